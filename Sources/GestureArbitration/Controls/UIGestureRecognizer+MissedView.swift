import UIKit

extension UIGestureRecognizer {
    /// Whether the finger moves along something that is dragged and that it has just missed, and has not landed on a
    /// control.
    var hasMissedDraggedView: Bool {
        guard followsMovement, let view, let touchdown, let type = touchdown.type, !touchdown.viewsAreUnknown,
            let touched = touchdown.view, !touchdown.claimants.kinds.contains(.controls)
        else { return false }
        return view.contains(viewNear: touchdown.location(in: view)) { near, place in
            !touched.isDescendant(of: near) && near.isAimed(at: place)
                && near.axes(onceTouchedBy: type).contains(movementOf: self, in: near)
                && near.isHit(near: place, inside: view)
        }
    }
}

extension UIView {
    /// Whether there is a view inside, near `place`, in points of this view, for which `predicate` is true. The
    /// predicate receives the place in points of the view.
    fileprivate func contains(viewNear place: CGPoint, where predicate: (UIView, CGPoint) -> Bool) -> Bool {
        subviews.contains { subview in
            guard subview.frame.withMarginOfTargets.contains(place) else { return false }
            let place = subview.convert(place, from: self)
            return predicate(subview, place) || subview.contains(viewNear: place, where: predicate)
        }
    }

    /// Whether a finger that lands at `place`, in points of the view, may have been meant for it.
    fileprivate func isAimed(at place: CGPoint) -> Bool {
        bounds.target.contains(place) || (self as? UISlider)?.hasThumb(at: place) == true
    }

    /// Whether a finger inside `outermost` hits the view where it is nearest to `place`, in points of the view: nothing
    /// covers or clips it there, and it is visible.
    fileprivate func isHit(near place: CGPoint, inside outermost: UIView) -> Bool {
        let area = bounds.insetBy(dx: min(bounds.width / 2, 1), dy: min(bounds.height / 2, 1))
        let nearest = CGPoint(
            x: min(max(place.x, area.minX), area.maxX), y: min(max(place.y, area.minY), area.maxY))
        return outermost.hitTest(outermost.convert(nearest, from: self), with: nil)?.isDescendant(of: self) == true
    }
}
