import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("What a percent-driven transition holds")
struct ScrubbedAnimationTests {
    /// Fades the arriving screen in, by a view's animation or a layer's.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        var delay: TimeInterval = 0
        var isOfLayer = false
        private(set) var isOver = false

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            isOfLayer ? fadeLayer(view.layer, context) : fadeView(view, context)
        }

        private func fadeView(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
            UIView.performWithoutAnimation { view.alpha = 0 }
            UIView.animate(withDuration: 1, delay: delay, options: .curveLinear) {
                view.alpha = 1
            } completion: { _ in
                self.end(context)
            }
        }

        private func fadeLayer(_ layer: CALayer, _ context: any UIViewControllerContextTransitioning) {
            CATransaction.begin()
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { self.end(context) } }
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
            layer.add(fade, forKey: "fade")
            CATransaction.commit()
        }

        private func end(_ context: any UIViewControllerContextTransitioning) {
            isOver = true
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private let fade = Fade()
    private let interaction = UIPercentDrivenInteractiveTransition()

    /// How far the fade is when the finger has been at 0.4 for a tenth of a second.
    private func opacity(_ change: (inout BehaviourProfile) -> Void = { _ in }) -> Float {
        var profile = BehaviourProfile()
        change(&profile)
        let fixture = LoggingNavigation(["A", "B"], profile: profile)
        let delegate = AnimatingNavigationDelegate()
        (delegate.animator, delegate.interaction) = (fade, interaction)
        fixture.navigation.delegate = delegate
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.perform { interaction.update(0.4) }
        fixture.device.advance(by: 0.1)
        let opacity = fixture.screens[0].view.layer.presentation()?.opacity
        interaction.finish()
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
        #expect(fade.isOver)
        #expect(fixture.device.faults.isEmpty)
        return opacity ?? -1
    }

    @Test("G2 the delay of a view's animation does not keep it from following the finger")
    func delay() {
        fade.delay = 1
        #expect(abs(opacity() - 0.4) < 1e-6)
    }

    @Test("G2 where delays count, the finger has to pass them")
    func countedDelay() {
        fade.delay = 0.3
        #expect(abs(opacity { $0.animation.scrubbedDelaysCount = true } - 0.1) < 1e-6)
    }

    @Test("G2 an animation outside of a percent-driven transition waits for its delay")
    func ordinaryDelay() {
        let fixture = LoggingNavigation(["A", "B"])
        let delegate = AnimatingNavigationDelegate()
        delegate.animator = fade
        fixture.navigation.delegate = delegate
        fade.delay = 0.3
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.advance(by: 0.2)
        #expect(fixture.screens[0].view.layer.presentation()?.opacity == 0)
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
    }

    @Test("G2 a layer's animation follows the finger, or runs by itself where it is not held")
    func layerAnimation() {
        fade.isOfLayer = true
        #expect(abs(opacity() - 0.4) < 1e-6)
        let free = opacity { $0.animation.scrubsLayerAnimations = false }
        #expect(abs(free - 0.1) < 0.02)
    }

    @Test("G2 a view's animation follows the finger where layers' animations are not held")
    func viewAnimationAlone() {
        #expect(abs(opacity { $0.animation.scrubsLayerAnimations = false } - 0.4) < 1e-6)
    }
}
