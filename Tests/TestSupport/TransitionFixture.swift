import ScreenTransitions
@_spi(Headless) import UIKit

/// A container with a screen in it, another screen that is about to arrive, and a context: all that a transition needs.
@MainActor
package final class TransitionFixture {
    package let device: HeadlessDevice
    package let container: UIView
    package let leaving = Screen("Leaving")
    package let arriving = Screen("Arriving")
    package let context: RecordingContext
    /// The animator of the last transition.
    package private(set) var animator: TransitionAnimator?

    package init(
        size: CGSize = CGSize(width: 390, height: 844), direction: UIUserInterfaceLayoutDirection = .leftToRight,
        safeAreaInsets: UIEdgeInsets = .zero
    ) {
        device = HeadlessDevice(
            size: size, profile: BehaviourProfile(system: .iOS18), direction: direction, safeAreaInsets: safeAreaInsets)
        let host = Screen("Host")
        let container = UIView(frame: CGRect(origin: .zero, size: size))
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.container = container
        context = RecordingContext(containerView: container)
        context.leaving = leaving
        context.arriving = arriving
        device.perform {
            device.window.rootViewController = host
            host.view.addSubview(container)
            for screen in [leaving, arriving] {
                screen.view.frame = container.bounds
                screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
            container.addSubview(leaving.view)
        }
        device.settle()
    }

    /// Starts `transition` without an interaction.
    package func play(_ transition: ScreenTransition, _ direction: TransitionDirection = .forward) {
        let animator = TransitionAnimator(transition: transition, direction: direction)
        self.animator = animator
        device.perform { animator.animateTransition(using: context) }
    }

    /// Starts `transition` with an interaction.
    package func scrub(
        _ transition: ScreenTransition, _ direction: TransitionDirection = .forward
    ) -> AnimatorInteraction {
        let animator = TransitionAnimator(transition: transition, direction: direction)
        self.animator = animator
        return start(AnimatorInteraction(animator: animator))
    }

    /// Starts `interaction`.
    @discardableResult
    package func start(_ interaction: AnimatorInteraction) -> AnimatorInteraction {
        context.isInteractive = true
        device.perform { interaction.startInteractiveTransition(context) }
        return interaction
    }
}
