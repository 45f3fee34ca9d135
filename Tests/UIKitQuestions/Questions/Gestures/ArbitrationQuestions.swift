import UIKit

/// Which of several recognizers wins.
enum ArbitrationQuestions {
    private static let drag = [FingerStep.drag(150, 400, by: 120)]

    static let all = [
        Question(
            "deeper-pan-wins", "Which of two pans begins: that of a view, or that of its superview?",
            expected: "the deeper one", source: .apple("uikit/uigesturerecognizer/canprevent(_:)"),
            restsOn: [
                .arbitration("Rules/OtherGesturesRule"), .arbitration("Relation"), .rule("C2"),
                .scenario("R16-own-pan"),
            ],
            fingers: drag
        ) { host in
            let pans = await TwoPans(on: host)
            await host.useFingers()
            return pans.answer
        },
        Question(
            "one-delegate-is-enough", "Do two pans begin together if the delegate of the outer one alone wants that?",
            expected: "both",
            source: .apple("uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)"),
            restsOn: [
                .arbitration("GestureArbiter+Delegate"), .arbitration("Relation"), .rule("C3"),
                .scenario("R12-simultaneous"),
            ],
            fingers: drag
        ) { host in
            let pans = await TwoPans(on: host)
            pans.delegate.isSimultaneous = { _, _ in true }
            await host.useFingers()
            return pans.answer
        },
        Question(
            "refusing-delegate-lets-the-other-go",
            "Does the pan of a superview begin when the deeper one is refused by its delegate?",
            expected: "the outer one",
            source: .apple("uikit/uigesturerecognizerdelegate/gesturerecognizershouldbegin(_:)"),
            restsOn: [.arbitration("GestureArbiter"), .arbitration("Rules/ScrollEdgeRule"), .rule("C1"), .rule("C2")],
            fingers: drag
        ) { host in
            let pans = await TwoPans(on: host)
            let refusing = RecognizerDelegate()
            refusing.shouldBegin = { _ in false }
            pans.deeper.delegate = refusing
            await host.useFingers()
            return pans.answer
        },
        Question(
            "refused-touch-lets-the-other-go",
            "Does the pan of a superview begin when the deeper one does not receive the touch?",
            expected: "the outer one",
            source: .apple("uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-1ivn6"),
            restsOn: [.arbitration("GestureArbiter+Delegate"), .rule("A6")], fingers: drag
        ) { host in
            let pans = await TwoPans(on: host)
            let refusing = RecognizerDelegate()
            refusing.shouldReceive = { _, _ in false }
            pans.deeper.delegate = refusing
            await host.useFingers()
            return pans.answer
        },
        Question(
            "touched-view-is-asked", "Is the touched view asked whether a superview's pan may begin?",
            expected: "yes", source: .apple("uikit/uiview/gesturerecognizershouldbegin(_:)"),
            restsOn: [.arbitration("Rules/ControlRule"), .rule("C1"), .rule("E3")], fingers: drag
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let view = ViewThatIsAsked(frame: CGRect(x: 50, y: 300, width: 300, height: 200))
            screen.view.addSubview(view)
            let pan = UIPanGestureRecognizer()
            screen.view.addGestureRecognizer(pan)
            await host.useFingers()
            return view.asked.contains { $0 === pan } ? "yes" : "no"
        },
        Question(
            "touches-are-cancelled", "What does a view hear of a touch when a pan on it begins?",
            expected: "began, moved, cancelled", source: .apple("uikit/uigesturerecognizer/cancelstouchesinview"),
            restsOn: [.arbitration("Rules/HeldControlRule"), .rule("B7"), .scenario("R16-canvas-follows")],
            fingers: [.drag(150, 400, by: 120, velocity: 100)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let view = ViewThatListens(frame: CGRect(x: 50, y: 300, width: 300, height: 200))
            screen.view.addSubview(view)
            view.addGestureRecognizer(UIPanGestureRecognizer())
            await host.useFingers()
            return view.log.text
        },
        Question(
            "tap-of-7-points", "Is a tap recognized when the finger strays by 7 points?",
            expected: "yes", source: .choice("how far a finger strays in a tap"), restsOn: restsOnTap,
            fingers: [.drag(150, 400, by: 7, velocity: 60, holding: 0)]
        ) { host in await tapIsRecognized(on: host) },
        Question(
            "tap-of-15-points", "Is a tap recognized when the finger strays by 15 points?",
            expected: "no", source: .choice("how far a finger strays in a tap"), restsOn: restsOnTap,
            fingers: [.drag(150, 400, by: 15, velocity: 60, holding: 0)]
        ) { host in await tapIsRecognized(on: host) },
        Question(
            "tap-of-half-a-second", "Is a tap recognized when the finger rests for half a second?",
            expected: "yes", source: .choice("longest press of a tap"), restsOn: restsOnTap,
            fingers: [.press(150, 400, seconds: 0.5)]
        ) { host in await tapIsRecognized(on: host) },
        Question(
            "tap-of-a-second", "Is a tap recognized when the finger rests for a second?",
            expected: "no", source: .choice("longest press of a tap"), restsOn: restsOnTap,
            fingers: [.press(150, 400, seconds: 1)]
        ) { host in await tapIsRecognized(on: host) },
        Question(
            "swipe-of-40-points", "Is a swipe recognized that goes 40 points?",
            expected: "no", source: .choice("shortest swipe"), restsOn: restsOnSwipe,
            fingers: [.flick(150, 400, by: 40, velocity: 800)]
        ) { host in await swipeIsRecognized(on: host) },
        Question(
            "swipe-of-65-points", "Is a swipe recognized that goes 65 points?",
            expected: "yes", source: .choice("shortest swipe"), restsOn: restsOnSwipe,
            fingers: [.flick(150, 400, by: 65, velocity: 800)]
        ) { host in await swipeIsRecognized(on: host) },
        Question(
            "pinch-hysteresis",
            "By how much has the distance of two fingers changed when a pinch asks whether it may begin?",
            expected: "5 to 13 points", source: .choice("hysteresis of a pinch"), restsOn: restsOnPinch,
            fingers: [.pinch(scale: 2, velocity: 0.5)]
        ) { host in
            let screen = QuestionScreen("A")
            let delegate = RecognizerDelegate()
            await host.show(screen)
            let pinch = PinchThatMeasures()
            pinch.delegate = delegate
            screen.view.addGestureRecognizer(pinch)
            var change: CGFloat?
            delegate.shouldBegin = { _ in
                change = change ?? pinch.change
                return true
            }
            await host.useFingers()
            return change.map { Band(5, 13, "points").name(of: abs($0)) } ?? "never"
        },
        Question(
            "pinch-scale-in-should-begin",
            "Does the scale of a pinch say which way it goes when it asks whether it may begin?",
            expected: "yes", source: .guess("as the translation of a pan does"), restsOn: restsOnPinch,
            fingers: [.pinch(scale: 2, velocity: 0.5)]
        ) { host in
            let screen = QuestionScreen("A")
            let delegate = RecognizerDelegate()
            await host.show(screen)
            let pinch = UIPinchGestureRecognizer()
            pinch.delegate = delegate
            screen.view.addGestureRecognizer(pinch)
            var scale: CGFloat?
            delegate.shouldBegin = { _ in
                scale = scale ?? pinch.scale
                return true
            }
            await host.useFingers()
            return scale.map { $0 > 1.001 ? "yes" : "no" } ?? "never asked"
        },
    ]

    private static let restsOnTap: [Dependency] = [
        .model("Gestures/Recognizers/UITapGestureRecognizer"), .rule("B10"), .scenario("R24-tiny"),
    ]
    private static let restsOnSwipe: [Dependency] = [
        .model("Gestures/Recognizers/UISwipeGestureRecognizer"), .rule("B10"), .scenario("R16-reply-swipe"),
    ]
    private static let restsOnPinch: [Dependency] = [
        .pop("Gestures/PinchMeasure"), .arbitration("PinchDirection"), .arbitration("Rules/DirectionRule"),
        .rule("B10"), .scenario("modal-pinch"),
    ]

    @MainActor
    private static func tapIsRecognized(on host: any QuestionHost) async -> String {
        await isRecognized(UITapGestureRecognizer(), on: host)
    }

    @MainActor
    private static func swipeIsRecognized(on host: any QuestionHost) async -> String {
        await isRecognized(UISwipeGestureRecognizer(), on: host)
    }

    @MainActor
    private static func isRecognized(_ recognizer: UIGestureRecognizer, on host: any QuestionHost) async -> String {
        let screen = QuestionScreen("A")
        await host.show(screen)
        screen.view.addGestureRecognizer(recognizer)
        let log = RecognizerLog(of: recognizer)
        await host.useFingers()
        return log.answer
    }
}

/// A pan on a screen, and one on a view in it.
@MainActor
private final class TwoPans {
    let deeper = UIPanGestureRecognizer()
    let outer = UIPanGestureRecognizer()
    /// Of the outer one.
    let delegate = RecognizerDelegate()
    private let logs: (deeper: RecognizerLog, outer: RecognizerLog)

