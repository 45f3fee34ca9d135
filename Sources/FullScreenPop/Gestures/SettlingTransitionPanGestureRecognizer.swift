import GestureArbitration
import UIKit

/// Takes over a transition that runs by itself after the fingers have let go, if a finger moves against it.
///
/// A transition that runs back can be taken over until its end: a modal receives no finger meanwhile, and the finger
/// makes the movement that has driven the transition. A finger that moves along with the transition leaves it alone,
/// and so does one that taps: a second flick back is meant for the next screen, and a finger that lands on a screen
/// that has nearly arrived is meant for that screen. Other gestures get such a finger. As in Apple's sample code
/// PhotoTransitioning, the transition is paused and then driven again.
///
/// The pan is on the window, because UIKit may deliver no touches to the views of a transition. It takes only fingers
/// that land in the container. Pans in the window wait until it has decided.
@MainActor
final class SettlingTransitionPanGestureRecognizer: UIPanGestureRecognizer {
    /// Whether the transition runs to its end; otherwise it runs back to its beginning.
    var isFinishing = true
    /// Whether the person still sees enough of a transition that runs to its end to take it over. Asked when a finger
    /// has moved against it.
    var isSeen: @MainActor () -> Bool = { true }

    private weak var container: UIView?
    private var layout = UIUserInterfaceLayoutDirection.leftToRight
    private weak var finger: UITouch?
    private var start = CGPoint.zero
    private var pace = FingerPace(at: .zero, time: 0)
    /// How fast the finger was before it lifted, in points of the window per second; nil until then, and if it rested.
    private var velocityBeforeLift: CGPoint?

    /// Creates a pan for a transition in `container` that was driven by a pan in `direction`, and adds it to the
    /// window.
    ///
    /// - Parameters:
    ///   - container: The view in which the transition runs.
    ///   - direction: The direction of the pan that has driven it.
    ///   - layout: The layout direction in which that pan went.
    convenience init?(
        on container: UIView, against direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection
    ) {
        guard let window = container.window else { return nil }
        self.init(target: nil, action: nil)
        self.container = container
        self.layout = layout
        name = "FullScreenPop.settling"
        swipeDirection = direction
        window.addGestureRecognizer(self)
    }

    /// Whether this takes the movement of `touch`, or is about to.
    func claims(_ touch: UITouch) -> Bool {
        guard touch === finger, state == .possible || isActive else { return false }
        let (along, across) = parts(of: touch)
        return along > across
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard event.type == .touches, finger == nil, super.shouldReceive(event) else { return false }
        return event.allTouches?.contains { $0.phase == .began && lands($0) } == true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard finger == nil, let touch = touches.outermost(onRight: false, where: lands) else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        for other in touches where other !== touch { ignore(other, for: event) }
        finger = touch
        start = touch.location(in: nil)
        pace = FingerPace(at: start, time: touch.timestamp)
        velocityBeforeLift = nil
        super.touchesBegan([touch], with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let finger { pace.move(to: finger.location(in: nil), time: finger.timestamp) }
        guard state == .possible, let finger else { return super.touchesMoved(touches, with: event) }
        let (along, across) = parts(of: finger)
        if max(abs(along), across) >= Self.hysteresis, along <= across || (isFinishing && !isSeen()) {
            state = .failed
        } else {
            super.touchesMoved(touches, with: event)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive, let finger {
            finger.sharedFinger.isTaken = true
            pace.move(to: finger.location(in: nil), time: finger.timestamp)
            velocityBeforeLift = pace.velocityBeforeLift(at: finger.timestamp)
        }
        super.touchesEnded(touches, with: event)
    }

    /// How fast the finger was before it lifted: it may have rolled then.
    override func velocity(in view: UIView?) -> CGPoint {
        velocityBeforeLift?.fromWindow(to: view) ?? super.velocity(in: view)
    }

    override func reset() {
        super.reset()
        finger = nil
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        other is UIPanGestureRecognizer && !(other is SettlingTransitionPanGestureRecognizer)
    }

    private func lands(_ touch: UITouch) -> Bool {
        guard let container else { return false }
        return container.bounds.contains(touch.location(in: container))
    }

    /// How far the finger has moved against the transition, and how far across.
    private func parts(of finger: UITouch) -> (along: CGFloat, across: CGFloat) {
        guard let container else { return (0, 0) }
        let (along, across) = swipeDirection.parts(
            of: container.convertMovementFromWindow(start.movement(to: finger.location(in: nil))),
            in: layout)
        return (isFinishing ? -along : along, across)
    }
}
