import UIKit

extension CGRect {
    /// The rectangle at a part of the way from `start` to `end`, corner by corner.
    package static func between(_ start: CGRect, _ end: CGRect, at part: CGFloat) -> CGRect {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        return CGRect(
            x: mix(start.minX, end.minX), y: mix(start.minY, end.minY),
            width: mix(start.width, end.width), height: mix(start.height, end.height))
    }

    package func isClose(to other: CGRect, within distance: CGFloat = 0.01) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
            .allSatisfy { abs($0) < distance }
    }
}