    init(on host: any QuestionHost) async {
        logs = (RecognizerLog(of: deeper), RecognizerLog(of: outer))
        let screen = QuestionScreen("A")
        await host.show(screen)
        let view = UIView(frame: CGRect(x: 50, y: 300, width: 300, height: 200))
        screen.view.addSubview(view)
        view.addGestureRecognizer(deeper)
        outer.delegate = delegate
        screen.view.addGestureRecognizer(outer)
    }

    var answer: String {
        switch (logs.deeper.hasBegun, logs.outer.hasBegun) {
        case (true, true): "both"
        case (true, false): "the deeper one"
        case (false, true): "the outer one"
        case (false, false): "neither"
        }
    }
}

private final class ViewThatIsAsked: UIView {
    private(set) var asked: [UIGestureRecognizer] = []

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append(gestureRecognizer)
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

private final class ViewThatListens: UIView {
    let log = QuestionLog()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.note("began") }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if log.entries.last != "moved" { log.note("moved") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.note("ended") }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.note("cancelled") }
}

/// Knows how the distance of its two fingers has changed.
private final class PinchThatMeasures: UIPinchGestureRecognizer {
    private var start: CGFloat?

    var change: CGFloat { start.map { distance - $0 } ?? 0 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches == 2 { start = distance }
    }

    private var distance: CGFloat {
        guard numberOfTouches == 2 else { return 0 }
        let (first, second) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return hypot(first.x - second.x, first.y - second.y)
    }
}
