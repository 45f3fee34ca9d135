import UIKit

/// Pans that do not follow every finger or every movement, as the library's do.
enum PanSubclassQuestions {
    private static let rests: [Dependency] = [
        .pop("SwipePan/SwipePanGestureRecognizer"), .pop("BackSwipe/BackSwipePanGestureRecognizer"), .rule("B8"),
    ]

    static let all = [
        Question(
            "pan-after-an-ignored-finger", "Does a pan begin with the next finger after it has ignored one of two?",
            expected: "yes", source: .guess("openradar 15419007 says that it is stuck"),
            restsOn: rests + [.scenario("finger-spread"), .scenario("finger-rests")],
            fingers: [.pinch(scale: 2, velocity: 0.5), .drag(80, 400, by: 200)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let witness = TouchWitness(on: screen.view)
            let pan = PanOfOneFinger()
            screen.view.addGestureRecognizer(pan)
            let log = RecognizerLog(of: pan)
            var beginsAgain = false
            log.onAction = { if $0.state == .began, abs(witness.start.x - 80) < 5 { beginsAgain = true } }
            await host.wait(0.1)
            try await host.useFingers()
            guard pan.hasIgnored else { throw NoAnswer("There was no second finger.") }
            return beginsAgain ? "yes" : "no"
        },
        Question(
            "pan-told-late-begins", "Does a pan begin that was not told of the first 60 points?",
            expected: "yes", source: .guess("it has not failed, and the finger still moves"),
            restsOn: rests + [.scenario("finger-arc"), .scenario("finger-wind-up")],
            fingers: [.drag(80, 400, by: 200, velocity: 300)]
        ) { host in
            let late = await LatePan(on: host)
            try await host.useFingers()
            return late.log.answer
        },
        Question(
            "pan-told-late-translation",
            "How large is the translation, when it asks, of a pan that was not told of the first 60 points?",
            expected: "as far as the finger", source: .guess("it counts from where the finger has landed"),
            restsOn: rests + [.arbitration("Touches/UIGestureRecognizer+Movement"), .scenario("finger-wind-up")],
            fingers: [.drag(80, 400, by: 200, velocity: 300)]
        ) { host in
            let late = await LatePan(on: host)
            var answer = "never asked"
            late.delegate.shouldBegin = { _ in
                let missing = late.witness.movement.dx - late.pan.translation(in: nil).x
                answer =
                    abs(missing) < 1 ? "as far as the finger" : missing > 50 ? "as far as it was told" : "otherwise"
                return true
            }
            try await host.useFingers()
            return answer
        },
    ]
}

/// Follows the finger that lands first.
private final class PanOfOneFinger: UIPanGestureRecognizer {
    private var finger: UITouch?
    private(set) var hasIgnored = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if finger == nil { finger = touches.first }
        for touch in touches where touch !== finger {
            ignore(touch, for: event)
            hasIgnored = true
        }
        if let finger, touches.contains(finger) { super.touchesBegan([finger], with: event) }
    }

    override func reset() {
        super.reset()
        finger = nil
    }
}

/// A pan on a screen that is told of no movement until the finger has come 60 points.
@MainActor
private final class LatePan {
    let pan = PanToldLate()
    let delegate = RecognizerDelegate()
    let log: RecognizerLog
    let witness: TouchWitness

    init(on host: any QuestionHost) async {
        log = RecognizerLog(of: pan)
        let screen = QuestionScreen("A")
        await host.show(screen)
        witness = TouchWitness(on: screen.view)
        pan.delegate = delegate
        screen.view.addGestureRecognizer(pan)
    }
}

private final class PanToldLate: UIPanGestureRecognizer {
    private var start: CGPoint?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = touches.first?.location(in: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let place = touches.first?.location(in: nil), let start, abs(place.x - start.x) >= 60 else { return }
        super.touchesMoved(touches, with: event)
    }
}
