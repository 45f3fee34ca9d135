import GestureArbitration
import UIKit

/// Decides which of the pans on a view takes a finger that lands.
extension SwipePanGestureRecognizer {
    /// Whether the pan takes a finger that lands in `event`. The answer is the same until all have been asked.
    func takesLanding(of event: UIEvent) -> Bool {
        guard isFree else { return false }
        guard let group else { return true }
        return group.next === self
            || group.next(onTrailingSide: isOnTrailingSide) === self && fingersLandTogether(in: event)
    }

    /// Whether the finger has moved no farther than a palm rolls, and rests: another finger that lands now gets the
    /// screen.
    func hasBarelyBegun(before event: UIEvent) -> Bool {
        guard let view, let finger, let touchdown, let next = event.allTouches?.first(where: isLandedOn) else {
            return false
        }
        touchdown.follow(finger)
        guard fingerRests(at: next.timestamp), let motion = fingerMotion(in: view) else { return false }
        return motion.movement.length < AllowableMovement.ofPalm
    }

    /// Since when the finger flicks that drives a swipe, or would if the pan did not wait; nil if it does not flick, or
    /// landed too long before a finger of `event`, or too far from it, for both to be of one hand.
    func beginningOfFlick(bySameHandAsLandingIn event: UIEvent) -> TimeInterval? {
        guard fingerFlicksAlready, let finger,
            let next = event.allTouches?.first(where: isLandedOn), landings.isOfOneHand(next, with: finger),
            isActive || landings.movement(of: finger).length >= AllowableMovement.ofTap
        else { return nil }
        return touchdown?.history.movesSince
    }

    /// Whether several fingers land on the view at once. Of a finger and a pencil, UIKit gives two pans the same one.
    private func fingersLandTogether(in event: UIEvent) -> Bool {
        guard let touches = event.allTouches else { return false }
        return touches.contains { touch in
            isLandedOn(by: touch) && touches.contains { $0 !== touch && $0.type == touch.type && isLandedOn(by: $0) }
        }
    }

    /// The finger that the pan takes from those that land on its view in `event`.
    func landingFinger(in event: UIEvent) -> UITouch? {
        event.allTouches?.outermost(onRight: isOnRight, where: isLandedOn)
    }

    /// Of fingers that land together, two pans take those that are farthest apart.
    func outermost(of fingers: Set<UITouch>) -> UITouch? { fingers.outermost(onRight: isOnRight) }

    /// Whether the pan takes the right one of two fingers that land together.
    private var isOnRight: Bool {
        isOnTrailingSide == (view?.effectiveUserInterfaceLayoutDirection != .rightToLeft)
    }
}
