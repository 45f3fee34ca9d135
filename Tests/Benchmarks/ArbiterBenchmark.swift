import GestureArbitration
import TestSupport
@_spi(Headless) import UIKit

/// The arbiter's answers against those of a delegate written by hand, asked of the same live touches.
///
/// Instructions are counted where valgrind is installed, for its counts don't depend on what else the machine does, and
/// time is measured elsewhere.
@MainActor
struct ArbiterBenchmark {
    private static let regionWidth: CGFloat = 380
    private static let rounds = 30
    private static let questionsPerRound = 2000
    /// What is counted is many times what the run costs beside it.
    private static let countedQuestions = 2000

    /// Who is asked.
    enum Candidate: String {
        case arbiter, byHand
    }

    func run() -> Figure {
        let name = "Arbiter's answers, against a hand-written delegate with the same decisions"
        let times = SwipedPlace.allCases.map { measure(swipeOn: $0) }
        let arbiterTime = times.map(\.arbiter).reduce(0, +)
        let handWrittenTime = times.map(\.handWritten).reduce(0, +)
        let swipes = SwipedPlace.allCases.count
        let perSwipe = Int(arbiterTime / Double(swipes * Self.questionsPerRound) * 1e9)
        let inTime = Figure.text(arbiterTime / handWrittenTime)
        let detail =
            "The \(Self.answersPerSwipe) answers to a swipe take \(perSwipe) ns, over \(swipes) kinds of swipes"
        guard InstructionCounter.isAvailable else {
            return Figure(
                name: "\(name), in time", value: arbiterTime / handWrittenTime, aim: .atMost(1), detail: detail)
        }
        let (ours, byHand) = (Self.instructions(of: .arbiter), Self.instructions(of: .byHand))
        return Figure(
            name: "\(name), in instructions", value: ours / byHand, aim: .atMost(1),
            detail: "\(Int(ours)) for a swipe, by hand \(Int(byHand)). \(detail): \(inTime) times as long.")
    }

    /// For one swipe, on the average.
    private static func instructions(of candidate: Candidate) -> Double {
        let counted = InstructionCounter.count(CountedRun(candidate, times: countedQuestions).arguments)
        let beside = InstructionCounter.count(CountedRun(candidate, times: 0).arguments)
        return Double(counted - beside) / Double(countedQuestions * SwipedPlace.allCases.count)
    }

    /// A run of this program whose instructions are counted: it asks a candidate about a swipe of every kind.
    @MainActor
    struct CountedRun {
        private static let command = "answers"
        private let candidate: Candidate
        private let times: Int

        init(_ candidate: Candidate, times: Int) {
            self.candidate = candidate
            self.times = times
        }

        /// Nil if the command line asks for something else.
        init?(_ commandLine: [String]) {
            guard commandLine.count == 4, commandLine[1] == Self.command,
                let candidate = Candidate(rawValue: commandLine[2]), let times = Int(commandLine[3])
            else { return nil }
            self.init(candidate, times: times)
        }

        var arguments: [String] { [Self.command, candidate.rawValue, "\(times)"] }

        func ask() {
            for place in SwipedPlace.allCases {
                let scene = SwipedScene()
                let (arbiter, handWritten) = (makeArbiter(), HandWrittenDelegate(regionWidth: regionWidth))
                let probe = ProbingDelegate(candidates: [arbiter, handWritten]) { pan, touch in
                    for _ in 0..<times {
                        switch candidate {
                        case .arbiter: _ = answers(of: arbiter, pan, touch, scene.scrollPans)
                        case .byHand: _ = answers(of: handWritten, pan, touch, scene.scrollPans)
                        }
                    }
                }
                scene.swipe(on: place, probe: probe)
            }
        }
    }

    private static func makeArbiter() -> GestureArbiter {
        GestureArbiter(rules: [
            .startRegion(.within(regionWidth)), .movingScrollViews, .direction, .viewOptions, .controls, .scrollEdge,
        ])
    }

    /// The best of several rounds for each, in seconds.
    private func measure(swipeOn place: SwipedPlace) -> (arbiter: Double, handWritten: Double) {
        let scene = SwipedScene()
        let (arbiter, handWritten) = (Self.makeArbiter(), HandWrittenDelegate(regionWidth: Self.regionWidth))
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

    private static let answersPerSwipe = 4

    /// One of each kind of question, and one for each scroll view.
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
