import UIKit
import UIKitSeams

/// Leaves a swipe to the app's own gestures that can use it, and that would lose the finger to it.
///
/// - A view whose class overrides `touchesMoved(_:with:)`, such as a drawing canvas, follows the finger, and so does
///   the view of a screen whose class overrides it. Set the view's ``ViewArbitration/draggedAxes`` to `[]` if it does
///   not need the finger for itself, or call ``letSwipesThrough(_:)`` for a class. In a list, which would take the
///   finger from it, it does not count for swipes up and down. Cells do not count.
/// - A `UISwipeGestureRecognizer` on a deeper view, such as a message that is swiped to be answered, recognizes later
///   than a pan begins. It counts if it is for one finger and for the same direction. A pan waits for it to fail, as it
///   does when a drag is too slow for a swipe. If it has failed for another reason, as the finger was held first, or
///   there are two, and the finger is fast, the pan is refused. Other recognizers are denied.
///
/// A pan for several fingers on a deeper view goes first once they are on it.
///
/// A pan also waits for one-finger pans on deeper views to fail, such as that of a map or of the rows of a collection
/// view. By itself, UIKit lets them go first only if they begin in the same event, and not before its own pop of iOS
/// 26. Long presses need no rule.
///
/// UIKit lets nobody read what its `require(toFail:)` has been called with. If a pan on a deeper view has been made to
/// wait for the swipe, both would wait for each other: let a rule in front of this one return
/// ``ArbitrationRelation/goesFirst(_:)`` for it, or set the `draggedAxes` of its view to `[]`.
public struct OtherGesturesRule: ArbitrationRule {
    /// Denies if a view under the finger follows it, if a deeper pan has its several fingers, or would have received
    /// the finger had the screen been there. Also denies a recognizer that can't wait for a swipe in the same
    /// direction, and a fast pan for which such a swipe has failed. No opinion on recognizers that follow no movement.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard recognizer.followsMovement, let outermost = recognizer.view else { return nil }
        for claimant in recognizer.claimants where claimant.view !== outermost {
            if claimant.view.keepsTouches { break }
            if claimant.isFollowingContent, !recognizer.isScrolledAlong(around: claimant.view) {
                return .deny(.viewFollowsFinger)
            }
        }
        guard let pan = recognizer as? UIPanGestureRecognizer else {
            return recognizer.isOnSwipedView(where: \.mayStillRecognize) ? .deny(.viewIsSwiped) : nil
        }
        if let touchdown = pan.touchdown, touchdown.wasHeldAtFirst || touchdown.history.speed >= FingerPace.ofSwipe,
            pan.isOnSwipedView(where: { !$0.mayHaveRecognized })
        {
            return .deny(.viewIsSwiped)
        }
        return refusalBySeveralFingers(of: pan) ?? refusalForMissedPan(of: pan)
    }

    /// Denies if a deeper pan has the several fingers that it needs.
    private func refusalBySeveralFingers(of pan: UIPanGestureRecognizer) -> ArbitrationAnswer? {
        guard let touchdown = pan.touchdown, pan.mayBeBesideOtherFingers(since: touchdown) else { return nil }
        for other in touchdown.fingerRecognizers
        where other.numberOfTouches > 1 && other.hasSeveralFingers(insteadOf: pan) {
            return .deny(.deeperPanGoesFirst)
        }
        return nil
    }
}

extension OtherGesturesRule {
    /// Denies if a deeper pan would have received the finger and gone first, had the screen been there when the finger
    /// landed. Pans of navigation controllers do receive it: they are always there.
    private func refusalForMissedPan(of pan: UIPanGestureRecognizer) -> ArbitrationAnswer? {
        guard let touchdown = pan.touchdown, touchdown.claimants.haveComeLater else { return nil }
        let isMissed = pan.hasRecognizerInside { other in
            other.isEnabled && touchdown.type.map(other.takes) == true && other.view?.ownNavigationController == nil
                && relation(of: pan, to: other)?.kind == .waits
        }
        return isMissed ? .deny(.deeperPanGoesFirst) : nil
    }

    /// Makes a pan wait for swipes in its direction on views inside, and for pans there. Exceptions are scroll views'
    /// own pans, those that recognize beside all others, and those for another axis, according to the
    /// ``ViewArbitration/draggedAxes`` of their view, or to the arbiter that governs them. Other rules deal with
    /// UIKit's own pans on table rows and on text. A recognizer that itself waits for the pan, as those of floating
    /// panels do for every pan, is not waited for: neither would ever begin.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        guard recognizer is UIPanGestureRecognizer, other.isDeeper(than: recognizer) else { return nil }
        if other.isSwipe(inDirectionOf: recognizer) {
            return other.waits(for: recognizer) ? nil : .waits(.viewIsSwiped)
        }
        guard let pan = other as? UIPanGestureRecognizer, pan.minimumNumberOfTouches == 1,
            pan.mayUse(recognizer.swipeDirection), !pan.waits(for: recognizer)
        else { return nil }
        return .waits(.deeperPanGoesFirst)
    }
}

