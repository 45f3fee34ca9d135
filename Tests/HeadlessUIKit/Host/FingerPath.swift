import Foundation

/// A straight way of a finger, and when it is looked at.
package struct FingerPath {
    private let start: CGPoint
    private let end: CGPoint
    private let duration: TimeInterval

    /// - Parameter duration: in seconds, not negative.
    package init(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        precondition(duration >= 0, "A finger cannot move in \(duration) seconds.")
        self.start = start
        self.end = end
        self.duration = duration
    }

    /// Multiples of the sample interval, and the end. A multiple that is the end but for rounding is left out.
    package func sampleTimes(rate: Double) -> [TimeInterval] {
        let whole = Int((duration * rate - 1e-6).rounded(.down))
        return (whole > 0 ? (1...whole).map { TimeInterval($0) / rate } : []) + [duration]
    }

    package func position(at time: TimeInterval) -> CGPoint {
        guard duration > 0, time < duration else { return end }
        let progress = CGFloat(time / duration)
        return CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    }
}
