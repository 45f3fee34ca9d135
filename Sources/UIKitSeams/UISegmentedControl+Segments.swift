import UIKit

extension UISegmentedControl {
    /// The index of the segment at `x`, in points of the control, if all are as wide; nil if there is none.
    package func segment(at x: CGFloat) -> Int? {
        guard bounds.width > 0, numberOfSegments > 0 else { return nil }
        let part = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x : x
        return min(max(Int(part / bounds.width * CGFloat(numberOfSegments)), 0), numberOfSegments - 1)
    }

    /// Whether a segment that can be selected is on that side of another one: on the right if `x` is positive,
    /// otherwise on the left.
    package func hasSegment(toward x: CGFloat, from segment: Int) -> Bool {
        let isForward = (x > 0) == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
        return (0..<numberOfSegments).contains { other in
            (isForward ? other > segment : other < segment) && isEnabledForSegment(at: other)
        }
    }
}
