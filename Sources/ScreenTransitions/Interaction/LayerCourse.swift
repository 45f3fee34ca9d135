import UIKit
import UIKitSeams

/// Leads an animator through the time of the container's layer.
///
/// Animations get their begin when they are committed, and the time must not move before that. The first frame after the
/// start is therefore waited for, whatever the finger does.
@MainActor
final class LayerCourse: AnimatorCourse {
    private enum Phase {
        case waiting
        case led
        case running(AnimatorCourseEnd, since: TimeInterval, pace: CGFloat)
        /// The start is shown, for as long as it takes the animator to complete the transition.
        case returned
        case over
    }

    private let clock: LayerClock
    private let duration: TimeInterval
    private var endsByItself = false
    private var animations: LayerAnimations
    private var looks: [ScreenLook]
    private var phase = Phase.waiting
    private var order: (end: AnimatorCourseEnd, velocity: CGFloat)?
    private var progress: CGFloat = 0

    /// Stops the time in the container.
    init(
        of animator: any UIViewControllerAnimatedTransitioning, using context: any UIViewControllerContextTransitioning
    ) {
        let container: UIView = context.containerView
        let screens = [context.view(forKey: .from), context.view(forKey: .to)].compactMap(\.self)
        duration = max(animator.transitionDuration(using: context), 0)
        looks = screens.map { ScreenLook(of: $0) }
        animations = LayerAnimations(knownBelow: [container.layer] + screens.map(\.layer))
        clock = LayerClock(stopping: container.layer)
    }

    /// Lets `animator` add its animations, in the time that stands still.
    ///
    /// - Parameter endsByItself: Whether nobody will call ``transitionDidEnd(cancelled:)``.
    func start(
        _ animator: any UIViewControllerAnimatedTransitioning,
        using context: any UIViewControllerContextTransitioning, endsByItself: Bool
    ) {
        self.endsByItself = endsByItself
        animator.animateTransition(using: context)
        guard isLed else { return }
        animations.noteThoseAdded(below: context.containerView.layer)
        everyFrame()
    }

    /// How near to the end animations are led, in seconds. At the end itself they would be over, and gone.
    private static let margin: TimeInterval = 0.000_01

    /// How many times faster than usual the time runs at most, however fast the finger was.
    private static let fastest: CGFloat = 10

    var isLed: Bool {
        switch phase {
        case .waiting, .led: true
        case .running, .returned, .over: false
        }
    }

    func show(_ progress: CGFloat) {
        self.progress = progress
        if case .led = phase { clock.stand(at: time) }
    }

    /// As fast as the finger, but no slower than usual: a finger that rested is no reason to creep.
    func completionSpeed(to end: AnimatorCourseEnd, velocity: CGFloat) -> CGFloat {
        let speed = (end == .end ? velocity : -velocity) * CGFloat(duration)
        return min(max(speed, 1), Self.fastest)
    }

    func run(to end: AnimatorCourseEnd, velocity: CGFloat) {
        order = (end, velocity)
        if case .led = phase { follow() }
    }

    func transitionDidEnd(cancelled: Bool) {
        if case .over = phase { return }
        phase = .over
        clock.restore()
        animations.removeStills()
        if cancelled { for look in looks { look.restore() } }
        // The views and layers of the screens are not kept any longer.
        animations = LayerAnimations(knownBelow: [])
        looks = []
    }

    /// The time that is shown, in seconds after the start.
    private var time: TimeInterval { min(TimeInterval(progress) * duration, max(duration - Self.margin, 0)) }

    private func follow() {
        guard let order else { return }
        let pace = completionSpeed(to: order.end, velocity: order.velocity)
        phase = .running(order.end, since: clock.usualTime, pace: pace)
        switch order.end {
        case .end:
            clock.run(from: time, pace: pace)
            if endsByItself { everyFrame() }
        case .start:
            everyFrame()
        }
    }

    // MARK: Frames

    private func everyFrame() {
        // Keeps this course until the last frame that it wants.
        CADisplayLink.everyFrame { self.frame() }
    }

    /// Whether another frame is wanted.
    private func frame() -> Bool {
        switch phase {
        case .waiting:
            phase = .led
            clock.stand(at: time)
            follow()
            return false
        case .running(.end, let since, let pace):
            guard time + (clock.usualTime - since) * TimeInterval(pace) > duration else { return true }
            transitionDidEnd(cancelled: false)
            return false
        case .running(.start, let since, let pace):
            let left = time - (clock.usualTime - since) * TimeInterval(pace)
            clock.stand(at: max(left, 0))
            guard left < Self.margin else { return true }
            phase = .returned
            letGo()
            return endsByItself
        case .returned:
            transitionDidEnd(cancelled: true)
            return false
        case .led, .over:
            return false
        }
    }

    /// At the start nothing would ever end by itself, and with no end the animator does not complete the transition. So its
    /// animations give way to stills, which look alike, and what cannot be had that way is taken past its end.
    private func letGo() {
        animations.replaceByStills()
        clock.run(from: duration, pace: 1)
    }
}

extension CADisplayLink {
    /// Calls `body` at every frame of the screen until it returns false.
    @MainActor
    fileprivate static func everyFrame(_ body: @escaping @MainActor () -> Bool) {
        let target = ActionTarget { link in
            if !body() { (link as? CADisplayLink)?.invalidate() }
        }
        // The run loop keeps the link, and the link its target.
        CADisplayLink(target: target, selector: ActionTarget.action).add(to: .main, forMode: .common)
    }
}
