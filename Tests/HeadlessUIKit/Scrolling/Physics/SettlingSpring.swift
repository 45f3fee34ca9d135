import Foundation

/// From where content is to where it shall rest: bouncing back, turning a page, going to a target that the delegate
/// chose. By a critically damped spring, or by one without inertia.
struct SettlingSpring: Equatable, Sendable {
    /// Closer to its target than this, in points, the content is put there.
    static let tolerance: CGFloat = 0.1

    let target: CGFloat
    private let frequency: CGFloat
    private let displacement: CGFloat
    private let slope: CGFloat

    /// `velocity` is in points per second, `frequency` in radians per second.
    init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, frequency: CGFloat) {
        self.target = target
        displacement = start - target
        // Fast enough towards the target, the spring would shoot past it; a stiffer one takes the speed up in time.
        let approaches = displacement * velocity < 0
        self.frequency = approaches ? max(frequency, abs(velocity / displacement)) : frequency
        slope = velocity + self.frequency * displacement
    }

    /// Slower and slower, without regard to the velocity at which it begins. `frequency` is in radians per second.
    init(decayingFrom start: CGFloat, to target: CGFloat, frequency: CGFloat) {
        self.target = target
        self.frequency = frequency
        displacement = start - target
        slope = 0
    }

    /// The offset `time` seconds after the start.
    func offset(at time: TimeInterval) -> CGFloat {
        target + (displacement + slope * time) * exp(-frequency * time)
    }

    /// Points per second, `time` seconds after the start.
    func velocity(at time: TimeInterval) -> CGFloat {
        (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
    }

    /// Whether the content is as good as at its target at `time`, and stays there.
    func isSettled(at time: TimeInterval) -> Bool {
        abs(offset(at: time) - target) < Self.tolerance && abs(velocity(at: time)) < Self.tolerance * frequency
    }
}
