import GestureArbitration
@_spi(Headless) import UIKit

/// The arbiter's answers against those of a delegate written by hand, which decides alike.
///
/// Instructions are counted where valgrind is installed, for its counts don't depend on what else the machine does.
/// They are those of whole swipes, from the landing on: of all questions that UIKit asks about them, and of what either
/// keeps for the next one. A swipe is played with a candidate that is asked beside the delegate that decides, and again
/// without. Time is measured where a swipe begins, by asking again and again, and compared where valgrind is missing.
@MainActor
struct ArbiterBenchmark {
    private static let regionWidth: CGFloat = 380
    private static let rounds = 30
    private static let questionsPerRound = 2000
    private static let countedSwipes = (few: 10, many: 60)

    /// Who is asked.
    enum Candidate: String {
        case nobody, arbiter, byHand
    }

    func run() -> Figure {
        Self.compareAnswers()
        let name = "Arbiter's answers, against a hand-written delegate with the same decisions"
        let times = SwipedPlace.allCases.map { measure(swipeOn: $0) }
        let arbiterTime = times.map(\.arbiter).reduce(0, +)
        let handWrittenTime = times.map(\.handWritten).reduce(0, +)
        let swipes = SwipedPlace.allCases.count
        let perSwipe = Int(arbiterTime / Double(swipes * Self.questionsPerRound) * 1e9)
        let inTime = Figure.text(arbiterTime / handWrittenTime)
        let detail = "\(Self.answersPerSwipe) answers to a swipe take \(perSwipe) ns, over \(swipes) kinds of swipes"
        guard InstructionCounter.isAvailable else {
            return Figure(
                name: "\(name), in time", value: arbiterTime / handWrittenTime, aim: .atMost(1), detail: detail)
        }
        let (ours, byHand) = (Self.instructions(of: .arbiter), Self.instructions(of: .byHand))
        return Figure(
            name: "\(name), in instructions", value: ours / byHand, aim: .atMost(1),
            detail: "\(Int(ours)) for a whole swipe, by hand \(Int(byHand)). \(detail): \(inTime) times as long.")
    }

    private static func makeArbiter() -> GestureArbiter {
        GestureArbiter(rules: [
            .startRegion(.within(regionWidth)), .movingScrollViews, .direction, .viewOptions, .controls, .scrollEdge,
        ])
    }

    private static func makeHandWritten() -> HandWrittenDelegate { HandWrittenDelegate(regionWidth: regionWidth) }

    /// Swipes in many directions wherever there is something: the two must answer alike each time.
    private static func compareAnswers() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            for atScrollEdge in [ViewArbitration.AtScrollEdge.yields, .simultaneous, .keeps] {
                for place in SwipedPlace.allCases {
                    for movement in movements {
                        let scene = SwipedScene(direction: direction, atScrollEdge: atScrollEdge)
                        compareAnswers(to: movement, on: place, of: scene)
                    }
                }
            }
        }
    }

    private static func compareAnswers(to movement: CGPoint, on place: SwipedPlace, of scene: SwipedScene) {
        let arbiter = makeArbiter()
        var questions: Set<String> = []
        let delegate = AskedDelegate(deciding: makeHandWritten(), other: arbiter) { question, byHand, ours in
            precondition(byHand == ours, "\(question), \(movement) on \(place): \(ours), by hand \(byHand).")
            questions.insert(question)
        }
        scene.swipe(on: place, by: movement, delegate, governedBy: arbiter)
        precondition(
            questions.contains("begin"), "The swipe by \(movement) on \(place) must have come to the question.")
    }

    private static let movements = [(40, 0), (-40, 0), (40, 30), (30, 40), (-30, 40), (10, 40), (0, -40)].map {
        CGPoint(x: $0, y: $1)
    }

    // MARK: Instructions

    /// For one swipe, on the average, beside what is found out once and for all.
    private static func instructions(of candidate: Candidate) -> Double {
        let (few, many) = countedSwipes
        let counted = instructions(of: candidate, swipes: many) - instructions(of: candidate, swipes: few)
        return Double(counted) / Double((many - few) * SwipedPlace.allCases.count)
    }

    private static func instructions(of candidate: Candidate, swipes: Int) -> Int {
        InstructionCounter.count(CountedRun(candidate, swipes: swipes).arguments)
            - InstructionCounter.count(CountedRun(.nobody, swipes: swipes).arguments)
    }

    /// A run of this program whose instructions are counted: swipes of every kind, about which a candidate is asked.
    @MainActor
    struct CountedRun {
        private static let command = "swipes"
        private let candidate: Candidate
        private let swipes: Int

        init(_ candidate: Candidate, swipes: Int) {
            self.candidate = candidate
            self.swipes = swipes
        }

        /// Nil if the command line asks for something else.
        init?(_ commandLine: [String]) {
            guard commandLine.count == 4, commandLine[1] == Self.command,
                let candidate = Candidate(rawValue: commandLine[2]), let swipes = Int(commandLine[3])
            else { return nil }
            self.init(candidate, swipes: swipes)
        }

        var arguments: [String] { [Self.command, candidate.rawValue, "\(swipes)"] }

        func play() {
            for place in SwipedPlace.allCases {
                let arbiter = makeArbiter()
                let asked: (any UIGestureRecognizerDelegate)? =
                    switch candidate {
                    case .nobody: nil
                    case .arbiter: arbiter
                    case .byHand: makeHandWritten()
                    }
                let delegate = AskedDelegate(deciding: makeHandWritten(), other: asked)
                SwipedScene().swipe(on: place, by: CGPoint(x: 40, y: 0), times: swipes, delegate, governedBy: arbiter)
            }
        }
    }

    // MARK: Time

    /// The best of several rounds for each, in seconds.
    private func measure(swipeOn place: SwipedPlace) -> (arbiter: Double, handWritten: Double) {
        let scene = SwipedScene()
        let (arbiter, handWritten) = (Self.makeArbiter(), Self.makeHandWritten())
        var best = (arbiter: Double.infinity, handWritten: Double.infinity)
        let probe = ProbingDelegate(candidates: [arbiter, handWritten]) { pan, touch in
            let others = scene.scrollPans
            for _ in 0..<Self.rounds {
                best.arbiter = min(best.arbiter, Self.time { _ = Self.answers(of: arbiter, pan, touch, others) })
                best.handWritten = min(
                    best.handWritten, Self.time { _ = Self.answers(of: handWritten, pan, touch, others) })
            }
        }
        scene.swipe(on: place, by: CGPoint(x: 40, y: 0), probe)
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
        ProcessorTime.measure { for _ in 0..<questionsPerRound { body() } }
    }
}
