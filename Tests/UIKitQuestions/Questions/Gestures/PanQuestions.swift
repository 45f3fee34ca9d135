import UIKit

/// When a pan begins, and what it says then.
enum PanQuestions {
    private static let rests: [Dependency] = [
        .arbitration("Touches/UIGestureRecognizer+Movement"), .arbitration("Rules/DirectionRule"),
        .pop("SwipePan/SwipePanGestureRecognizer"), .rule("B8"),
    ]
    private static let slowly = [FingerStep.drag(100, 400, by: 90, velocity: 100)]
    private static let quickly = [FingerStep.drag(60, 400, by: 250, velocity: 1000)]

    static let all = [
        Question(
            "pan-hysteresis", "How far has a slow finger moved when a pan asks whether it may begin?",
            expected: "9 to 13 points", source: .report("recorded pans, see rule B8 of the model"), restsOn: rests,
            fingers: slowly
        ) { host in
            let pan = await AskedPan(on: host)
            var movement: CGFloat?
            pan.delegate.shouldBegin = { _ in
                movement = movement ?? pan.witness.movement.dx
                return true
            }
            try await host.useFingers()
            return movement.map { Band(9, 13, "points").name(of: $0) } ?? "never"
        },
        Question(
            "pan-translation-in-should-begin", "How large is the translation when a pan asks whether it may begin?",
            expected: "as far as the finger",
            source: .report("forkingdog/FDFullscreenPopGesture, which reads it there"),
            restsOn: rests + [.scenario("finger-wind-up")], fingers: slowly
        ) { host in
            let pan = await AskedPan(on: host)
            var answer = "never asked"
            pan.delegate.shouldBegin = { _ in
                answer = compare(pan.pan.translation(in: nil).x, with: pan.witness.movement.dx)
                return true
            }
            try await host.useFingers()
            return answer
        },
        Question(
            "pan-fingers-before-it-begins",
            "How many touches has a pan for three fingers while two pinch on its view?",
            expected: "2", source: .guess("it follows fingers from their landing on"),
            restsOn: [
                .arbitration("Touches/UIGestureRecognizer+Movement"), .arbitration("Rules/OtherGesturesRule"),
                .rule("B8"),
            ],
            fingers: [.pinch(scale: 2, velocity: 0.5)]
        ) { host in
            let pan = await AskedPan(on: host)
            pan.pan.minimumNumberOfTouches = 3
            let pinch = UIPinchGestureRecognizer()
            let log = RecognizerLog(of: pinch)
            pan.screen.view.addGestureRecognizer(pinch)
            var answer = "no pinch"
            log.onAction = { if $0.state == .began { answer = "\(pan.pan.numberOfTouches)" } }
            try await host.useFingers()
            return answer
        },
        Question(
            "pan-translation-when-it-begins", "How large is the translation when a pan sends that it has begun?",
            expected: "less than the finger", source: .report("recorded pans, see rule B8 of the model"),
            restsOn: rests + [.pop("Gestures/GestureMeasure"), .driver("percentDriven")], fingers: quickly
        ) { host in
            let pan = await AskedPan(on: host)
            var answer = "never begun"
            pan.log.onAction = { recognizer in
                guard recognizer.state == .began else { return }
                answer = compare(pan.pan.translation(in: nil).x, with: pan.witness.movement.dx)
            }
            try await host.useFingers()
            return answer
        },
        Question(
            "pan-translation-after-waiting",
            "How large is the translation when a pan begins whose finger has moved 100 points while it waited?",
            expected: "zero", source: .guess("what others did meanwhile is no part of it"),
            restsOn: [
                .arbitration("ScrollViews/ScrollHandoff"), .pop("Gestures/GestureMeasure"), .rule("B4"),
                .scenario("finger-thumb-scrolls"),
            ],
            fingers: [.drag(60, 400, by: 250, velocity: 300)]
        ) { host in
            let pan = await AskedPan(on: host)
            let gate = GateRecognizer(begins: false)
            gate.distance = 100
            pan.screen.view.addGestureRecognizer(gate)
            pan.pan.require(toFail: gate)
            var answer = "never begun"
            pan.log.onAction = { recognizer in
                guard recognizer.state == .began else { return }
                answer = compare(pan.pan.translation(in: nil).x, with: pan.witness.movement.dx)
            }
            try await host.useFingers()
            return answer
        },
        Question(
            "pan-velocity-formula", "How does a pan's velocity come from the last two movements of the finger?",
            expected: "0.2 of the newest, 0.8 of the one before",
            source: .report("recorded pans, see rule B8 of the model"),
            restsOn: [
                .pop("Gestures/CompletionPolicy"), .rule("B8"), .rule("F4"), .scenario("finger-flick-two-samples"),
            ],
            fingers: [.flick(60, 400, by: 250, velocity: 1000)]
        ) { host in
            let pan = await AskedPan(on: host)
            var errors: [String: CGFloat] = [:]
            pan.log.onAction = { recognizer in
                guard recognizer.state == .began || recognizer.state == .changed else { return }
                let moves = pan.witness.moves
                guard moves.count == 3 else { return }
                let speeds = zip(moves, moves.dropFirst()).map {
                    ($1.place.x - $0.place.x) / max($1.time - $0.time, 0.001)
                }
                let velocity = pan.pan.velocity(in: nil).x
                errors = [
                    "the newest": abs(speeds[1] - velocity),
                    "0.2 of the newest, 0.8 of the one before": abs(0.2 * speeds[1] + 0.8 * speeds[0] - velocity),
                    "smoothed twice": abs(0.2 * speeds[1] + 0.16 * speeds[0] - velocity),
                ]
            }
            try await host.useFingers()
            guard let best = errors.min(by: { $0.value < $1.value }) else {
                throw NoAnswer("There was no third sample.")
            }
            return best.value < 100 ? best.key : "in another way"
        },
        Question(
            "velocity-after-70-ms", "Does a pan have a velocity when the finger has rested for 0.07 s before it lifts?",
            expected: "yes", source: .choice("how long a resting finger counts as moving"), restsOn: restsOnRest,
            fingers: [.drag(60, 400, by: 200, velocity: 800, holding: 0.07)]
        ) { host in try await velocityAtTheEnd(on: host) },
        Question(
            "velocity-after-150-ms",
            "Does a pan have a velocity when the finger has rested for 0.15 s before it lifts?",
            expected: "no", source: .choice("how long a resting finger counts as moving"), restsOn: restsOnRest,
            fingers: [.drag(60, 400, by: 200, velocity: 800, holding: 0.15)]
        ) { host in try await velocityAtTheEnd(on: host) },
        Question(
            "pan-switched-off-under-the-finger",
            "Which state does a pan send when it is switched off under the finger?",
            expected: "cancelled", source: .apple("uikit/uigesturerecognizer/isenabled"),
            restsOn: [
                .arbitration("ScrollViews/UIView+StopScrolling"), .arbitration("Rules/IdleRule"), .rule("B3"),
                .scenario("switched-off-during-gesture"),
            ],
            fingers: quickly
        ) { host in
            let pan = await AskedPan(on: host)
            pan.log.onAction = { if $0.state == .changed { $0.isEnabled = false } }
            try await host.useFingers()
            return switch pan.log.states.last {
            case .cancelled: "cancelled"
            case .ended: "ended"
            default: "nothing more"
            }
        },
    ]

