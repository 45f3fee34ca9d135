import UIKit

extension UIViewImplicitlyAnimating {
    /// How far the animations are from their start, from 0 to 1. UIKit measures the fraction in the direction in which
    /// the animator runs.
    var progress: CGFloat { isReversed ? 1 - fractionComplete : fractionComplete }
}
