import UIKit

extension UISlider {
    /// How far from a slider's thumb a finger may land and still drag it, in points. According to Apple's Human
    /// Interface Guidelines, a control that can be hit is 44 points large. UIKit's own reach is not documented.
    static let thumbReach: CGFloat = 22

    /// Whether a place, in points of the slider, is on the thumb or no more than `reach` points from it.
    func hasThumb(at place: CGPoint, reach: CGFloat = thumbReach) -> Bool {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        return thumb.insetBy(dx: -reach, dy: -reach).contains(place)
    }
}
