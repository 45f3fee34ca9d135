import UIKit
import UIKitSeams

extension UITouch {
    /// Whether the finger landed inside `outermost` on a view that it drags, or that follows it. A switch or a segment
    /// is more likely tapped.
    @MainActor
    package func isOnDraggedView(inside outermost: UIView?) -> Bool {
        SuperviewChain(from: view, upTo: outermost).contains { view in
            !(view is UISwitch || view is UISegmentedControl)
                && (!view.effectiveDraggedAxes.isEmpty || view.followsTouches)
        }
    }

    /// Whether the finger holds something in the view that it shares with `pan`: a control or a view that it has
    /// dragged or has been on for long, a control that acts meanwhile, something that a recognizer follows, or a scroll
    /// view while it moves the scroll view, or keeps it from coming to rest. A thumb that rests near the side of the
    /// screen, on a control that is only tapped, holds the device, even if it has rolled there.
    ///
    /// - Parameters:
    ///   - movement: How the finger has moved since it landed, in points of the window.
    ///   - age: How long ago it landed, in seconds.
    ///   - mayHaveMoved: Whether it may have moved before anyone knew of it. Then a control that is dragged is held.
    @MainActor
    package func holds(
        inside pan: UIGestureRecognizer, movement: CGPoint, isMoving: Bool, age: TimeInterval, mayHaveMoved: Bool
    ) -> Bool {
        guard let outermost = viewShared(with: pan) else { return false }
        let hasMoved = movement.length >= AllowableMovement.whileResting
        let isHeld = age >= Touchdown.holdingTime
        for view in SuperviewChain(from: view, upTo: outermost) {
            if let control = view as? UIControl, control.isTracking {
                if control.actsWhileHeld { return true }
                let holdsDevice = movement.length < AllowableMovement.ofTap && control.isOnlyTapped && isNearSide
                if isHeld, !control.isRow(in: outermost), !holdsDevice { return true }
                if hasMoved || mayHaveMoved, !control.effectiveDraggedAxes.isEmpty { return true }
            }
            if hasMoved || isHeld, view.followsTouches { return true }
            if view.keepsTouches { break }
        }
        return gestureRecognizers?.contains { recognizer in
            guard recognizer.isActive, recognizer.isInside(outermost), !(recognizer is any RecognizingBesideAll) else {
                return false
            }
            if isMoving || !recognizer.belongsToScrollView { return true }
            // A palm that has rolled holds nothing.
            return movement.length >= AllowableMovement.ofPalm && recognizer.pannedScrollView?.isHeldAway == true
        } == true
    }

    /// Whether the finger is so near the left or right side of the screen that it may belong to the hand that holds the
    /// device.
    @MainActor
    private var isNearSide: Bool {
        guard let window else { return false }
        let (x, safeArea) = (location(in: nil).x, window.safeAreaInsets)
        return min(x - safeArea.left, window.bounds.width - safeArea.right - x) < Self.reachOfGrip
    }

    /// How far the thumb of a hand that holds the device lies on the screen, in points from the safe area.
    private static let reachOfGrip: CGFloat = 64

    /// Whether the finger, which has moved by `movement` since it landed, in points of the window, is about to drag
    /// something in the view that it shares with `pan`.
    @MainActor
    package func isAboutToDrag(by movement: CGPoint, inside pan: UIGestureRecognizer) -> Bool {
        guard let outermost = viewShared(with: pan) else { return false }
        return isAboutToScroll(by: movement, upTo: outermost, inside: pan)
            || isAboutToLead(by: movement, inside: pan)
    }

    /// The view in which the finger has to do with those of `pan`: the pan's. For a stack beside other content, such as
    /// a player below it, the view around both. Nil if the finger is on another stack, such as another column, unless
    /// both are on one screen of a stack around them; and if it shares only the window.
    @MainActor
    package func viewShared(with pan: UIGestureRecognizer) -> UIView? {
        guard let view, let panned = pan.view, let common = panned.commonAncestor(with: view) else { return nil }
        if common === panned { return panned }
        guard panned.ownNavigationController != nil, !(common is UIWindow) else { return nil }
        return view.isOnStack(inside: common) && !common.isOnStack(inside: nil) ? nil : common
    }

    /// Whether a scroll view under the finger can use its movement. In the direction of `pan`, it must have something
    /// to reveal or to refresh; any other way, it is enough that it bounces at the top or bottom.
    @MainActor
    private func isAboutToScroll(
        by movement: CGPoint, upTo outermost: UIView, inside pan: UIGestureRecognizer
    ) -> Bool {
        let (along, across) = pan.parts(of: movement)
        let isAlongPan = along > across
        let direction = SwipeDirection(along: movement)
        for case let scrollView as UIScrollView in SuperviewChain(from: view, upTo: outermost) {
            let own = scrollView.own(direction, in: .leftToRight)
            guard scrollView.uses(own) else { continue }
            if !isAlongPan || scrollView.isRefreshed(by: own.direction)
                || scrollView.extent(along: own.direction).canScroll(toward: own.sign)
            {
                return true
            }
        }
        return false
    }

    /// Whether one of the app's pans that goes before `pan` can use the movement, which is not in the direction of
    /// `pan`.
    @MainActor
    private func isAboutToLead(by movement: CGPoint, inside pan: UIGestureRecognizer) -> Bool {
        guard let pan = pan as? UIPanGestureRecognizer, let arbiter = pan.delegate as? GestureArbiter else {
            return false
        }
        let (along, across) = pan.parts(of: movement)
        guard !pan.isInDirection(along: along, across: across) else { return false }
        return gestureRecognizers?.contains { arbiter.mayGoFirst($0, before: pan) } == true
    }
}
