import Foundation

/// How content moves along one axis after the finger has left it.
enum AxisMotion: Equatable, Sendable {
    /// Loses speed by D9. `velocity` is in points per millisecond; `landing` is where the steps end.
    case glide(velocity: CGFloat, landing: CGFloat)
    /// Goes to the spring's target; `start` is the time on the clock at which the spring was let go.
    case settle(SettlingSpring, start: TimeInterval)

    /// What is the same for every step of a motion.
    struct Surroundings {
        let extent: ScrollExtent
        let deceleration: Deceleration
        let bounceFrequency: CGFloat
    }

    /// The offset at `now`, `interval` seconds after it was `offset`. nil as the next motion: the content stands.
    func advanced(
        from offset: CGFloat, by interval: TimeInterval, now: TimeInterval, in surroundings: Surroundings
    ) -> (offset: CGFloat, next: AxisMotion?) {
        switch self {
        case .settle(let spring, let start):
            if spring.isSettled(at: now - start) { return (spring.target, nil) }
            return (spring.offset(at: now - start), self)
        case .glide(var velocity, let landing):
            let moved = offset + surroundings.deceleration.step(&velocity, milliseconds: interval * 1000)
            let extent = surroundings.extent
            if !extent.contains(moved) {
                let end = extent.limit(moved)
                guard extent.bounces else { return (end, nil) }
                let spring = SettlingSpring(
                    from: moved, velocity: velocity * 1000, to: end, frequency: surroundings.bounceFrequency)
                return (moved, .settle(spring, start: now))
            }
            // The first frame comes sooner than the others; the end makes up for the fraction of a point.
            if abs(velocity) < Deceleration.stopVelocity { return (extent.limit(landing), nil) }
            return (moved, .glide(velocity: velocity, landing: landing))
        }
    }
}
