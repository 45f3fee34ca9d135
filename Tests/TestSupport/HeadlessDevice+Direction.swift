@_spi(Headless) import UIKit

/// Places and distances that mean the same in both layout directions.
extension HeadlessDevice {
    package var isRightToLeft: Bool { window.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A point `x` points from the leading edge.
    package func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: isRightToLeft ? window.bounds.width - x : x, y: y)
    }

    /// A distance towards the trailing edge.
    package func back(_ distance: CGFloat) -> CGFloat { isRightToLeft ? -distance : distance }
}
