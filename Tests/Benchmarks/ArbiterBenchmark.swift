import GestureArbitration
import TestSupport
@_spi(Headless) import UIKit

/// The arbiter's answers against those of a delegate written by hand, asked of the same live touches.
@MainActor
struct ArbiterBenchmark {
    private static let regionWidth: CGFloat = 380
    private static let rounds = 30
    private static let questionsPerRound = 2000

    func run() -> Figure {
        var arbiterTime = 0.0
        var handWrittenTime = 0.0
        for place in SwipedPlace.allCases {
            let times = measure(swipeOn: place)
            arbiterTime += times.arbiter
            handWrittenTime += times.handWritten
        }
        let perQuestion = arbiterTime / Double(SwipedPlace.allCases.count * Self.questionsPerRound * 3) * 1e9
        return Figure(
            name: "Arbiter's answers, against a hand-written delegate with the same decisions",
            value: arbiterTime / handWrittenTime, aim: .atMost(1.5),
            detail: "An answer takes \(Int(perQuestion)) ns, over \(SwipedPlace.allCases.count) kinds of swipes.")
    }

    /// The best of several rounds for each, in seconds.
    private func measure(swipeOn place: SwipedPlace) -> (arbiter: Double, handWritten: Double) {
        let scene = SwipedScene()
        let arbiter = GestureArbiter(rules: [
            .startRegion(.within(Self.regionWidth)), .movingScrollViews, .direction, .viewOptions, .controls,
            .scrollEdge,
        ])
        let handWritten = HandWrittenDelegate(regionWidth: Self.regionWidth)
        var best = (arbiter: Double.infinity, handWritten: Double.infinity)
        let probe = ProbingDelegate(candidates: [arbiter, handWritten]) { pan, touch in
            let others = scene.scrollPans
            let answers = Self.answers(of: arbiter, pan, touch, others)
            let expected = Self.answers(of: handWritten, pan, touch, others)
            guard answers == expected else { fatalError("On \(place): \(answers), by hand \(expected).") }
            for _ in 0..<Self.rounds {
                best.arbiter = min(best.arbiter, Self.time { _ = Self.answers(of: arbiter, pan, touch, others) })
                best.handWritten = min(
                    best.handWritten, Self.time { _ = Self.answers(of: handWritten, pan, touch, others) })
            }
        }
        scene.swipe(on: place, probe: probe)
        precondition(best.arbiter < .infinity, "The swipe on \(place) must have come to the question.")
        return best
    }

    /// One of each kind of question.
    private static func answers(
        of delegate: some UIGestureRecognizerDelegate, _ pan: UIPanGestureRecognizer, _ touch: UITouch,
        _ others: [UIGestureRecognizer]
    ) -> [Bool] {
        var answers = [
            delegate.gestureRecognizer(pan, shouldReceive: touch), delegate.gestureRecognizerShouldBegin(pan),
        ]
        for other in others {
            answers.append(delegate.gestureRecognizer(pan, shouldBeRequiredToFailBy: other))
        }
        return answers
    }

    private static func time(_ body: () -> Void) -> Double {
        let clock = ContinuousClock()
        let duration = clock.measure { for _ in 0..<questionsPerRound { body() } }
        return duration.inSeconds
    }
}
