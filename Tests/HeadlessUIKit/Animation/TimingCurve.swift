/// From the fraction of the time to the fraction of the way.
enum TimingCurve: Sendable {
    case cubic(UnitBezier)
    /// `duration` seconds make the whole time. The velocity is in ways per second, along x and along y.
    case spring(Spring, velocity: SIMD2<Double>, duration: TimeInterval)

    static let linear = TimingCurve.cubic(.linear)

    /// What `provider` means for an animation of `duration` seconds.
    @MainActor
    init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
        if let parameters = provider.springTimingParameters {
            self = parameters.curve(duration: duration)
        } else {
            self = .cubic(provider.cubicTimingParameters?.curve ?? .standard)
        }
    }

    /// H2.
    @MainActor
    init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self = .cubic(.easeInOut)
        case .easeIn: self = .cubic(.easeIn)
        case .easeOut: self = .cubic(.easeOut)
        case .linear: self = .cubic(.linear)
        }
    }

    /// 1 from the end of the time on.
    func progress(at fraction: Double) -> SIMD2<Double> {
        if fraction <= 0 { return .zero }
        if fraction >= 1 { return .one }
        switch self {
        case .cubic(let curve):
            return SIMD2(repeating: curve.progress(at: fraction))
        case .spring(let spring, let velocity, let duration):
            let along = spring.position(at: fraction * duration, velocity: velocity.x)
            guard velocity.x != velocity.y else { return SIMD2(repeating: along) }
            return SIMD2(along, spring.position(at: fraction * duration, velocity: velocity.y))
        }
    }

    /// How long the curve itself says that it takes: springs do.
    var naturalDuration: TimeInterval? {
        if case .spring(_, _, let duration) = self { duration } else { nil }
    }
}
