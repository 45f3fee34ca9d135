/// A spring that an animation can follow.
struct Spring: Equatable, Sendable {
    var mass = 1.0
    var stiffness: Double
    var damping: Double

    init(mass: Double = 1, stiffness: Double, damping: Double) {
        precondition(mass > 0 && stiffness > 0, "A spring needs a mass and a stiffness above 0.")
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }

    /// H3: the spring of `dampingRatio` that is at rest after `duration` seconds.
    init(dampingRatio: Double, duration: TimeInterval) {
        let ratio = min(max(dampingRatio, 0.05), 1)
        let frequency = springAngularFrequency(dampingRatio: ratio, duration: duration)
        self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// The spring whose undamped swing takes `perceptualDuration` seconds. Bounce 0 is critical damping, 1 none at all;
    /// a negative bounce, down to −1, flattens. (As Apple words it for iOS 17: the damping ratio is 1 − bounce, or 1 /
    /// (1 + bounce) below 0.)
    init(perceptualDuration: TimeInterval, bounce: Double) {
        let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
        let bounce = min(max(bounce, -0.999), 0.999)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// From 0 to 1, perhaps beyond. `velocity` is in ways per second.
    func position(at time: TimeInterval, velocity: Double) -> Double {
        springPosition(at: time, mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    }

    func settlingDuration(velocity: Double) -> TimeInterval {
        springSettlingDuration(
            mass: mass, stiffness: stiffness, damping: damping, velocity: velocity,
            overdampedSteps: BehaviourProfile.Layers.current.overdampedSpringsSettleOnSteps)
    }
}
