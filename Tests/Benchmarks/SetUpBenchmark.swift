import ScreenTransitions
import TestSupport
@_spi(Headless) import UIKit

/// What it costs to make the views of a transition and to remove them again, for every transition of the gallery: both
/// in one turn, in which a frame is lost if it takes too long.
///
/// Both are done by our code and the model together, and only ours is on a phone as well. So the time of both is
/// multiplied by our share of the instructions, which valgrind counts: those of the functions of our module, and of
/// what they call in Swift's runtime, its standard library and the system. Where valgrind is missing, the time of both
/// is compared.
@MainActor
enum SetUpBenchmark {
    private static let rounds = 20
    /// The first one finds out what is known afterwards, and is counted with the others.
    private static let countedRounds = 5

    static func run() -> Figure {
        var times = ScreenTransition.gallery.map { _ in Times() }
        // By turns, so that whatever else the machine does falls on all alike.
        for _ in 0..<rounds {
            for (index, transition) in ScreenTransition.gallery.enumerated() { times[index].keepBest(time(transition)) }
        }
        let name = "Setting a transition up and tearing it down, the slowest, in ms"
        let all = zip(ScreenTransition.gallery, times).map { transition, times in
            (name: transition.name, ours: times.total * 1000 * share(of: transition), times: times)
        }.sorted { $0.ours > $1.ours }
        let slowest = all[0]
        return Figure(
            name: InstructionCounter.isAvailable ? "\(name) of our code" : "\(name), the model's part included",
            value: slowest.ours, aim: .atMost(2),
            detail:
                "\(slowest.name), with the model's part \(slowest.times) up and down; the median of \(all.count) is "
                + "\(Figure.text(all[all.count / 2].ours)), by \(all[all.count / 2].name).")
    }

    /// In seconds.
    private struct Times: CustomStringConvertible {
        var up = Double.infinity
        var down = Double.infinity
        var total: Double { up + down }

        var description: String { "\(Figure.text(up * 1000)) and \(Figure.text(down * 1000))" }

        mutating func keepBest(_ other: Times) {
            up = min(up, other.up)
            down = min(down, other.down)
        }
    }

    private static func time(_ transition: ScreenTransition) -> Times {
        let fixture = makeFixture()
        let animator = TransitionAnimator(transition: transition, direction: .forward)
        let up = ProcessorTime.measure { setUp(animator, fixture) }
        let down = ProcessorTime.measure { tearDown(animator, fixture) }
        precondition(fixture.context.completions == [true], "\(transition.name) must have been played.")
        return Times(up: up, down: down)
    }

    private static func setUp(_ animator: TransitionAnimator, _ fixture: TransitionFixture) {
        fixture.device.perform { animator.interruptibleAnimator(using: fixture.context).startAnimation() }
    }

    private static func tearDown(_ animator: TransitionAnimator, _ fixture: TransitionFixture) {
        fixture.device.perform { animator.interruptibleAnimator(using: fixture.context).stopAnimation(true) }
    }

    private static func makeFixture() -> TransitionFixture {
        let fixture = TransitionFixture()
        fixture.device.perform {
            for screen in [fixture.leaving, fixture.arriving] { fill(screen.view) }
        }
        return fixture
    }

    /// As much as a list shows: rows with a picture, a title and a line below it.
    private static func fill(_ screen: UIView) {
        screen.backgroundColor = .systemBackground
        for row in 0..<14 {
            let cell = UIView(frame: CGRect(x: 0, y: 60 * CGFloat(row), width: 390, height: 59))
            cell.backgroundColor = .secondarySystemBackground
            let picture = UIImageView(image: UIImage(systemName: "star"))
            picture.frame = CGRect(x: 16, y: 15, width: 30, height: 30)
            let labels = ["Title of row \(row)", "Some more words on it"].enumerated().map { line, text in
                let label = UILabel(frame: CGRect(x: 60, y: 8 + 22 * CGFloat(line), width: 300, height: 22))
                label.text = text
                return label
            }
            for part in [picture] + labels { cell.addSubview(part) }
            screen.addSubview(cell)
        }
    }

    // MARK: Instructions

    /// Our part of all instructions; 1 if they can't be counted.
    private static func share(of transition: ScreenTransition) -> Double {
        guard InstructionCounter.isAvailable else { return 1 }
        let costs = InstructionCounter.countByFunction(CountedRun(transition).arguments)
        let ours = costs.filter { isOurs($0.key) }.values.reduce(0, +)
        precondition(ours > 0, "There must be functions of ours.")
        return Double(ours) / Double(costs.values.reduce(0, +) - instructionsBeside)
    }

    /// Those of a run that plays no transition.
    private static let instructionsBeside = InstructionCounter.countByFunction(CountedRun(nil).arguments).values.reduce(
        0, +)

    /// Mangled names: a function's own module comes first, an extension's module follows the extended type.
    private static func isOurs(_ function: String) -> Bool {
        function.hasPrefix("$s17ScreenTransitions") || function.contains("17ScreenTransitionsE")
    }

    /// A run of this program whose instructions are counted: it makes screens, and sets a transition up and tears it
    /// down.
    @MainActor
    struct CountedRun {
        private static let command = "setup-of"
        private static let nothing = "nothing"
        private let transition: ScreenTransition?

        init(_ transition: ScreenTransition?) {
            self.transition = transition
        }

        /// Nil if the command line asks for something else.
        init?(_ commandLine: [String]) {
            guard commandLine.count == 3, commandLine[1] == Self.command else { return nil }
            transition = ScreenTransition.gallery.first { $0.name == commandLine[2] }
            if transition == nil, commandLine[2] != Self.nothing { return nil }
        }

        var arguments: [String] { [Self.command, transition?.name ?? Self.nothing] }

        func play() {
            for _ in 0..<countedRounds {
                let fixture = makeFixture()
                guard let transition else { continue }
                let animator = TransitionAnimator(transition: transition, direction: .forward)
                setUp(animator, fixture)
                tearDown(animator, fixture)
            }
        }
    }
}
