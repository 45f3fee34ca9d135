import UIKit

/// The position over time of a mass on a damped spring, from 0, where it starts at rest, to 1.
///
/// The spring has the damping ratio ζ, and comes to rest after the duration d. With the angular frequency ω of the
/// undamped spring,
/// - it is at rest when its amplitude is one thousandth: ζ / √(1 − ζ²) · exp(−ζωd) = 0.001, or, for a
///   critically damped spring, (1 + ωd) · exp(−ωd) = 0.001 (the definition of Framer Motion's springs);
/// - its position is the solution of x″ = ω²(1 − x) − 2ζωx′.
struct SpringCurve: Equatable {
    private let dampingRatio: Double
    private let frequency: Double

    /// - Parameters:
    ///   - dampingRatio: Limited to 0.05…1.
    ///   - duration: In seconds, more than 0.
    init(dampingRatio: CGFloat, duration: TimeInterval) {
        precondition(duration > 0, "A spring cannot come to rest in \(duration) seconds.")
        let ratio = min(max(Double(dampingRatio), 0.05), 1)
        self.dampingRatio = ratio
        frequency =
            ratio < 1
            ? log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
            : Self.timeConstantsToRest / duration
    }

    /// The solution of (1 + t) · exp(−t) = 0.001: the number of time constants until a critically damped spring is
    /// at rest.
    static let timeConstantsToRest = 9.233_413_5

    /// The position after `time` seconds. It exceeds 1 when the spring overshoots.
    func progress(at time: TimeInterval) -> CGFloat {
        guard time > 0 else { return 0 }
        guard dampingRatio < 1 else { return CGFloat(1 - (1 + frequency * time) * exp(-frequency * time)) }
        let decay = dampingRatio * frequency
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return CGFloat(1 - exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time)))
    }
}
