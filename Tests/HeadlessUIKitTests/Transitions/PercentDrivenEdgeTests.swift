import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct PercentDrivenEdgeTests {
    let fixture = LoggingNavigation(["A", "B"])
    let delegate = AnimatingNavigationDelegate()

    /// Turns the container itself, as cubes do, beside the screens in it.
    private final class CubeAnimator: LoggingAnimator {
        override func animate(
            _ transitionContext: any UIViewControllerContextTransitioning, completion: @escaping (Bool) -> Void
        ) {
            let container = transitionContext.containerView
            if let arriving = transitionContext.view(forKey: .to) { container.addSubview(arriving) }
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
                container.transform = CGAffineTransform(translationX: 40, y: 0)
            } completion: { finished in
                container.transform = .identity
                completion(finished)
            }
        }
    }

    @Test(
        "G2 a cancelled percent-driven transition ends that has animated its container itself",
        arguments: [false, true])
    func containersOwnAnimation(finishes: Bool) {
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.animator = CubeAnimator()
        delegate.interaction = interaction
        fixture.navigation.delegate = delegate
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        interaction.update(0.4)
        let shown = fixture.navigation.container.layer.presentation()
        #expect(abs((shown?.affineTransform().tx ?? 0) - 16) < 1e-6)
        if finishes { interaction.finish() } else { interaction.cancel() }
        fixture.device.settle()
        #expect(fixture.navigation.transitionCoordinator == nil)
        #expect(fixture.titles == (finishes ? ["A"] : ["A", "B"]))
        #expect(fixture.navigation.container.layer.animationKeys() == nil)
        fixture.device.advance(by: 5)
        #expect(fixture.device.faults.isEmpty)
    }

    /// As many articles have it: the faster, the less there is left.
    private final class HastyInteraction: UIPercentDrivenInteractiveTransition {
        override var completionSpeed: CGFloat {
            get { 1 - percentComplete }
            set {}
        }
    }

    @Test("G2 a completion speed of 0 at the end of the way ends the transition")
    func noSpeedNoWay() {
        let interaction = HastyInteraction()
        delegate.animator = LoggingAnimator()
        delegate.interaction = interaction
        fixture.navigation.delegate = delegate
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        interaction.update(1)
        interaction.finish()
        fixture.device.advance(by: 0.1)
        #expect(fixture.navigation.transitionCoordinator == nil)
        #expect(fixture.titles == ["A"])
    }

    @Test("G2 a completion speed of 0 takes as long as the least one, which the profile names", arguments: [0.0, -1])
    func noSpeed(speed: CGFloat) {
        for isInterruptible in [false, true] {
            let interaction = UIPercentDrivenInteractiveTransition()
            interaction.completionSpeed = speed
            delegate.animator = isInterruptible ? InterruptibleAnimator() : LoggingAnimator()
            delegate.interaction = interaction
            fixture.navigation.delegate = delegate
            fixture.device.perform { fixture.navigation.popViewController(animated: true) }
            interaction.update(0.5)
            interaction.cancel()
            fixture.device.advance(by: 49)
            #expect(fixture.navigation.transitionCoordinator != nil)
            fixture.device.advance(by: 2)
            #expect(fixture.navigation.transitionCoordinator == nil)
            #expect(fixture.titles == ["A", "B"])
            #expect(fixture.device.faults.isEmpty)
        }
    }
}