extension UIPanGestureRecognizer {
    /// Whether other fingers may be on the view of this pan. A pan that follows one finger knows of the others, and any
    /// other pan has them, if it may.
    fileprivate func mayBeBesideOtherFingers(since touchdown: Touchdown) -> Bool {
        guard touchdown.otherFingers == .unknown else { return touchdown.otherFingers != .absent }
        return numberOfTouches > 1 || maximumNumberOfTouches == 1
    }
}

extension UIGestureRecognizer {
    /// Whether this is a pan on a deeper view that as many fingers are on as it needs, where that is more than one. A
    /// swipe can't wait for such a pan, because it does not fail for lack of fingers.
    fileprivate func hasSeveralFingers(insteadOf swipe: UIGestureRecognizer) -> Bool {
        guard let pan = self as? UIPanGestureRecognizer, pan.minimumNumberOfTouches > 1, !pan.needsMoreFingers,
            pan.isActive || pan.state == .possible, pan.isDeeper(than: swipe)
        else { return false }
        return pan.mayUse(swipe.swipeDirection)
    }

    /// Whether this is a pan of the app's for movements along the axis of `direction`, as far as the options of its
    /// view and the arbiter that governs it say.
    fileprivate func mayUse(_ direction: SwipeDirection) -> Bool {
        if belongsToScrollView || isOfRowsOrText || self is any RecognizingBesideAll { return false }
        if popsStack, direction != .back { return false }
        let isGovernedForAnother = record.map { $0.swipeDirection.axis != direction.axis } == true
        return !isGovernedForAnother && view?.statedArbitration?.draggedAxes?.contains(direction.axis) != false
    }

    /// Whether this is UIKit's own, and pops the screens of a stack. It receives every scroll on a trackpad.
    fileprivate var popsStack: Bool { view?.ownNavigationController?.pops(by: self) == true }

    /// Whether this is UIKit's own, for the actions of a table's rows or for text.
    fileprivate var isOfRowsOrText: Bool { (view is UITableView || view is UITextView) && isOfPrivateUIKitClass }

    /// Whether a swipe recognizer under the finger goes before this pan, and may still recognize, or has done so in the
    /// current event; or the finger has not gone far enough to tell a slow drag from a swipe.
    package var mayBeSwiped: Bool {
        guard let touchdown, let arbiter = delegate as? GestureArbiter else { return false }
        let isSoon = touchdown.history.path.distance < AllowableMovement.beforeSwipe
        return isOnSwipedView { (isSoon || $0.mayHaveRecognized) && arbiter.makesWait(self, for: $0) }
    }

    /// Whether a view under the finger has a swipe in the direction of this recognizer that takes such a finger, and
    /// that fulfils `predicate`.
    fileprivate func isOnSwipedView(where predicate: (UIGestureRecognizer) -> Bool) -> Bool {
        guard let type = touchdown?.type else { return false }
        return hasRecognizerInside { other in
            other.isEnabled && other.isSwipe(inDirectionOf: self) && other.takes(type) && predicate(other)
        }
    }

    fileprivate var mayStillRecognize: Bool { numberOfTouches > 0 && state == .possible }

    /// Whether this swipe recognizer may still recognize, or has done so in the current event.
    fileprivate var mayHaveRecognized: Bool { mayStillRecognize || state == .ended }

    /// Whether this is for swipes up or down, and a scroll view around `view` scrolls that way.
    fileprivate func isScrolledAlong(around view: UIView) -> Bool {
        guard !swipeDirection.isHorizontal, let scrollView = innermostScrollView(along: swipeDirection)
        else { return false }
        return view.isDescendant(of: scrollView)
    }

    /// Whether this recognizer or its delegate wants `other` to fail first.
    fileprivate func waits(for other: UIGestureRecognizer) -> Bool {
        if shouldRequireFailure(of: other) { return true }
        if let arbiter = delegate as? GestureArbiter { return arbiter.makesWait(self, for: other) }
        return delegate?.requiresFailure(of: other, before: self) == true
    }
}

extension UIGestureRecognizer {
    /// Whether this is a swipe for one finger in the direction of `other`.
    package func isSwipe(inDirectionOf other: UIGestureRecognizer) -> Bool {
        guard let swipe = self as? UISwipeGestureRecognizer, swipe.numberOfTouchesRequired == 1, let view = other.view
        else { return false }
        let layout = view.effectiveUserInterfaceLayoutDirection
        return swipe.direction.contains(other.swipeDirection.physical(in: layout))
    }
}

extension SwipeDirection {
    fileprivate func physical(in layout: UIUserInterfaceLayoutDirection) -> UISwipeGestureRecognizer.Direction {
        isHorizontal ? (sign(in: layout) > 0 ? .right : .left) : (self == .down ? .down : .up)
    }
}

extension ArbitrationReason {
    /// A view under the finger follows it by itself.
    public static var viewFollowsFinger: ArbitrationReason { "a view under the finger follows it" }

    /// A view inside has its own pan.
    public static var deeperPanGoesFirst: ArbitrationReason { "a pan on a deeper view goes first" }

    /// A view under the finger has a swipe recognizer for the same direction.
    public static var viewIsSwiped: ArbitrationReason { "a view under the finger is swiped in the same direction" }
}

extension ArbitrationRule where Self == OtherGesturesRule {
    /// Leaves a swipe to the app's own gestures that can use it.
    public static var otherGestures: OtherGesturesRule { OtherGesturesRule() }
}
