import UIKit
import UIKitSeams

/// How far a pan waits for its finger, in points.
private enum Patience {
    /// How far a finger may wind up in the opposite direction, if neither content nor another pan, which would have to
    /// wait, can use that movement.
    static let windUp: CGFloat = 48
    /// How far across the thumb's arc may begin. A long thumb, of about 420 points, has moved 240 up when its arc is
    /// less than 55 degrees steep.
    static let arc: CGFloat = 240
    /// How far a finger may move across before it turns, if the view under it is unknown and may be scrolling.
    static let arcOverUnknown: CGFloat = 100
}

/// What is known about where a finger is going.
package enum FingerIntent {
    /// It has hardly moved.
    case hasHardlyMoved
    /// It has moved no farther than a finger that slips while it taps the control under it, or taps alternately with
    /// another one.
    case mayTap
    /// It moves another way, but may still turn, and nothing under it can use the movement meanwhile. Or it moves so
    /// far across that it may turn that way.
    case mayTurn
    /// It is on something that two fingers zoom, turn, or drag, and the second one may be about to land.
    case mayPinch
    /// It is as slow as a rolling palm, and has moved no farther than one.
    case mayBePalm
    /// It has moved no farther than a thumb that rolls before it drags something under it another way.
    case mayRoll
    /// It is on a view with a swipe recognizer, which may still recognize, and goes first.
    case mayBeSwiped
    /// A pan can decide whether it begins.
    case isClear
}

extension UIPanGestureRecognizer {
    /// Whether the pan can decide now, from the movement of its only finger.
    ///
    /// A pan decides on its beginning once, when the finger has moved 10 points. A thumb moves in arcs, and many swipes
    /// begin with a few points the other way. A pan that does not receive the movement meanwhile can wait for the turn.
    /// It does not wait if something under the finger can use the movement. It waits a few points longer on a button,
    /// which the finger may be tapping, and for a finger as slow as a rolling palm. It waits a moment on something that
    /// two fingers zoom, turn, or drag. If the finger has turned, it is noted: rules then see only how it moves since.
    package func readFingerIntent() -> FingerIntent {
        guard state == .possible, let touchdown,
            let (along, across) = wholeMovement(since: touchdown, along: swipeDirection)
        else { return .isClear }
        let precedesContent = touchdown.precedesContent
        guard max(abs(along), across) >= Self.hysteresis else { return .hasHardlyMoved }
        if max(abs(along), across) < slip(of: touchdown), !precedesContent, isControlTapped,
            !contentUsesMovement(along: along, across: across)
        {
            return .mayTap
        }
        if isInDirection(along: along, across: across) {
            return intentInDirection(of: touchdown, along: along, across: across)
        }
        if let latest = latestMovement(since: touchdown, along: swipeDirection), latest.along >= Self.hysteresis,
            latest.along > latest.across
        {
            touchdown.noteTurn()
            return .isClear
        }
        // A line on a canvas is drawn from its beginning, so the touch must not be withheld any longer. A map that
        // waits is dragged as soon as it is clear that this is no swipe.
        if precedesContent && isOnFollowingView || keepsDeeperPanWaiting { return .isClear }
        let longestArc = touchdown.viewsAreUnknown ? Patience.arcOverUnknown : Patience.arc
        guard across <= longestArc, mayWindUp(by: -along) else { return .isClear }
        if across >= Self.hysteresis, canContentMove(along: swipeDirection.across) || pullsRowAcross { return .isClear }
        return precedesContent || !contentClaims(swipeDirection) ? .mayTurn : .isClear
    }
}

extension UIPanGestureRecognizer {
    private func mayWindUp(by distance: CGFloat) -> Bool {
        if distance < Self.hysteresis { return true }
        guard distance <= Patience.windUp else { return false }
        return touchdown?.precedesContent == true
            || !canContentMove(along: swipeDirection) && !hasRival(along: swipeDirection) && !pullsRowTheOtherWay
    }

    /// Whether one of the app's pans on a deeper view waits for this one, and may use the movement.
    private var keepsDeeperPanWaiting: Bool {
        guard let arbiter = delegate as? GestureArbiter else { return false }
        return touchdown?.fingerRecognizers.contains { other in
            other.mayPan(deeperThan: self) && !(other.delegate is GestureArbiter)
                && !(other is UIScreenEdgePanGestureRecognizer) && !(other is any RecognizingBesideAll)
                && arbiter.relation(of: self, to: other)?.kind == .goesFirst
        } == true
    }

