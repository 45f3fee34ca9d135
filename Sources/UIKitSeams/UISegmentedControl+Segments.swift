import UIKit

extension UISegmentedControl {
    /// The index of the segment at `x`, in points of the control, if all are as wide; nil if there is none.
    package func segment(at x: CGFloat) -> Int? {
        guard bounds.width > 0, numberOfSegments > 0 else { return nil }
        let part = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x : x
        return min(max(Int(part / bounds.width * CGFloat(numberOfSegments)), 0), numberOfSegments - 1)
    }
}
