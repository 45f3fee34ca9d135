import UIKit
import UIKitSeams

extension UISlider {
    /// Whether a finger that lands at a place, in points of the slider, drags the thumb.
    ///
    /// - Parameter reach: How far from the thumb it may be, in points. By default the thumb is as large as a control
    ///   that can be hit; UIKit's own reach is not documented.
    func hasThumb(at place: CGPoint, reach: CGFloat? = nil) -> Bool {
        (reach.map { thumb.insetBy(dx: -$0, dy: -$0) } ?? thumb.target).contains(place)
    }

    /// Whether a finger that lands at a place, in points of the slider, may have been meant for the slider. It has no
    /// knob at its ends, as other bars may have, but where its thumb is.
    func isMeant(at place: CGPoint) -> Bool {
        if hasThumb(at: place) { return true }
        guard bounds.target.contains(CGPoint(x: bounds.midX, y: place.y)) else { return false }
        return abs(place.x - bounds.midX) <= bounds.width / 2 + CGRect.reachBeside
            || abs(place.x - thumb.midX) <= thumb.width / 2 + CGRect.reachBeyondEnds
    }

    private var thumb: CGRect { thumb(at: value) }
}
