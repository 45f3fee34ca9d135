import GestureArbitration
import UIKit

/// What the end of a finger's movement means.
extension SwipePanGestureRecognizer {
    /// How near the end of the screen a finger can hardly continue, in points.
    private static let endOfScreen: CGFloat = 24

    /// Decides on the finger, whose movement the pan has not received, if it is one of those that are about to lift.
    /// Called for whichever recognizer UIKit tells first.
    func decideBeforeLift(of fingers: Set<UITouch>) {
        guard let finger, fingers.contains(finger), !attempt.isLifting else { return }
        attempt.isLifting = true
        touchdown?.follow(finger)
        if state == .possible, isLiftedEarly { liftEarly(finger) }
        if systemSwipes, let velocity = view.flatMap(fingerMotionWithoutRest)?.velocity {
            noteLift(of: finger, velocity: velocity)
        }
    }

    /// Whether the finger has swiped while the pan waited. One that has turned another way meanwhile is left to others.
    private var isLiftedEarly: Bool {
        switch attempt.wait {
        case .none, .briefly, .forTap: false
        case .forTurn: fingerAgreesWithDirection && !mayBeSwiped
        case .forTransition: fingerSwipes && !fingerGoesBack
        }
    }

    private func liftEarly(_ finger: UITouch) {
        guard let owner, owner.didLiftEarly(self) else { return }
        // A swipe is no tap, even if it was too short to pop.
        if keepsFlick || landings.movement(of: finger).length >= AllowableMovement.ofTap { owner.cancelTouches() }
        guard keepsFlick else { return }
        group?.forEachPan(besides: self) { $0.yield(toLifted: self) }
        giveBackSliderValues()
        // Scroll views have waited as well, and would move now.
        for recognizer in fingerRecognizers where recognizer.state == .possible && recognizer.view is UIScrollView {
            recognizer.leaveTouches()
        }
    }

    /// How the finger, whose movement the pan has not received, has moved, and how fast it lifts: as fast as on average
    /// while it has moved, unless it rests in the end. Of a finger that has turned, only the end counts.
    func liftedMotion(in view: UIView) -> FingerMotion? {
        guard let finger,
            let motion = fingerMovesInDirection ? fingerMotionWithoutRest(in: view) : latestFingerMotion(in: view)
        else { return nil }
        return fingerRests(at: finger.timestamp) ? FingerMotion(movement: motion.movement, velocity: .zero) : motion
    }

    /// Notes where a finger that has swiped lifts, and how fast, in points of the window per second.
    func noteLift(of finger: UITouch, velocity: CGPoint) {
        if let continued = attempt.continuation.movement {
            // Its contact may be too short to tell how fast it is.
            keepMovement(of: finger, velocity: continued.velocity, isSwipe: continued.isSwipe)
        } else if isActive || fingerFlicks {
            keepMovement(of: finger, velocity: velocity, isSwipe: true)
        }
    }

    /// Called with each movement of a finger that the pan has left to something else.
    func followIfLeftToOthers(_ finger: UITouch) {
        if attempt.isLeftToOthers { touchdown?.follow(finger) }
    }

    /// Notes where such a finger lifts, and how fast, unless it has rested before.
    func noteLift(ifLeftToOthers finger: UITouch) {
        guard attempt.isLeftToOthers else { return }
        touchdown?.follow(finger)
        guard let velocity = touchdown?.history.pace.velocityBeforeLift(at: finger.timestamp) else { return }
        keepMovement(of: finger, velocity: velocity, isSwipe: false)
    }

    private func keepMovement(of finger: UITouch, velocity: CGPoint, isSwipe: Bool) {
        finger.window?.liftedMovement = LiftedMovement(
            time: finger.timestamp, place: finger.location(in: nil), velocity: velocity, isSwipe: isSwipe)
    }

    /// The movement with which the finger goes on after its contact was lost, as its first movement shows. If it was a
    /// swipe that was too short, its transition runs back or has ended, and the finger swipes anew.
    func movementContinued(by finger: UITouch) -> LiftedMovement? {
        let age = landings.age(of: finger, at: finger.timestamp)
        switch attempt.continuation {
        case .certain(let lifted): return lifted
        case .possible(let lifted) where age > 0:
            let goesOn =
                (!lifted.isSwipe || transitionFinishes)
                && lifted.isContinued(by: landings.movement(of: finger), over: age)
            attempt.continuation = goesOn ? .certain(lifted) : .none
            return goesOn ? lifted : nil
        case .possible, .none: return nil
        }
    }

    private var transitionFinishes: Bool {
        nearestController(UIViewController.self)?.showsScreen { screen in
            screen.transitionCoordinator?.isCancelled == false
        } == true
    }

    /// Whether a finger that has only slipped lifts, while another one stays. What the pan has waited for may fail much
    /// later.
    func slipsBesideAnother(in event: UIEvent) -> Bool {
        guard state == .possible, let finger, let fingers = event.allTouches, fingers.count > 1 else { return false }
        return landings.movement(of: finger).length < AllowableMovement.ofTap
    }

    /// Notes how fast the finger is as it lifts.
    func measureFlick(of finger: UITouch) {
        let rolls = touchdown?.history.pace.hasRolled(at: finger.timestamp) == true
        if rolls || attempt.hasJustBegun(at: finger.timestamp) {
            attempt.velocityBeforeLift = touchdown?.history.pace.velocityBeforeLift(at: finger.timestamp)
                .flatMap { isAlongAxis($0) ? $0 : nil }
        }
        attempt.flickVelocity = flickVelocity(of: finger)
    }

    /// Whether a vector of the window goes along the axis of the pan rather than across: a thumb that flicks another
    /// way and curls as it lifts does not swipe.
    private func isAlongAxis(_ vector: CGPoint) -> Bool {
        let (along, across) = parts(of: vector)
        return abs(along) > abs(across)
    }

    private func flickVelocity(of finger: UITouch) -> SwipeAttempt.FlickVelocity {
        // At the edge, a finger that swipes may go on across, as with UIKit's own edge pan.
        let swipes = fingerSwipes || (isActive && precedesContent)
        if !swipes || fingerGoesBack || fingerFlingsBouncingContent { return .onlyBack }
        // What a finger has done before it turned is no part of the flick.
        let hasWaited = attempt.hasJustBegun(at: finger.timestamp) && fingerMovesInDirection
        return hasWaited || isStoppedByEndOfScreen(finger) ? .average : .latest
    }

    /// Whether the finger flicks, and only the end of the screen has slowed it down.
    private func isStoppedByEndOfScreen(_ finger: UITouch) -> Bool {
        fingerFlicks && attempt.velocityBeforeLift == nil && isAtEndOfScreen(finger)
            && super.velocity(in: view) != .zero
    }

    /// Whether the finger can hardly continue in the direction of the pan.
    private func isAtEndOfScreen(_ finger: UITouch) -> Bool {
        guard let window = finger.window, let layout = view?.effectiveUserInterfaceLayoutDirection else { return false }
        let bounds = window.bounds
        let end =
            swipeDirection.sign(in: layout) > 0 ? CGPoint(x: bounds.maxX, y: bounds.maxY) : bounds.origin
        let rest = finger.location(in: window).movement(to: end)
        return parts(of: rest).along < Self.endOfScreen
    }
}
