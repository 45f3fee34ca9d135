import UIKit
import UIKitSeams

/// How long a pan may wait for its finger.
private enum Patience {
    /// Slower than this a palm rolls, in points per second.
    static let palmSpeed: CGFloat = 100
    /// How much later than the first the second of two fingers lands that pinch or drag, in seconds: six samples.
    static let secondFinger: TimeInterval = 0.1
    /// How late it lands if the first has come no further than a finger that slips.
    static let lateSecondFinger: TimeInterval = 0.25
    /// How far a finger goes 28 to 45 degrees off, on what scrolls across, before it is clear that it does not turn that way.
    static let slant: CGFloat = 40
    /// How far a finger goes that moves more and more across, before it is clear that it does not turn that way.
    static let bend: CGFloat = 120
    /// How far a finger may wind up in the opposite direction, where neither content nor another pan can use that movement, and
    /// would have to wait.
    static let windUp: CGFloat = 48
    /// How far across the thumb's arc may begin. A long thumb, of 420 points or so, has gone 240 up when its arc is less than 55
    /// degrees steep.
    static let arc: CGFloat = 240
    /// How far a finger may go across before it turns, while it is not known what is under it, which may be scrolling.
    static let arcOverUnknown: CGFloat = 100
}

/// How steeply a finger goes, as tangents, that may turn across.
private enum Steepness {
    /// On the whole, at least: 28 degrees.
    static let ofSlant: CGFloat = 0.53
    /// At this moment, at least, on a way that bends: 31 degrees.
    static let ofBend: CGFloat = 0.6
    /// How many times as steep as on the whole it is at this moment, on such a way.
    static let growth: CGFloat = 1.05
}

/// What is known of where a finger goes.
package enum FingerIntent {
    /// It has hardly moved.
    case hasHardlyMoved
    /// It has moved no further than a finger slips that taps the control under it, or taps in turn with another one.
    case mayTap
    /// It moves another way, but may still turn, and nothing under it can use the movement meanwhile; or it moves so far across
    /// that it may turn that way.
    case mayTurn
    /// It is on what two fingers zoom, turn, or drag, and another one may be about to land with which it does that.
    case mayPinch
    /// It is as slow as a palm that rolls, and has come no further than that does.
    case mayRoll
    /// It has come no further than a thumb that rolls before it drags what is under it another way.
    case mayGetGoing
    /// A pan can decide whether it begins.
    case isClear
}

extension UIPanGestureRecognizer {
    /// Whether the pan can decide now, by what its only finger has done.
    ///
    /// A pan decides on its beginning once, when the finger has moved 10 points. A thumb moves in arcs, and many swipes
    /// begin with a few points the other way. A pan that is not told of the movement meanwhile can wait for the turn. It
    /// does not wait where something under the finger can use the movement. And it waits a few points longer on a button, which the
    /// finger may be tapping, for a finger as slow as a palm that rolls, and a moment on what two fingers zoom,
    /// turn, or drag.
    package var fingerIntent: FingerIntent {
        guard state == .possible, let view, let touchdown else { return .isClear }
        let precedesContent = touchdown.precedesContent
        let layout = view.effectiveUserInterfaceLayoutDirection
        let (along, across) = swipeDirection.parts(of: touchdown.course.movement(in: view), in: layout)
        guard max(abs(along), across) >= Self.hysteresis else { return .hasHardlyMoved }
        if max(abs(along), across) < slip(of: touchdown), !precedesContent, isControlTapped,
            !canContentMove(along: along, across: across)
        {
            return .mayTap
        }
        if isInDirection(along: along, across: across) {
            return intentInDirection(of: touchdown, along: along, across: across)
        }
        let latest = swipeDirection.parts(of: touchdown.course.latestMovement(in: view), in: layout)
        if latest.along >= Self.hysteresis, isInDirection(along: latest.along, across: latest.across) {
            touchdown.judgedCourse = touchdown.course
            return .isClear
        }
        // A line on a canvas is drawn from its beginning, for which the touch must not be withheld any longer.
        if precedesContent, isOnFollowingView || keepsDeeperPanWaiting { return .isClear }
        let longestArc = touchdown.viewsAreUnknown ? Patience.arcOverUnknown : Patience.arc
        guard across <= longestArc, mayWindUp(by: -along) else { return .isClear }
        if across >= Self.hysteresis, canContentMove(along: swipeDirection.across) || pullsRowAcross { return .isClear }
        return precedesContent || !isClaimed(swipeDirection) ? .mayTurn : .isClear
    }
}

extension UIPanGestureRecognizer {
    private func mayWindUp(by distance: CGFloat) -> Bool {
        if distance < Self.hysteresis { return true }
        guard distance <= Patience.windUp else { return false }
        return touchdown?.precedesContent == true
            || !canContentMove(along: swipeDirection) && !hasRival(along: swipeDirection) && !pullsRowTheOtherWay
    }

