import UIKit

/// Recognizers of an app's own, such as the library's vetoes, among UIKit's.
enum OwnRecognizerQuestions {
    private static let restsOnVeto: [Dependency] = [
        .pop("BackSwipe/PopVetoGestureRecognizer"), .pop("BackSwipe/BackSwipeRecognizers"), .rule("A7"), .rule("C5"),
        .driver("contentPop"), .scenario("mode-edge-edge"),
    ]
    private static let edge = [FingerStep.drag(2, 400, by: 300)]

    static let all = [
        Question(
            "gate-failed-from-outside",
            "Does the edge pan pop whose gate is made to fail while another pan asks whether it may begin?",
            expected: "popped", source: .guess("a state may be set whenever a touch is tracked"), restsOn: restsOnVeto,
            fingers: edge
        ) { host in try await edgePop(withGateMade: .failed, on: host) },
        Question(
            "gate-begun-from-outside",
            "Does the edge pan stay still whose gate is made to begin while another pan asks whether it may begin?",
            expected: "stayed", source: .guess("a state may be set whenever a touch is tracked"), restsOn: restsOnVeto,
            fingers: edge
        ) { host in try await edgePop(withGateMade: .began, on: host) },
        Question(
            "unpreventable-recognizer-begins",
            "Does a recognizer begin that cannot be prevented, after a deeper pan has begun?",
            expected: "yes", source: .apple("uikit/uigesturerecognizer/canbeprevented(by:)"),
            restsOn: [.arbitration("VetoGestureRecognizer"), .pop("BackSwipe/PopVetoGestureRecognizer"), .rule("C2")],
            fingers: [.drag(60, 400, by: 250, velocity: 400)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let view = UIView(frame: CGRect(x: 20, y: 300, width: 340, height: 200))
            screen.view.addSubview(view)
            let pan = UIPanGestureRecognizer()
            view.addGestureRecognizer(pan)
            let log = RecognizerLog(of: pan)
            let gate = GateRecognizer(begins: true)
            gate.distance = 100
            screen.view.addGestureRecognizer(gate)
            let gateLog = RecognizerLog(of: gate)
            try await host.useFingers()
            guard log.hasBegun else { throw NoAnswer("The pan has not begun.") }
            return gateLog.answer
        },
        Question(
            "recognized-from-outside",
            "Does a button lose its touch to a recognizer that is made to recognize while a pan begins?",
            expected: "yes", source: .guess("a state may be set whenever a touch is tracked"),
            restsOn: [.pop("Gestures/TouchCancelingGestureRecognizer"), .rule("C5"), .scenario("rest-row-flick")],
            fingers: [.drag(150, 400, by: 60)]
        ) { host in try await lossOfTouch(on: host) },
        Question(
            "failed-recognizer-is-ready-again", "Does a recognizer see the next finger after it has failed?",
            expected: "yes", source: .apple("uikit/uigesturerecognizer/reset()"),
            restsOn: [.arbitration("ScrollViews/ScrollLockGestureRecognizer"), .rule("B6")],
            fingers: [.drag(100, 400, by: 100), .drag(100, 400, by: 100)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let gate = GateRecognizer(begins: false)
            screen.view.addGestureRecognizer(gate)
            try await host.useFingers()
            return gate.failures == 2 ? "yes" : "no"
        },
        Question(
            "order-of-receiving",
            "In which order is a recognizer asked whether it receives an event, and its delegate a touch?",
            expected: "event, touch",
            source: .apple("uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-16fuh"),
            restsOn: [
                .pop("BackSwipe/BackSwipePanGestureRecognizer"), .arbitration("GestureArbiter+Delegate"), .rule("A6"),
            ],
            fingers: [.press(195, 400, seconds: 0.2)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let log = QuestionLog()
            let (pan, delegate) = (PanThatIsAsked(), host.keep(RecognizerDelegate()))
            pan.log = log
            delegate.shouldReceive = { _, _ in
                log.note("touch")
                return true
            }
            pan.delegate = delegate
            screen.view.addGestureRecognizer(pan)
            try await host.useFingers()
            let firsts = log.entries.prefix { $0 == "event" }.isEmpty ? ["touch", "event"] : ["event", "touch"]
            return log.entries.contains("touch") && log.entries.contains("event")
                ? firsts.joined(separator: ", ") : log.text
        },
    ]

    /// Whether the button under the finger is told that its touch is cancelled. The pan itself leaves it the touch.
    @MainActor
    private static func lossOfTouch(on host: any QuestionHost) async throws -> String {
        let screen = QuestionScreen("A")
        await host.show(screen)
        let button = UIButton(frame: CGRect(x: 95, y: 378, width: 200, height: 44))
        screen.view.addSubview(button)
        var isCancelled = false
        button.addAction(UIAction { _ in isCancelled = true }, for: .touchCancel)
        let gate = GateRecognizer(begins: false)
        gate.distance = .infinity
        gate.cancelsTouchesInView = true
        screen.view.addGestureRecognizer(gate)
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = false
        let log = RecognizerLog(of: pan)
        log.onAction = { if $0.state == .began { gate.state = .ended } }
        screen.view.addGestureRecognizer(pan)
        try await host.useFingers()
        guard log.hasBegun else { throw NoAnswer("The pan has not begun.") }
        return isCancelled ? "yes" : "no"
    }

    /// A pan asks on the view of the navigation controller, and its delegate decides for the gate.
    @MainActor
    private static func edgePop(
        withGateMade state: UIGestureRecognizer.State, on host: any QuestionHost
    ) async throws -> String {
        let stack = StackOfTwo()
        await stack.show(on: host)
        let gate = GateRecognizer(begins: false)
        gate.distance = .infinity
        let (pan, delegate) = (UIPanGestureRecognizer(), host.keep(RecognizerDelegate()))
        delegate.shouldBegin = { _ in
            if gate.state == .possible { gate.state = state }
            return false
        }
        pan.delegate = delegate
        stack.add(pan)
        stack.add(gate)
        let edgePan = stack.navigation.interactivePopGestureRecognizer
        edgePan?.require(toFail: gate)
        // Where others wait for the edge pan, it has to wait for this one.
        edgePan?.require(toFail: pan)
        stack.navigation.askedContentPop?.isEnabled = false
        try await host.useFingers()
        return stack.navigation.askedOutcome
    }
}

private final class PanThatIsAsked: UIPanGestureRecognizer {
    var log = QuestionLog()

    override func shouldReceive(_ event: UIEvent) -> Bool {
        log.note("event")
        return super.shouldReceive(event)
    }
}
