import UIKit

extension UISlider {
    /// Where the thumb is at a value, in points of the slider.
    package func thumb(at value: Float) -> CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }
}
