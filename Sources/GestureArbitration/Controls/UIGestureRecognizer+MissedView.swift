import UIKit
import UIKitSeams

extension UIGestureRecognizer {
    /// Whether the finger moves along something that is dragged and that it has just missed, and has not landed on a
    /// control.
    var hasMissedDraggedView: Bool {
        guard followsMovement, let view, let touchdown, let type = touchdown.type, !touchdown.viewsAreUnknown,
            !touchdown.claimants.kinds.contains(.controls)
        else { return false }
        return touchdown.missedViews(in: view).contains { missed in
            missed.object.map { $0.axes(onceTouchedBy: type).contains(movementOf: self, in: $0) } == true
        }
    }
}

extension Touchdown {
    /// The views in `outermost` that are dragged and that the finger has just missed. Not those that it is on, nor
    /// those that something else covers where it has landed. They are searched for once for each finger.
    fileprivate func missedViews(in outermost: UIView) -> [Weak<UIView>] {
        if let missedViews { return missedViews }
        var found: [Weak<UIView>] = []
        outermost.forEachView(near: location(in: outermost)) { near, place in
            guard !near.bounds.contains(place), near.isAimed(at: place), let type,
                !near.axes(onceTouchedBy: type).isEmpty, near.isHit(near: place, inside: outermost),
                view?.isDescendant(of: near) == false
            else { return }
            found.append(Weak(near))
        }
        missedViews = found
        return found
    }
}

extension UIView {
    /// Calls `body` with the views inside that are near `place`, in points of this view, and with the place in points
    /// of theirs.
    fileprivate func forEachView(near place: CGPoint, _ body: (UIView, CGPoint) -> Void) {
        for subview in subviews where subview.frame.withMarginOfTargets.contains(place) {
            let place = subview.convert(place, from: self)
            body(subview, place)
            subview.forEachView(near: place, body)
        }
    }

    /// Whether a finger that lands at `place`, in points of the view, may have been meant for it.
    fileprivate func isAimed(at place: CGPoint) -> Bool {
        (self as? UISlider)?.isMeant(at: place) ?? bounds.target.contains(place)
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