    private static let restsOnRest: [Dependency] = [
        .pop("Gestures/CompletionPolicy"), .rule("B8"), .scenario("finger-pulled-back"), .scenario("modal-flick"),
    ]

    @MainActor
    private static func velocityAtTheEnd(on host: any QuestionHost) async throws -> String {
        let pan = await AskedPan(on: host)
        var answer = "never ended"
        pan.log.onAction = { recognizer in
            guard recognizer.state == .ended else { return }
            answer = abs(pan.pan.velocity(in: nil).x) > 100 ? "yes" : "no"
        }
        try await host.useFingers()
        return answer
    }

    private static func compare(_ translation: CGFloat, with movement: CGFloat) -> String {
        if abs(translation - movement) < 1 { return "as far as the finger" }
        return abs(translation) < 1 ? "zero" : "less than the finger"
    }
}

/// A pan on a screen, its delegate, and what it has sent.
@MainActor
private final class AskedPan {
    let screen = QuestionScreen("A")
    let pan = UIPanGestureRecognizer()
    let delegate = RecognizerDelegate()
    let log: RecognizerLog
    let witness: TouchWitness

    init(on host: any QuestionHost) async {
        log = RecognizerLog(of: pan)
        await host.show(screen)
        // The witness is first, and has seen a movement when the pan asks.
        witness = TouchWitness(on: screen.view)
        pan.delegate = delegate
        screen.view.addGestureRecognizer(pan)
    }
}
