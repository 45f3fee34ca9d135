/// The motion of a mass on a damped spring, from 0 towards 1. Free functions; nothing here knows of animations.

/// The undamped angular frequency (radians per second) of the spring of `dampingRatio` that has come to rest, within
/// 0.001, after `duration` seconds (H3).
///
/// Solves, with Newton's method from 5 / duration, ζ/√(1−ζ²) · e^(−ζωd) = 0.001 for a spring that swings, and
/// (ωd + 1) · e^(−ωd) = 0.001 for one that does not: the way of Framer Motion's `findSpring`.
///
/// - Parameters:
///   - dampingRatio: limited to 0.05…1.
///   - duration: in seconds, limited to 0.01…10.
func springAngularFrequency(dampingRatio: Double, duration: TimeInterval) -> Double {
    let ratio = min(max(dampingRatio, 0.05), 1)
    let duration = min(max(duration, 0.01), 10)
    let rest = 0.001
    var frequency = 5 / duration
    for _ in 0..<64 {
        let value: Double
        let slope: Double
        if ratio < 1 {
            let envelope = ratio / (1 - ratio * ratio).squareRoot() * exp(-ratio * frequency * duration)
            value = rest - envelope
            slope = ratio * duration * envelope
        } else {
            let decay = exp(-frequency * duration)
            value = rest - (frequency * duration + 1) * decay
            slope = frequency * duration * duration * decay
        }
        let step = value / slope
        frequency -= step
        if abs(step) < 1e-12 * frequency { break }
    }
    return frequency
}

/// Where the mass is after `time` seconds.
///
/// The solutions of x″ = −k·(x − 1)/m − c·x′/m with x(0) = 0: the three cases of the damped harmonic oscillator.
///
/// - Parameter velocity: at the start, in ways per second: 1 covers the whole way in one second.
func springPosition(
    at time: TimeInterval, mass: Double, stiffness: Double, damping: Double, velocity: Double
) -> Double {
    guard time > 0 else { return 0 }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let decay = ratio * frequency
    if ratio < 1 - 1e-9 {
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        let amplitude = (decay - velocity) / swing
        return 1 - exp(-decay * time) * (cos(swing * time) + amplitude * sin(swing * time))
    }
    if ratio > 1 + 1e-9 {
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-decay + spread, -decay - spread)
        let a = (velocity + fast) / (slow - fast)
        return 1 + a * exp(slow * time) - (1 + a) * exp(fast * time)
    }
    return 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
}

/// The settling time of a spring that does not swing is looked for in steps of so many seconds.
private let settlingStep = 0.1

/// After how many seconds the mass stays within `rest` of its aim.
///
/// For a spring that swings, the time at which its envelope 1 + |a| has shrunk to `rest`, a being the amplitude of the
/// sine beside a cosine of amplitude 1. Apple's documentation of `settlingDuration` has two values of it:
/// "approximately 2.85 seconds" for damping 5 (2.8550 here), "just over 1 second" for 15 (1.0221). A critically damped
/// spring settles on steps of 0.1 s, as measured by others on iOS 26.1; one with more damping is not known to.
///
/// - Parameter overdampedSteps: whether one with more damping does as well.
func springSettlingDuration(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, rest: Double = 0.001,
    overdampedSteps: Bool = false
) -> TimeInterval {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    guard ratio > 0, frequency > 0 else { return .infinity }
    let decay = ratio * frequency
    if ratio < 1 - 1e-9 {
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        let amplitude = (decay - velocity) / swing
        return max(0, log((1 + abs(amplitude)) / rest) / decay)
    }
    let slowest = ratio > 1 ? decay - frequency * (ratio * ratio - 1).squareRoot() : frequency
    let settled = settlingTimeWithoutSwing(slowest: slowest, rest: rest) { time in
        abs(1 - springPosition(at: time, mass: mass, stiffness: stiffness, damping: damping, velocity: velocity))
    }
    return ratio > 1 + 1e-9 && !overdampedSteps ? settled : (settled / settlingStep).rounded(.up) * settlingStep
}

/// Without a swing the distance passes its aim at most once and then only shrinks: finds where that begins.
private func settlingTimeWithoutSwing(
    slowest: Double, rest: Double, distance: (TimeInterval) -> Double
) -> TimeInterval {
    var high = 1 / slowest
    while distance(high) > rest || distance(high * 1.5) > rest { high *= 2 }
    var low = high / 2
    while high - low > 1e-9 {
        let middle = (low + high) / 2
        if distance(middle) > rest { low = middle } else { high = middle }
    }
    return high
}
