import UIKit

extension UISlider {
    /// How far from a slider's thumb a finger may land that drags it, in points: so that it can be hit, a control is 44
    /// points large according to Apple's Human Interface Guidelines. UIKit's own reach is not documented.
    static let thumbReach: CGFloat = 22

    /// Whether a place, in points of the slider, is on the thumb or no more than `reach` points from it.
    func hasThumb(at place: CGPoint, reach: CGFloat = thumbReach) -> Bool {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        return thumb.insetBy(dx: -reach, dy: -reach).contains(place)
    }
}
