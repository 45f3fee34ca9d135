import UIKit

extension UISlider {
    /// The centre of the thumb, in points of the window.
    package var thumbCentre: CGPoint {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        return convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    }
}