    /// Whether the finger moves across a vertical pan, and pulls a row that has actions on the uncovered side.
    private var pullsRowAcross: Bool {
        guard !swipeDirection.isHorizontal, let view, let movement = touchdown?.history.path.movement(in: view) else {
            return false
        }
        let isBack = movement.x * SwipeDirection.back.sign(in: view.effectiveUserInterfaceLayoutDirection) > 0
        return pullsRow(along: isBack ? .back : .forward)
    }

    /// Whether a row under the finger has actions on the side that a wind-up uncovers. The row's pan waits for this
    /// one.
    private var pullsRowTheOtherWay: Bool {
        switch swipeDirection {
        case .back: pullsRow(along: .forward)
        case .forward: pullsRow(along: .back)
        case .up, .down: false
        }
    }

    private func intentInDirection(of touchdown: Touchdown, along: CGFloat, across: CGFloat) -> FingerIntent {
        if touchdown.precedesContent { return mayRollAtEdge(along: along) ? .mayRoll : .isClear }
        if along < AllowableMovement.ofPalm, touchdown.history.pace.speed < FingerPace.ofPalm { return .mayBePalm }
        if mayTurnAcross(swipeDirection, since: touchdown), canContentMove(along: swipeDirection.across) {
            return .mayTurn
        }
        if mayPinch(touchdown, along: along) { return .mayPinch }
        return mayRoll(touchdown, along: along) ? .mayRoll : .isClear
    }

    /// Whether the finger may only be getting going: it has moved no farther than one that slips, and something under
    /// it can be dragged another way, but not this way. The pan does not wait beside pans of other views, unless they
    /// wait for it: they would begin meanwhile, and take the finger.
    private func mayRoll(_ touchdown: Touchdown, along: CGFloat) -> Bool {
        along < AllowableMovement.ofTap
            && (canContentMove(along: swipeDirection) || canContentMove(along: swipeDirection.across))
            && !contentClaims(swipeDirection)
            && !touchdown.fingerRecognizers.contains { other in
                other is UIPanGestureRecognizer && !(other.view is UIScrollView) && other.view !== view
                    && !isAwaited(onViewOf: other)
            }
    }

    /// Whether `other` is on a view around that of this pan, and a governed swipe on that view waits for this pan.
    /// UIKit's own pops there wait for that swipe.
    private func isAwaited(onViewOf other: UIGestureRecognizer) -> Bool {
        isDeeper(than: other)
            && other.view?.gestureRecognizers?.contains { swipe in
                (swipe.delegate as? GestureArbiter)?.makesWait(swipe, for: self) == true
            } == true
    }

    /// Whether a finger from the edge may roll before it scrolls something across.
    private func mayRollAtEdge(along: CGFloat) -> Bool {
        along < AllowableMovement.atEdge && canContentMove(along: swipeDirection.across)
    }

    /// Whether the finger landed so recently, on something for two fingers, that it may be the first of them.
    private func mayPinch(_ touchdown: Touchdown, along: CGFloat) -> Bool {
        touchdown.history.followedDuration
            < (along < AllowableMovement.ofTap ? FingerTiming.lateSecondFinger : FingerTiming.secondFinger)
            && mayBeJoined
    }

    private func slip(of touchdown: Touchdown) -> CGFloat {
        touchdown.isHeld ? AllowableMovement.whileHeld : AllowableMovement.ofTap
    }

    /// Whether content under the finger can use the movement. The content then begins as early as without the pan.
    private func contentUsesMovement(along: CGFloat, across: CGFloat) -> Bool {
        if across >= Self.hysteresis, canContentMove(along: swipeDirection.across) { return true }
        if along >= Self.hysteresis { return scrollView(claiming: swipeDirection) != nil }
        return -along >= Self.hysteresis && canContentMove(along: swipeDirection)
    }

    /// Whether there is a control under the finger that is tapped, and not dragged along the pan.
    private var isControlTapped: Bool {
        let claimants = claimants
        guard claimants.kinds.contains(.controls) else { return false }
        return claimants.contains { ($0.view as? UIControl)?.isEnabled == true }
            && !isControlDragged(along: swipeDirection)
    }
}

extension UIPanGestureRecognizer {
    /// Whether something inside the view of the pan is pinched, turned, or dragged by this finger and another one.
    fileprivate var mayBeJoined: Bool {
        touchdown?.fingerRecognizers.contains { other in
            (other.needsTwoFingers || other.needsMoreFingers) && other.state == .possible && other.isDeeper(than: self)
        } == true
    }
}

extension UIGestureRecognizer {
    /// Whether a view under the finger would keep a swipe in `direction`.
    fileprivate func contentClaims(_ direction: SwipeDirection) -> Bool {
        scrollView(claiming: direction) != nil || isControlDragged(along: direction)
    }
}
