open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// A path of points, used instead of ``values``.
    open var path: CGPath?
    /// From 0 to 1, rising; even steps if nil.
    open var keyTimes: [NSNumber]?
    /// One for each step.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    var track: KeyframeTrack?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        track = other.track
    }

    override func prepare(for layer: CALayer) {
        guard track == nil else { return }
        var frames = (values ?? []).compactMap { AnimatableValue($0) }
        if let path { frames = path.elements.outline.flatMap { $0 }.map { .point($0) } }
        track = KeyframeTrack(
            values: frames, times: path == nil ? keyTimes?.map(\.doubleValue) : nil,
            curves: timingFunctions?.map(\.curve) ?? [], mode: path == nil ? calculationMode : .paced
        )
    }

    override func value(atProgress progress: SIMD2<Double>) -> AnimatableValue? {
        track?.value(at: progress.x)
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
