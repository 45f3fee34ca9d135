import ScreenTransitions
import TestSupport
@_spi(Headless) import UIKit

/// What it costs to make the views of a transition and to remove them again: both in one turn, in which a frame is lost if
/// it takes too long.
@MainActor
enum SetUpBenchmark {
    private static let rounds = 20

    static func run() -> Figure {
        var (cube, explode) = (Times(), Times())
        // By turns, so that whatever else the machine does falls on both alike.
        for _ in 0..<rounds {
            cube.keepBest(time(.cube))
            explode.keepBest(time(.explode))
        }
        return Figure(
            name: "Setting explode up and tearing it down, compared with cube", value: explode.total / cube.total,
            aim: .atMost(200), detail: "In ms, up and down: explode \(explode), cube \(cube).")
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
        let fixture = TransitionFixture()
        fixture.device.perform {
            for screen in [fixture.leaving, fixture.arriving] { fill(screen.view) }
        }
        let animator = TransitionAnimator(transition: transition, direction: .forward)
        let clock = ContinuousClock()
        let up = clock.measure {
            fixture.device.perform { animator.interruptibleAnimator(using: fixture.context).startAnimation() }
        }
        let down = clock.measure {
            fixture.device.perform { animator.interruptibleAnimator(using: fixture.context).stopAnimation(true) }
        }
        precondition(fixture.context.completions == [true], "\(transition.name) must have been played.")
        return Times(up: up.inSeconds, down: down.inSeconds)
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
}
