import ScreenTransitions
import Testing
import UIKit

// The examples of the README and of the article "Choosing and writing transitions".
extension ScreenTransition {
    fileprivate static let lift = ScreenTransition("lift", timing: .easeInOut(0.4), motion: .intense) { scene in
        [
            .from { .identity.scaled(1 - 0.1 * $0).dimmed(0.4 * $0) },
            .to { .identity.translated(y: scene.height * (1 - $0)).rounded(20 * (1 - $0)) },
        ]
    }

    fileprivate static let leftDoor = ScreenTransition("leftDoor", timing: .easeInOut(0.6)) { scene in
        [
            .to { _ in .identity },
            .piece(of: .from, CGRect(x: 0, y: 0, width: 0.5, height: 1)) {
                .identity.translated(x: -scene.width / 2 * $0)
            },
        ]
    }

    fileprivate static let gate = ScreenTransition(
        "gate", timing: .easeInOut(0.6), perspective: -1 / 500, motion: .intense, steps: 6
    ) { scene in
        let hinge = CGPoint(x: -scene.width / 2, y: 0)
        return [
            .to { _ in .identity },
            .from { .identity.rotated(by: -$0 * .pi / 2, y: 1, about: hinge) },
        ]
    }
}

@Suite("The examples of the documentation")
struct WrittenTransitionTests {
    private let scene = TransitionScene(size: CGSize(width: 390, height: 844))

    @Test("The examples have the poses that they describe")
    func examples() {
        let middle = ScreenTransition.lift.sample(at: 0.5, in: scene)
        #expect(middle[1].pose.transform.m42 == CGFloat(422))
        #expect(middle[1].pose.cornerRadius == CGFloat(10))
        #expect(middle[0].pose.dimming == CGFloat(0.2))
        #expect(ScreenTransition.lift.sample(at: 1, in: scene)[1].pose == .identity)
        let half = ScreenTransition.leftDoor.sample(at: 1, in: scene)[1]
        #expect(half.frame == CGRect(x: 0, y: 0, width: 195, height: 844))
        #expect(half.pose.transform.m41 == CGFloat(-195))
        let open = ScreenTransition.gate.sample(at: 1, in: scene)[1].pose.transform
        #expect(abs(open.m11) < 1e-9)
        #expect(abs(open.m41 + 195) < 1e-9)
        #expect(ScreenTransition.cover.sample(at: 0.5, in: scene)[1].pose.transform.m41 == CGFloat(195))
    }

    @Test("The arriving screen is at rest at the end of every combination in the documentation")
    func combinations() {
        let transitions: [ScreenTransition] = [
            .cube.timing(.spring(1.2, dampingRatio: 0.8)), .slide(from: .bottom).dimming(0.3),
            .zoom.onPop(.crossfade), .cards.reversed, .crossfade.combined(with: .slide), .cover.withSharedElements,
            .uncover.reversed,
        ]
        for transition in transitions {
            let arriving = transition.sample(at: 1, in: scene).filter { $0.subject == .screen(.to) }
            #expect(arriving.map { $0.pose.seen(towards: nil) } == [.identity], "\(transition.name)")
        }
    }
}
