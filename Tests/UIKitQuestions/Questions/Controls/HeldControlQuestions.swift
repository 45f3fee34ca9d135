import UIKit

/// What controls do while a finger is on them.
enum HeldControlQuestions {
    static let all = [
        Question(
            "switch-tells-while-dragged",
            "Does a switch tell of its new value before the finger lifts that has dragged its knob?",
            expected: "yes", source: .choice("when a dragged switch tells"),
            restsOn: [.arbitration("Controls/UIView+DraggedAxes"), .rule("E1"), .scenario("switch-on-screen")],
            fingers: [.drag(188, 400, by: 30, pressing: 0.1, velocity: 200, holding: 0.5)]
        ) { host in
            let control = UISwitch()
            control.center = CGPoint(x: 195, y: 400)
            return try await momentOfEvent(.valueChanged, of: control, on: host) == beforeTheLift ? "yes" : "no"
        },
        Question(
            "press-edits-a-text-field", "When does a text field begin to be edited that is pressed for two seconds?",
            expected: "before the lift", source: .choice("a long press in a text field"),
            restsOn: [.arbitration("Rules/OtherGesturesRule"), .rule("E1"), .scenario("text-field-pressed")],
            fingers: [.press(195, 400, seconds: 2)]
        ) { host in
            let field = UITextField(frame: CGRect(x: 95, y: 380, width: 200, height: 40))
            return try await momentOfEvent(.editingDidBegin, of: field, on: host)
        },
        Question(
            "tap-on-a-disabled-button", "Does a tap on a view begin when a finger taps a disabled button on it?",
            expected: "yes", source: .choice("recognizers around disabled controls"),
            restsOn: [.arbitration("Rules/ControlRule"), .rule("C6"), .rule("A2")], fingers: [.tap(195, 400)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let button = UIButton(frame: CGRect(x: 145, y: 378, width: 100, height: 44))
            button.isEnabled = false
            screen.view.addSubview(button)
            let tap = UITapGestureRecognizer()
            screen.view.addGestureRecognizer(tap)
            let log = RecognizerLog(of: tap)
            try await host.useFingers()
            return log.answer
        },
    ]

    private static let beforeTheLift = "before the lift"

    /// When a control first sends an event under the question's fingers.
    @MainActor
    private static func momentOfEvent(
        _ event: UIControl.Event, of control: UIControl, on host: any QuestionHost
    ) async throws -> String {
        let screen = QuestionScreen("A")
        await host.show(screen)
        screen.view.addSubview(control)
        await host.wait(0.1)
        let witness = TouchWitness(on: host.window)
        var moment = "never"
        let note = UIAction { _ in
            if moment == "never" { moment = witness.lifts == 0 ? beforeTheLift : "at the lift" }
        }
        control.addAction(note, for: event)
        try await host.useFingers()
        return moment
    }
}