    /// Whether a pan of the app's on a deeper view waits for this one, and may use what the finger does.
    private var keepsDeeperPanWaiting: Bool {
        touchdown?.fingerRecognizers.contains { other in
            other.mayPan(deeperThan: self) && !(other.delegate is GestureArbiter)
                && !(other is UIScreenEdgePanGestureRecognizer) && !(other is any RecognizingBesideAll)
        } == true
    }

    /// Whether the finger goes across a pan up or down, and pulls a row that has actions on the side which that uncovers.
    private var pullsRowAcross: Bool {
        guard !swipeDirection.isHorizontal, let view, let movement = touchdown?.course.movement(in: view) else {
            return false
        }
        let isBack = movement.x * SwipeDirection.back.sign(in: view.effectiveUserInterfaceLayoutDirection) > 0
        return pullsRow(along: isBack ? .back : .forward)
    }

    /// Whether a row under the finger has actions on the side that a wind-up uncovers. Its pan waits for this one.
    private var pullsRowTheOtherWay: Bool {
        switch swipeDirection {
        case .back: pullsRow(along: .forward)
        case .forward: pullsRow(along: .back)
        case .up, .down: false
        }
    }

    private func intentInDirection(of touchdown: Touchdown, along: CGFloat, across: CGFloat) -> FingerIntent {
        if touchdown.precedesContent { return mayRollAtEdge(along: along) ? .mayGetGoing : .isClear }
        if along < Slip.ofPalm, touchdown.pace.speed < Patience.palmSpeed { return .mayRoll }
        if mayTurnAcross(since: touchdown, along: along, across: across) { return .mayTurn }
        if mayPinch(touchdown, along: along) { return .mayPinch }
        return mayGetGoing(touchdown, along: along) ? .mayGetGoing : .isClear
    }

    /// Whether the finger may have begun the arc of a thumb that scrolls: it goes far across, on something that can be moved so.
    private func mayTurnAcross(since touchdown: Touchdown, along: CGFloat, across: CGFloat) -> Bool {
        let distance = max(along, across)
        guard distance < Patience.bend else { return false }
        let isSlanted = distance < Patience.slant && across > Steepness.ofSlant * along
        return (isSlanted || bendsAcross(since: touchdown, along: along, across: across))
            && canContentMove(along: swipeDirection.across)
    }

    /// Whether the finger goes across more than it did on the whole, and is on the way to more.
    private func bendsAcross(since touchdown: Touchdown, along: CGFloat, across: CGFloat) -> Bool {
        guard let present = presentMovement(since: touchdown) else { return false }
        return present.across > Steepness.ofBend * present.along
            && present.across * along > Steepness.growth * across * present.along
    }

    /// Whether the finger may only be getting going: it has come no further than one that slips, and what is under it can be dragged
    /// another way, but not this one. There is no waiting beside pans of other views: they would begin meanwhile, and take the finger.
    private func mayGetGoing(_ touchdown: Touchdown, along: CGFloat) -> Bool {
        along < Slip.ofTap
            && (canContentMove(along: swipeDirection) || canContentMove(along: swipeDirection.across))
            && !isClaimed(swipeDirection)
            && !touchdown.fingerRecognizers.contains { other in
                other is UIPanGestureRecognizer && !(other.view is UIScrollView) && other.view !== view
            }
    }

    /// Whether a finger from the edge may roll before it scrolls, on what it scrolls across.
    private func mayRollAtEdge(along: CGFloat) -> Bool {
        along < Slip.atEdge && canContentMove(along: swipeDirection.across)
    }

    /// Whether the finger has landed so lately on what two fingers use that it may be the first of them.
    private func mayPinch(_ touchdown: Touchdown, along: CGFloat) -> Bool {
        touchdown.followedDuration < (along < Slip.ofTap ? Patience.lateSecondFinger : Patience.secondFinger)
            && mayBeJoined
    }

    private func slip(of touchdown: Touchdown) -> CGFloat {
        touchdown.isHeld ? Slip.whileHeld : Slip.ofTap
    }

    /// Whether content under the finger can use the movement. It begins as early as without the pan.
    private func canContentMove(along: CGFloat, across: CGFloat) -> Bool {
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
            (other is UIPinchGestureRecognizer || other is UIRotationGestureRecognizer || other.needsMoreFingers)
                && other.state == .possible && other.isDeeper(than: self)
        } == true
    }
}

extension UIGestureRecognizer {
    /// Whether a view under the finger would keep a swipe in `direction`.
    fileprivate func isClaimed(_ direction: SwipeDirection) -> Bool {
        scrollView(claiming: direction) != nil || isControlDragged(along: direction)
    }
}
