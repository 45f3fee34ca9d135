import UIKit
import UIKitSeams

/// Scrubs the animations of any animator by moving the time of the container's layer.
///
/// An animation gets its begin time when it is committed, and the time must not move before that. Scrubbing therefore
/// starts with the first frame after the animator has added its animations.
@MainActor
final class LayerTimeScrubber: AnimationScrubber {
    private enum Phase {
        /// The animations have not been committed yet.
        case waiting
        case scrubbing
        case continuing(to: TransitionOutcome, since: TimeInterval, pace: CGFloat)
        /// The start is shown until the animator has completed the transition.
        case returned
        case over
    }

    private let clock: LayerClock
    private let duration: TimeInterval
    private var endsByItself = false
    private var animations: LayerAnimations
    private let appearances: [ViewAppearance]
    private var phase = Phase.waiting
    private var completion: (outcome: TransitionOutcome, velocity: CGFloat)?
    private var progress: CGFloat = 0

    /// Stops the time of the container's layer.
    init(
        of animator: any UIViewControllerAnimatedTransitioning, using context: any UIViewControllerContextTransitioning
    ) {
        let container: UIView = context.containerView
        let screens = [context.view(forKey: .from), context.view(forKey: .to)].compactMap(\.self)
        duration = max(animator.transitionDuration(using: context), 0)
        appearances = screens.map { ViewAppearance(of: $0) }
        animations = LayerAnimations(knownBelow: [container.layer] + screens.map(\.layer))
        clock = LayerClock(stopping: container.layer)
    }

    /// Lets `animator` add its animations while the time is stopped.
    ///
    /// - Parameter endsByItself: Whether ``transitionDidEnd(cancelled:)`` won't be called from outside.
    func start(
        _ animator: any UIViewControllerAnimatedTransitioning,
        using context: any UIViewControllerContextTransitioning, endsByItself: Bool
    ) {
        self.endsByItself = endsByItself
        animator.animateTransition(using: context)
        guard isScrubbing else { return }
        animations.noteThoseAdded(below: context.containerView.layer)
        everyFrame()
    }

    /// How close to the end animations are scrubbed, in seconds. At the end itself they would be removed.
    private static let margin: TimeInterval = 0.000_01

    /// The limit of the completion speed, however fast the finger was.
    private static let fastest: CGFloat = 10

    var isScrubbing: Bool {
        switch phase {
        case .waiting, .scrubbing: true
        case .continuing, .returned, .over: false
        }
    }

    func scrub(to progress: CGFloat) {
        self.progress = progress
        if case .scrubbing = phase { clock.stand(at: time) }
    }

    /// The speed of the finger, but at least the animations' own.
    func completionSpeed(for outcome: TransitionOutcome, velocity: CGFloat) -> CGFloat {
        let speed = (outcome == .finish ? velocity : -velocity) * CGFloat(duration)
        return min(max(speed, 1), Self.fastest)
    }

    func complete(with outcome: TransitionOutcome, velocity: CGFloat) {
        completion = (outcome, velocity)
        if case .scrubbing = phase { continueIfCompleted() }
    }

    /// On the way back, stopped copies show the animations. On the way to the end, the animations may end at any
    /// moment.
    var isInterruptible: Bool { false }

    func pause() -> CGFloat? { nil }

    func transitionDidEnd(cancelled: Bool) {
        if case .over = phase { return }
        phase = .over
        clock.restore()
        animations.removeStills()
        if cancelled { for appearance in appearances { appearance.restore() } }
    }

    /// The time that is shown, in seconds after the start.
    private var time: TimeInterval { min(TimeInterval(progress) * duration, max(duration - Self.margin, 0)) }

    private func continueIfCompleted() {
        guard let (outcome, velocity) = completion else { return }
        let pace = completionSpeed(for: outcome, velocity: velocity)
        phase = .continuing(to: outcome, since: clock.usualTime, pace: pace)
        switch outcome {
        case .finish:
            clock.run(from: time, pace: pace)
            if endsByItself { everyFrame() }
        case .cancel:
            everyFrame()
        }
    }

    // MARK: Frames

    private func everyFrame() {
        // The link keeps the scrubber alive as long as it needs frames.
        CADisplayLink.everyFrame { link in
            if !self.frame() { link.invalidate() }
        }
    }

    /// Returns whether another frame is needed.
    private func frame() -> Bool {
        switch phase {
        case .waiting:
            phase = .scrubbing
            clock.stand(at: time)
            continueIfCompleted()
            return false
        case .continuing(.finish, let since, let pace):
            guard time + (clock.usualTime - since) * TimeInterval(pace) > duration else { return true }
            transitionDidEnd(cancelled: false)
            return false
        case .continuing(.cancel, let since, let pace):
            let remaining = time - (clock.usualTime - since) * TimeInterval(pace)
            clock.stand(at: max(remaining, 0))
            guard remaining < Self.margin else { return true }
            phase = .returned
            endAnimations()
            return endsByItself
        case .returned:
            transitionDidEnd(cancelled: true)
            return false
        case .scrubbing, .over:
            return false
        }
    }

    /// Ends all animations at the start, so that the animator completes the transition: animations at their start never
    /// end by themselves. Stopped copies replace them. Animations without a key cannot be replaced; they end because
    /// the time moves past their end.
    private func endAnimations() {
        animations.replaceByStills()
        clock.run(from: duration, pace: 1)
    }
}
