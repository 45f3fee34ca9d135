import UIKit

/// Controls against the recognizers of views around them.
enum ControlQuestions {
    static let all = [
        Question(
            "switch-against-pan", "Which wins when a finger drags the knob of a switch on a view with a pan?",
            expected: "the switch", source: .controlsGuide, restsOn: restsOnSwitch,
            fingers: [.drag(188, 400, by: 30, pressing: 0.1, velocity: 200)]
        ) { host in try await switchOutcome(against: UIPanGestureRecognizer(), on: host) },
        Question(
            "switch-against-swipe", "Which wins when a finger swipes over the knob of a switch on a view with a swipe?",
            expected: "the swipe", source: .guess("Apple names pans along the knob only"), restsOn: restsOnSwitch,
            fingers: [.flick(188, 400, by: 100, velocity: 800)]
        ) { host in try await switchOutcome(against: UISwipeGestureRecognizer(), on: host) },
        Question(
            "switch-dragged-by-7-points",
            "Does a switch turn over when its knob is dragged by 7 points over its middle?",
            expected: "yes", source: .choice("hysteresis of a switch's knob"), restsOn: restsOnSwitch,
            fingers: [.drag(198, 400, by: -7, pressing: 0.1, velocity: 60, holding: 0)]
        ) { host in try await turnsOver(on: host) },
        Question(
            "switch-dragged-by-15-points",
            "Does a switch turn over when its knob is dragged by 15 points, not over its middle?",
            expected: "no", source: .choice("hysteresis of a switch's knob"), restsOn: restsOnSwitch,
            fingers: [.drag(178, 400, by: 15, pressing: 0.1, velocity: 60, holding: 0)]
        ) { host in try await turnsOver(on: host) },
        Question(
            "button-left-by-50-points", "Does a button send touchUpInside when the finger lifts 50 points below it?",
            expected: "yes", source: .choice("margin of tracking"), restsOn: restsOnMargin,
            fingers: [.drag(195, 400, by: 0, 72, pressing: 0.1, velocity: 200)]
        ) { host in try await touchUpInside(on: host) },
        Question(
            "button-left-by-100-points", "Does a button send touchUpInside when the finger lifts 100 points below it?",
            expected: "no", source: .choice("margin of tracking"), restsOn: restsOnMargin,
            fingers: [.drag(195, 400, by: 0, 122, pressing: 0.1, velocity: 200)]
        ) { host in try await touchUpInside(on: host) },
        Question(
            "button-against-tap", "Which wins when a finger taps a button on a view with a tap: the button or the tap?",
            expected: "the button", source: .controlsGuide,
            restsOn: [.arbitration("Rules/ControlRule"), .rule("C6"), .scenario("button-in-pager")],
            fingers: [.tap(195, 400)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let button = CountedButton(in: screen.view)
            let tap = UITapGestureRecognizer()
            screen.view.addGestureRecognizer(tap)
            let log = RecognizerLog(of: tap)
            try await host.useFingers()
            return switch (button.taps > 0, log.hasBegun) {
            case (true, true): "both"
            case (true, false): "the button"
            case (false, true): "the tap"
            case (false, false): "neither"
            }
        },
        Question(
            "button-in-scroll-view",
            "Does a scroll view scroll when a finger presses a button in it for 0.3 s, and drags then?",
            expected: "no", source: .apple("uikit/uiscrollview/touchesshouldcancel(in:)"),
            restsOn: [
                .arbitration("ScrollViews/ContentTouchPolicy"), .arbitration("Rules/ControlRule"), .rule("D2"),
                .rule("D6"),
            ],
            fingers: [.drag(195, 400, by: -100, pressing: 0.3)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let pager = QuestionPager(in: screen.view, page: 0)
            _ = CountedButton(in: pager.scrollView)
            try await host.useFingers()
            return pager.hasScrolled ? "yes" : "no"
        },
    ]

    private static let restsOnSwitch: [Dependency] = [
        .arbitration("Controls/UIView+DraggedAxes"), .rule("C6"), .rule("E1"), .scenario("switch-on-screen"),
    ]
    private static let restsOnMargin: [Dependency] = [
        .arbitration("Rules/HeldControlRule"), .rule("E1"), .scenario("stepper-held"),
    ]

    @MainActor
    private static func switchOutcome(against recognizer: UIGestureRecognizer, on host: any QuestionHost) async throws
        -> String
    {
        let (screen, control) = await switchOnScreen(host)
        screen.view.addGestureRecognizer(recognizer)
        let log = RecognizerLog(of: recognizer)
        try await host.useFingers()
        if log.hasBegun { return recognizer is UIPanGestureRecognizer ? "the pan" : "the swipe" }
        return control.isOn ? "the switch" : "neither"
    }

    @MainActor
    private static func turnsOver(on host: any QuestionHost) async throws -> String {
        let (_, control) = await switchOnScreen(host)
        try await host.useFingers()
        return control.isOn ? "yes" : "no"
    }

    /// A switch that is off, with its centre at (195, 400).
    @MainActor
    private static func switchOnScreen(_ host: any QuestionHost) async -> (QuestionScreen, UISwitch) {
        let screen = QuestionScreen("A")
        await host.show(screen)
        let control = UISwitch()
        control.center = CGPoint(x: 195, y: 400)
        screen.view.addSubview(control)
        await host.wait(0.1)
        return (screen, control)
    }

    @MainActor
    private static func touchUpInside(on host: any QuestionHost) async throws -> String {
        let screen = QuestionScreen("A")
        await host.show(screen)
        let button = CountedButton(in: screen.view)
        try await host.useFingers()
        return button.taps > 0 ? "yes" : "no"
    }
}

/// A button of 100 × 44 points with its centre at (195, 400), which counts its taps.
@MainActor
private final class CountedButton {
    private(set) var taps = 0

    init(in view: UIView) {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 145, y: 378, width: 100, height: 44)
        button.setTitle("tap", for: .normal)
        button.addAction(UIAction { [self] _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }
}
