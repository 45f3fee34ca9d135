import UIKit
import UIKitSeams

/// An interaction controller that makes the transition of any animator interactive: a ``TransitionAnimator``, or your
/// own animator.
///
/// Return one where UIKit asks for an interaction controller, and move the transition with a gesture recognizer:
///
/// ```swift
/// let interaction = AnimatorInteraction(animator: TransitionAnimator(transition: .cube, direction: .backward))
/// interaction.update(0.4)
/// interaction.finish(velocity: 1.5)
/// ```
///
/// An animator that implements `interruptibleAnimator(using:)` is scrubbed through the property animator that it
/// returns, which follows the progress linearly. Any other animator is scrubbed through the time of the container's
/// layer, which moves all animations in the container, those of `UIView.animate` as well as every `CAAnimation`. When
/// the finger lets go, the animations continue at its velocity.
///
/// The animator completes the transition as always: when its animations have ended, with
/// `completeTransition(!context.transitionWasCancelled)`. After a cancelled transition of an animator that isn't
/// interruptible, the frame, transform, opacity, visibility, and mask of both screens are restored.
///
/// Calls made before UIKit has started the transition take effect when it starts; those that end it, a frame later.
///
/// While the transition continues by itself, ``pause()`` takes control again, if the animator is interruptible.
@MainActor
public final class AnimatorInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private let animator: any UIViewControllerAnimatedTransitioning
    private var context: (any UIViewControllerContextTransitioning)?
    private var scrubber: (any AnimationScrubber)?
    private var progress: CGFloat = 0
    private var velocity: CGFloat = 0
    private var outcome: TransitionOutcome?
    /// Whether the end of the transition will be reported.
    private var isEndObserved = false
    /// Whether the outcome was known before the transition started. UIKit may not expect to hear of it before
    /// ``startInteractiveTransition(_:)`` has returned, so it does in the next frame.
    private var isStarting = false

    /// Called with the container when the transition has begun to continue by itself and ``pause()`` can stop it.
    package var didLetGo: @MainActor (UIView) -> Void = { _ in }
    /// Called when there is nothing left to pause.
    package var didEnd: @MainActor () -> Void = {}

    /// The view in which the transition takes place; nil before it has started, and when there is nothing left to
    /// drive.
    package var container: UIView? { context?.containerView }

    /// Creates an interaction for one transition of `animator`.
    public init(animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
    }

    /// How many times faster than at its own speed the transition continues when the finger lets go; more than 0.
    ///
    /// UIKit uses it to keep the navigation bar in step. The value is 1 until ``finish(velocity:)`` or
    /// ``cancel(velocity:)``, and again after ``pause()``.
    public private(set) var completionSpeed: CGFloat = 1

    /// The curve on which the transition continues when the finger lets go.
    ///
    /// UIKit uses it to keep the navigation bar in step. The value is `easeOut` for an interruptible animator, and
    /// `linear` for any other.
    public private(set) var completionCurve = UIView.AnimationCurve.linear

    /// Called by UIKit.
    public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let propertyAnimator = animator.interruptibleAnimatorIfAny(using: transitionContext) {
            let scrubber = PropertyAnimatorScrubber(
                propertyAnimator, duration: animator.transitionDuration(using: transitionContext))
            self.scrubber = scrubber
            completionCurve = .easeOut
            isEndObserved = observeEnd(of: transitionContext, for: scrubber)
        } else {
            let scrubber = LayerTimeScrubber(of: animator, using: transitionContext)
            self.scrubber = scrubber
            isEndObserved = observeEnd(of: transitionContext, for: scrubber)
            scrubber.start(animator, using: transitionContext, endsByItself: !isEndObserved)
        }
        show()
        guard outcome != nil else { return }
        isStarting = true
        CADisplayLink.nextFrame {
            self.isStarting = false
            self.handOnOutcome()
        }
    }

    /// Reports the end of the transition, however it ends, and keeps the interaction alive until then. Returns false in
    /// a custom container, which has no transition coordinator.
    private func observeEnd(
        of context: any UIViewControllerContextTransitioning, for scrubber: any AnimationScrubber
    ) -> Bool {
        let screen = context.viewController(forKey: .to) ?? context.viewController(forKey: .from)
        guard let coordinator = screen?.transitionCoordinator else { return false }
        coordinator.animate(alongsideTransition: nil) { coordinator in
            scrubber.transitionDidEnd(cancelled: coordinator.isCancelled)
            self.detach()
        }
        return true
    }

    /// Shows the transition at `progress`.
    ///
    /// - Parameter progress: From 0, the start, to 1, the end; limited to that range. NaN is ignored.
    public func update(_ progress: CGFloat) {
        guard outcome == nil, !progress.isNaN else { return }
        self.progress = min(max(progress, 0), 1)
        show()
    }

    /// Lets the transition continue to its end. Only the first call to this method or ``cancel(velocity:)`` has an
    /// effect, until ``pause()``.
    ///
    /// - Parameter velocity: The velocity of the finger, in progress per second; negative if it moves back. A value
    ///   that isn't finite counts as 0, which is the default.
    public func finish(velocity: CGFloat = 0) {
        end(with: .finish, velocity: velocity)
    }

    /// Lets the transition return to its start. Only the first call to this method or ``finish(velocity:)`` has an
    /// effect, until ``pause()``.
    ///
    /// - Parameter velocity: The velocity of the finger, in progress per second; negative if it moves back. A value
    ///   that isn't finite counts as 0, which is the default.
    public func cancel(velocity: CGFloat = 0) {
        end(with: .cancel, velocity: velocity)
    }

    /// Stops a transition that continues by itself. It stays where it is, and can be moved and ended again, either way.
    ///
    /// Returns the transition's progress, from 0 to 1. Returns nil, and changes nothing, if ``finish(velocity:)`` or
    /// ``cancel(velocity:)`` has not been called, if the transition has not started or has ended, if its animator does
    /// not implement `interruptibleAnimator(using:)`, or if it takes place in a custom container without a transition
    /// coordinator.
    public func pause() -> CGFloat? {
        guard outcome != nil, let context, let progress = scrubber?.pause() else { return nil }
        outcome = nil
        completionSpeed = 1
        self.progress = progress
        context.pauseInteractiveTransition()
        context.updateInteractiveTransition(progress)
        return progress
    }

    private func end(with outcome: TransitionOutcome, velocity: CGFloat) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        self.velocity = velocity.isFinite ? velocity : 0
        show()
        handOnOutcome()
    }

    private func show() {
        guard let context, let scrubber else { return }
        // The animations, and the transition with them, may have been ended from outside.
        guard scrubber.isScrubbing else { return detach() }
        scrubber.scrub(to: progress)
        context.updateInteractiveTransition(progress)
    }

    private func handOnOutcome() {
        guard !isStarting, let context, let scrubber, let outcome else { return }
        guard scrubber.isScrubbing else { return detach() }
        let canPause = isEndObserved && scrubber.isInterruptible
        if !canPause { detach() }
        completionSpeed = scrubber.completionSpeed(for: outcome, velocity: velocity)
        switch outcome {
        case .finish: context.finishInteractiveTransition()
        case .cancel: context.cancelInteractiveTransition()
        }
        scrubber.complete(with: outcome, velocity: velocity)
        if canPause { didLetGo(context.containerView) }
    }

    /// Releases the transition, which has ended or continues by itself for good, and with it the screens.
    private func detach() {
        context = nil
        scrubber = nil
        let didEnd = didEnd
        (didLetGo, self.didEnd) = ({ _ in }, {})
        didEnd()
    }
}
