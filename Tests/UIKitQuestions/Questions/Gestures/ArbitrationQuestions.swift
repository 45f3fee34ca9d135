import UIKit

/// Which of several recognizers wins.
enum ArbitrationQuestions {
    private static let drag = [FingerStep.drag(150, 400, by: 120)]

    static let all = [
        Question(
            "deeper-pan-wins", "Which of two pans begins: that of a view, or that of its superview?",
            expected: "the deeper one", source: .report("microsoft/WinObjC, see rule C2 of the model"),
            restsOn: [
                .arbitration("Rules/OtherGesturesRule"), .arbitration("ArbitrationRelation"), .rule("C2"),
                .scenario("own-pan"),
            ],
            fingers: drag
        ) { host in
            let pans = await TwoPans(on: host)
            try await host.useFingers()
            return pans.answer
        },
        Question(
            "one-delegate-is-enough", "Do two pans begin together if the delegate of the outer one alone wants that?",
            expected: "both",
            source: .apple("uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)"),
            restsOn: [
                .arbitration("GestureArbiter+Delegate"), .arbitration("ArbitrationRelation"), .rule("C3"),
                .scenario("pager-simultaneous"),
            ],
            fingers: drag
        ) { host in
            let pans = await TwoPans(on: host)
            pans.delegate.isSimultaneous = { _, _ in true }
            try await host.useFingers()
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
            let refusing = host.keep(RecognizerDelegate())
            refusing.shouldBegin = { _ in false }
            pans.deeper.delegate = refusing
            try await host.useFingers()
            return pans.answer
        },
        Question(
            "refused-touch-lets-the-other-go",
            "Does the pan of a superview begin when the deeper one does not receive the touch?",
            expected: "the outer one",
            source: .apple("uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-16fuh"),
            restsOn: [.arbitration("GestureArbiter+Delegate"), .rule("A6")], fingers: drag
        ) { host in
            let pans = await TwoPans(on: host)
            let refusing = host.keep(RecognizerDelegate())
            refusing.shouldReceive = { _, _ in false }
            pans.deeper.delegate = refusing
            try await host.useFingers()
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
            try await host.useFingers()
            return view.asked.contains { $0 === pan } ? "yes" : "no"
        },
        Question(
            "touches-are-cancelled", "What does a view hear of a touch when a pan on it begins?",
            expected: "began, moved, cancelled", source: .apple("uikit/uigesturerecognizer/cancelstouchesinview"),
            restsOn: [.arbitration("Rules/HeldControlRule"), .rule("B7"), .scenario("canvas-follows")],
            fingers: [.drag(150, 400, by: 120, velocity: 100)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let view = ViewThatListens(frame: CGRect(x: 50, y: 300, width: 300, height: 200))
            screen.view.addSubview(view)
            view.addGestureRecognizer(UIPanGestureRecognizer())
            try await host.useFingers()
            return view.log.text
        },
    ]
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
