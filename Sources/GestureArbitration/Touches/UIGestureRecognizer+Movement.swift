import UIKit

extension UIGestureRecognizer {
    /// How far fingers move along one axis before a gesture is decided, in points. UIKit's pans begin no earlier.
    package static let hysteresis: CGFloat = 10

    /// Whether the recognizer follows the movement of fingers: a pan or a veto.
    var followsMovement: Bool { self is UIPanGestureRecognizer || self is VetoGestureRecognizer }

    /// Whether this receives touches of this type, if its delegate agrees.
    func takes(_ type: UITouch.TouchType) -> Bool {
        allowedTouchTypes.contains { $0.intValue == type.rawValue }
    }

    /// Whether the recognizer has begun and not ended.
    package var isActive: Bool { state == .began || state == .changed }

    /// Whether this is a pinch or a rotation.
    package var needsTwoFingers: Bool { self is UIPinchGestureRecognizer || self is UIRotationGestureRecognizer }

    /// Whether this is a pan for more fingers than are on it, or, before any is, for more than one.
    var needsMoreFingers: Bool {
        guard let pan = self as? UIPanGestureRecognizer else { return false }
        return pan.minimumNumberOfTouches > max(pan.numberOfTouches, 1)
    }

    /// Whether this is on a view inside the one that `other` is on.
    package func isDeeper(than other: UIGestureRecognizer) -> Bool { other.view.map(isInside) == true }

    /// Whether this is on a view inside `outer`.
    package func isInside(_ outer: UIView) -> Bool {
        guard let view else { return false }
        return view !== outer && view.isDescendant(of: outer)
    }

    /// Whether this is a pan on a view inside that of `other`, but not on a scroll view.
    package func isPan(deeperThan other: UIGestureRecognizer) -> Bool {
        self is UIPanGestureRecognizer && !(view is UIScrollView) && isDeeper(than: other)
    }

    /// Whether this is such a pan for one finger, and may still begin.
    func mayPan(deeperThan other: UIGestureRecognizer) -> Bool {
        guard state == .possible, isPan(deeperThan: other) else { return false }
        return (self as? UIPanGestureRecognizer)?.minimumNumberOfTouches == 1
    }

    /// How the fingers on a pan or a veto have moved, in points of `view`; nil for other recognizers. For a pan whose
    /// finger has turned, only the movement since then counts.
    func movement(in view: UIView) -> CGPoint? { movement(in: view, since: touchdown) }

    /// How far the fingers have moved, for a caller that already has the touchdown: rules ask for it many times.
    func movement(in view: UIView, since touchdown: Touchdown?) -> CGPoint? {
        if let path = touchdown?.decisivePath { return path.latestMovement(in: view) }
        if let pan = self as? UIPanGestureRecognizer { return pan.translation(in: view) }
        return (self as? VetoGestureRecognizer)?.translation(in: view)
    }

    /// Whether a view under the fingers can be moved along the axis of `direction`, even if only to bounce.
    func canContentMove(along direction: SwipeDirection) -> Bool {
        if isControlDragged(along: direction) { return true }
        return innermostScrollView(along: direction).map { !hasLeftFingerToControl($0) } == true
    }

    /// Whether a control under the fingers is dragged along the axis of `direction`.
    func isControlDragged(along direction: SwipeDirection) -> Bool {
        let claimants = claimants
        guard claimants.mayBeDragged, let layout = view?.effectiveUserInterfaceLayoutDirection else { return false }
        return claimants.contains { claimant in
            // If a slider is turned into a fader, its axis is turned as well.
            claimant.draggedAxes.contains(claimant.own(direction, in: layout).direction.axis)
                && !isDraggedNowhere(claimant)
        }
    }
}

extension UIView {
    /// Converts a movement from points of the window to points of this view.
    package func convertMovementFromWindow(_ movement: CGPoint) -> CGPoint {
        let origin = convert(CGPoint.zero, from: nil)
        let target = convert(movement, from: nil)
        return origin.movement(to: target)
    }
}

extension CGPoint {
    /// A movement or a velocity of the window, in points of `view`; as it is for no view.
    @MainActor
    package func fromWindow(to view: UIView?) -> CGPoint { view?.convertMovementFromWindow(self) ?? self }
}
