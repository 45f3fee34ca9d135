/// Something that can show a running transition at any fraction, and play what is left.
@MainActor
protocol TransitionScrubber: AnyObject {
    /// Where the transition stands, from 0 to 1.
    var fraction: CGFloat { get }
    func begin()
    func pause()
    func scrub(to fraction: CGFloat)
    func run(_ run: ScrubbedRun)
    /// The transition is over; time runs as usual again.
    func end()
}

/// The way to the end or back, without a finger.
@MainActor
struct ScrubbedRun {
    let reversed: Bool
    /// How long it takes, as a fraction of the whole duration.
    let fraction: CGFloat
    /// Of the whole transition, in seconds.
    let duration: CGFloat
    let curve: UIView.AnimationCurve
    let timing: (any UITimingCurveProvider)?
    /// Told of the fraction shown at each frame.
    let follow: (CGFloat) -> Void
}
