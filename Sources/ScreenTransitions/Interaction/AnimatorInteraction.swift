import UIKit
import UIKitSeams

/// Lets a finger lead an animator, a ``TransitionAnimator`` or one of the app's own, whatever it animates with.
///
/// An animator that has an `interruptibleAnimator(using:)` is led through that. Any other is led through the time of the
/// container's layer: the time stands still, the finger moves it, and with it all animations in the container,
/// `UIView.animate` and `CAAnimation` alike. When the finger lets go, the time runs on to the end or back to the start.
///
/// The animator completes the transition as it does without a finger: when its animations are over, with
/// `completeTransition(!context.transitionWasCancelled)`. On the way back that comes when the start is reached; what the
/// screen showed then stays until UIKit has put the former screen back, and the place, the transform and the opacity that
/// the animator has given the two screens are taken back.
///
/// Words from before UIKit has started the transition are not forgotten: what the finger wanted is shown at the start.
@MainActor
public final class AnimatorInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private let animator: any UIViewControllerAnimatedTransitioning
    private var context: (any UIViewControllerContextTransitioning)?
    private var course: (any AnimatorCourse)?
    private var progress: CGFloat = 0
    private var velocity: CGFloat = 0
    private var end: AnimatorCourseEnd?

    /// Makes an interaction for one run of `animator`.
    public init(animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
    }

    /// How many times faster than at the animator's own pace the transition runs on when the finger has let go; more than
    /// 0. UIKit asks, so that the bar keeps up.
    public private(set) var completionSpeed: CGFloat = 1

    /// How the transition runs on when the finger has let go. UIKit asks, so that the bar does alike.
    public private(set) var completionCurve = UIView.AnimationCurve.linear

    /// Called by UIKit.
    public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let player = animator.interruptibleAnimatorIfAny(using: transitionContext) {
            let course = PropertyAnimatorCourse(
                player, duration: animator.transitionDuration(using: transitionContext))
            self.course = course
            completionCurve = .easeOut
            watch(course, in: transitionContext)
        } else {
            let course = LayerCourse(of: animator, using: transitionContext)
            self.course = course
            let isWatched = watch(course, in: transitionContext)
            course.start(animator, using: transitionContext, endsByItself: !isWatched)
        }
        show()
    }

    /// Waits for the end of the transition, whoever ends it, and stays alive until then. False in a container of the app's
    /// own that has no coordinator.
    @discardableResult
    private func watch(_ course: any AnimatorCourse, in context: any UIViewControllerContextTransitioning) -> Bool {
        let screen = context.viewController(forKey: .to) ?? context.viewController(forKey: .from)
        return screen?.transitionCoordinator?.animate(alongsideTransition: nil) { coordinator in
            course.transitionDidEnd(cancelled: coordinator.isCancelled)
            self.letGo()
        } ?? false
    }

    /// Shows the transition at `progress`; what lies outside of 0 to 1 is taken as the nearer end. What is no number
    /// changes nothing.
    public func update(_ progress: CGFloat) {
        guard end == nil, !progress.isNaN else { return }
        self.progress = min(max(progress, 0), 1)
        show()
    }

    /// Runs on to the end. Only the first word about the outcome counts.
    ///
    /// - Parameter velocity: How fast the finger was, in progress per second; less than 0 on the way back. What is no
    ///   number counts as 0.
    public func finish(velocity: CGFloat = 0) {
        run(to: .end, velocity: velocity)
    }

    /// Runs back to the start. Only the first word about the outcome counts.
    ///
    /// - Parameter velocity: How fast the finger was, in progress per second; less than 0 on the way back. What is no
    ///   number counts as 0.
    public func cancel(velocity: CGFloat = 0) {
        run(to: .start, velocity: velocity)
    }

    private func run(to end: AnimatorCourseEnd, velocity: CGFloat) {
        guard self.end == nil else { return }
        self.end = end
        self.velocity = velocity.isFinite ? velocity : 0
        show()
    }

    private func show() {
        guard let context, let course else { return }
        // Somebody may have ended the animations meanwhile, and the transition with them.
        guard course.isLed else { return letGo() }
        course.show(progress)
        context.updateInteractiveTransition(progress)
        guard let end else { return }
        letGo()
        completionSpeed = course.completionSpeed(to: end, velocity: velocity)
        switch end {
        case .end: context.finishInteractiveTransition()
        case .start: context.cancelInteractiveTransition()
        }
        course.run(to: end, velocity: velocity)
    }

    /// What runs by itself is not kept, and the screens with it.
    private func letGo() {
        context = nil
        course = nil
    }
}
