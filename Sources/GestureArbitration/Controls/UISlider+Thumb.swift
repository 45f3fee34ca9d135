import UIKit

extension UISlider {
    /// Whether a finger that lands at a place, in points of the slider, drags the thumb.
    ///
    /// - Parameter reach: How far from the thumb it may be, in points. By default the thumb is as large as a control
    ///   that can be hit; UIKit's own reach is not documented.
    func hasThumb(at place: CGPoint, reach: CGFloat? = nil) -> Bool {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        return (reach.map { thumb.insetBy(dx: -$0, dy: -$0) } ?? thumb.target).contains(place)
    }
}
