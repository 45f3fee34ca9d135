import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("one property animator for each context") @MainActor
struct OneAnimatorTests {
    // Fails when `self.running = running` is taken out of `TransitionAnimator.interruptibleAnimator(using:)`.
    @Test("the property animator is always the same, also after a change of size", arguments: [true, false])
    func same(isLed: Bool) {
        let fixture = TransitionFixture()
        if isLed { _ = fixture.scrub(.cube) } else { fixture.play(.cube) }
        let first = fixture.animator?.interruptibleAnimator(using: fixture.context)
        fixture.device.perform { fixture.container.bounds.size = CGSize(width: 844, height: 390) }
        let second = fixture.animator?.interruptibleAnimator(using: fixture.context)
        #expect(first === second)
        #expect(fixture.container.subviews.filter { $0 is TransitionRootView }.count == 1)
        fixture.device.perform { first?.stopAnimation(true) }
        fixture.device.settle()
    }

    @Test("the next transition has another property animator")
    func next() {
        let fixture = TransitionFixture()
        fixture.run(.cover, ending: .cancelled)
        let first = fixture.animator?.interruptibleAnimator(using: fixture.context)
        fixture.device.perform { first?.stopAnimation(true) }
        fixture.animator?.animationEnded(false)
        let second = fixture.animator?.interruptibleAnimator(using: fixture.context)
        #expect(first !== second)
        fixture.device.perform { second?.stopAnimation(true) }
    }

    // Fails when the key frames are taken out of `TransitionHierarchy.animate(_:)`: the halves of a flip would then
    // have to be two animators, and in one they turn through one another.
    @Test("one animator scrubs through both halves of a flip")
    func keyframes() {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(.flip)
        let scene = TransitionScene(size: fixture.container.bounds.size)
        for progress in [0.25, 0.5, 0.75, 0.5, 0.25, 1, 0] as [CGFloat] {
            fixture.device.perform { interaction.update(progress) }
            let samples = ScreenTransition.flip.sample(at: progress, in: scene)
            for (view, sample) in zip(fixture.layerViews, samples) {
                #expect(view.shownPose.difference(from: sample.pose) < 1e-6)
            }
        }
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
        #expect(fixture.context.completions == [false])
    }

    @Test(
        "a percent-driven interaction can interrupt a running transition, and end it either way",
        arguments: [true, false], [ScreenTransition.cube, .cover, .bounce])
    func caught(finishes: Bool, transition: ScreenTransition) {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        let pop = InteractiveNavigation(
            .pop, TransitionAnimator(transition: transition, direction: .backward), interaction: interaction)
        pop.begin()
        pop.device.advance(by: 0.1)
        pop.device.perform { interaction.pause() }
        pop.device.advance(by: 2)
        #expect(pop.navigation.transitionCoordinator?.isInteractive == true)
        pop.device.perform { interaction.update(0.7) }
        pop.device.perform { finishes ? interaction.finish() : interaction.cancel() }
        pop.device.settle()
        #expect(!pop.isRunning)
        #expect(pop.stack.count == (finishes ? 1 : 2))
        #expect(pop.navigation.topViewController?.view.window != nil)
        #expect(pop.device.faults.isEmpty)
    }

    // Fails when `steps: 12` is taken out of `ScreenTransition.halfTurns` in Flip.swift, for example.
    @Test(
        "no step of any transition turns by more than 90°", arguments: ScreenTransition.gallery.map(\.name),
        TransitionDirection.allCases)
    func smallSteps(name: String, direction: TransitionDirection) throws {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        let scene = TransitionScene(size: CGSize(width: 390, height: 844))
        let steps = transition.played(direction).steps
        for layer in transition.layers(in: scene, direction) {
            for step in 0..<steps {
                // The cosine of an angle of up to 180° is known from one step; a turn by more is found half-way.
                for part in [0.5, 1] as [CGFloat] {
                    let start = layer.pose(CGFloat(step) / CGFloat(steps)).transform
                    let end = layer.pose((CGFloat(step) + part) / CGFloat(steps)).transform
                    #expect(start.angle(to: end) <= part * .pi / 2 + 1e-6)
                }
            }
        }
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
