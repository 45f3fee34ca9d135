/// A cubic Bézier curve from (0, 0) to (1, 1): time to progress (H2).
struct UnitBezier: Equatable, Sendable {
    let control1: SIMD2<Double>
    let control2: SIMD2<Double>
    // x(s) and y(s) as polynomials in s: ((a·s + b)·s + c)·s.
    private let a: SIMD2<Double>
    private let b: SIMD2<Double>
    private let c: SIMD2<Double>

    static let linear = UnitBezier(0, 0, 1, 1)
    static let easeIn = UnitBezier(0.42, 0, 1, 1)
    static let easeOut = UnitBezier(0, 0, 0.58, 1)
    static let easeInOut = UnitBezier(0.42, 0, 0.58, 1)
    static let standard = UnitBezier(0.25, 0.1, 0.25, 1)

    /// The x of both control points is limited to 0…1, so that there is one progress for each time.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        control1 = SIMD2(min(max(x1, 0), 1), y1)
        control2 = SIMD2(min(max(x2, 0), 1), y2)
        c = 3 * control1
        b = 3 * (control2 - control1) - c
        a = SIMD2(1, 1) - c - b
    }

    /// The progress at the fraction `x` of the time; `x` outside of 0…1 counts as the nearer end.
    func progress(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if control1.x == control1.y, control2.x == control2.y { return x }
        return point(at: parameter(of: x, lane: 0)).y
    }

    /// The fraction of the time at which the progress is `y`. For a curve that overshoots, one of several.
    func time(ofProgress y: Double) -> Double {
        if y <= 0 { return 0 }
        if y >= 1 { return 1 }
        return point(at: parameter(of: y, lane: 1)).x
    }

    private func point(at s: Double) -> SIMD2<Double> {
        ((a * s + b) * s + c) * s
    }

    // In one expression it takes the compiler half a second.
    private func slope(at s: Double) -> SIMD2<Double> {
        let square = 3 * a * s
        let linear = 2 * b
        return (square + linear) * s + c
    }

    /// Newton's method while it converges, else halving.
    private func parameter(of value: Double, lane: Int) -> Double {
        var s = value
        for _ in 0..<8 {
            let error = point(at: s)[lane] - value
            if abs(error) < 1e-12 { return s }
            let slope = slope(at: s)[lane]
            guard abs(slope) > 1e-6 else { break }
            s -= error / slope
        }
        var (low, high) = (0.0, 1.0)
        s = value
        while high - low > 1e-14 {
            s = (low + high) / 2
            if point(at: s)[lane] < value { low = s } else { high = s }
        }
        return s
    }
}
