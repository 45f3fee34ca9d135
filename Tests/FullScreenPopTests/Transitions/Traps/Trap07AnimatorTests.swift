import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("Trap 7: one property animator for each context") @MainActor
struct OneAnimatorTests {
    // Fails when `self.performance = performance` is taken out of `TransitionAnimator.interruptibleAnimator(using:)`.
    @Test("Trap 7: whoever asks gets the same one, also after a change of size", arguments: [true, false])
    func same(isLed: Bool) {
        let theatre = Theatre()
        if isLed { _ = theatre.lead(.cube) } else { theatre.play(.cube) }
        let first = theatre.animator?.interruptibleAnimator(using: theatre.context)
        theatre.device.perform { theatre.container.bounds.size = CGSize(width: 844, height: 390) }
        let second = theatre.animator?.interruptibleAnimator(using: theatre.context)
        #expect(first === second)
        #expect(theatre.container.subviews.filter { $0 is TransitionRootView }.count == 1)
        theatre.device.perform { first?.stopAnimation(true) }
        theatre.device.settle()
    }

    @Test("Trap 7: the next transition gets another")
    func next() {
        let theatre = Theatre()
        theatre.run(.cover, ending: .cancelled)
        let first = theatre.animator?.interruptibleAnimator(using: theatre.context)
        theatre.device.perform { first?.stopAnimation(true) }
        theatre.animator?.animationEnded(false)
        let second = theatre.animator?.interruptibleAnimator(using: theatre.context)
        #expect(first !== second)
        theatre.device.perform { second?.stopAnimation(true) }
    }

    // Fails when the key frames are taken out of `TransitionHierarchy.play(_:)`: the halves of a flip would then have to be
    // two animators, and in one they turn through one another.
    @Test("Trap 7: both halves of a flip are in it: it can be led through them, there and back")
    func keyframes() {
        let theatre = Theatre()
        let interaction = theatre.lead(.flip)
        let scene = TransitionScene(size: theatre.container.bounds.size)
        for progress in [0.25, 0.5, 0.75, 0.5, 0.25, 1, 0] as [CGFloat] {
            theatre.device.perform { interaction.update(progress) }
            let samples = ScreenTransition.flip.sample(at: progress, in: scene)
            for (actor, sample) in zip(theatre.actors, samples) {
                #expect(actor.shownPose.difference(from: sample.pose) < 1e-6)
            }
        }
        theatre.device.perform { interaction.cancel() }
        theatre.device.settle()
        #expect(theatre.context.completions == [false])
    }

    @Test(
        "Trap 7: UIKit's own interaction object catches a transition that runs by itself, and lets it go either way",
        arguments: [true, false], [ScreenTransition.cube, .cover, .bounce])
    func caught(finishes: Bool, transition: ScreenTransition) {
        let stage = Stage(World(system: .iOS18))
        let delegate = CatchingDelegate()
        delegate.animator = TransitionAnimator(transition: transition, direction: .backward)
        stage.navigation.delegate = delegate
        stage.device.perform { stage.navigation.popViewController(animated: true) }
        stage.device.advance(by: 0.1)
        stage.device.perform { delegate.interaction.pause() }
        stage.device.advance(by: 2)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.device.perform { delegate.interaction.update(0.7) }
        stage.device.perform { finishes ? delegate.interaction.finish() : delegate.interaction.cancel() }
        stage.device.settle()
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.stack.count == (finishes ? 1 : 2))
        #expect(stage.navigation.topViewController?.view.window != nil)
        #expect(stage.device.faults.isEmpty)
    }

    // Fails when `steps: 12` is taken out of `ScreenTransition.halfTurns` in Flip.swift, for example.
    @Test(
        "Trap 7: no step of any transition turns by more than 90°", arguments: ScreenTransition.gallery.map(\.name),
        TransitionDirection.allCases)
    func smallSteps(name: String, direction: TransitionDirection) throws {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        let scene = TransitionScene(size: CGSize(width: 390, height: 844))
        let steps = transition.played(direction).steps
        for actor in transition.layers(in: scene, direction) {
            for step in 0..<steps {
                // The cosine of an angle of up to 180° is known from one step; a turn by more is found half-way.
                for part in [0.5, 1] as [CGFloat] {
                    let start = actor.pose(CGFloat(step) / CGFloat(steps)).transform
                    let end = actor.pose((CGFloat(step) + part) / CGFloat(steps)).transform
                    #expect(start.angle(to: end) <= part * .pi / 2 + 1e-6)
                }
            }
        }
    }
}

private final class CatchingDelegate: NSObject, UINavigationControllerDelegate {
    var animator: TransitionAnimator?
    let interaction = UIPercentDrivenInteractiveTransition()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .pop ? animator : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction.wantsInteractiveStart = false
        return interaction
    }
}

extension CATransform3D {
    /// By how many radians what this transform turns is turned further by `other`, from 0 to π.
    fileprivate func angle(to other: CATransform3D) -> CGFloat {
        func axes(_ t: CATransform3D) -> [[CGFloat]] {
            [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]].map { axis in
                let length = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
                return axis.map { $0 / length }
            }
        }
        let products = zip(axes(self), axes(other)).map { zip($0, $1).reduce(0) { $0 + $1.0 * $1.1 } }
        let trace = products.reduce(0, +)
        return acos(min(max((trace - 1) / 2, -1), 1))
    }
}
