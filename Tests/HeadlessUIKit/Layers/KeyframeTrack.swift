/// Values at times, and how to get from one to the next.
struct KeyframeTrack {
    private let values: [AnimatableValue]
    /// As many as values (for a discrete track one more: the last is the end), rising from 0 to 1.
    private let times: [Double]
    private let curves: [UnitBezier]
    private let mode: CAAnimationCalculationMode

    init(
        values: [AnimatableValue], times: [Double]?, curves: [UnitBezier] = [], mode: CAAnimationCalculationMode
    ) {
        self.values = values
        self.mode = mode
        self.curves = curves
        let isPaced = mode == .paced || mode == .cubicPaced
        let steps = mode == .discrete ? values.count : values.count - 1
        if isPaced, let paced = Self.pacedTimes(of: values) {
            self.times = paced
        } else if let times, times.count >= values.count {
            self.times = times
        } else {
            self.times = (0...max(1, steps)).map { Double($0) / Double(max(1, steps)) }
        }
    }

    /// Nil for an empty track.
    func value(at progress: Double) -> AnimatableValue? {
        guard let first = values.first, let last = values.last else { return nil }
        guard let next = times.firstIndex(where: { $0 > progress }) else { return last }
        guard next > 0 else { return first }
        let index = next - 1
        guard index < values.count else { return last }
        if mode == .discrete { return values[index] }
        guard next < values.count else { return last }
        var fraction = (progress - times[index]) / (times[next] - times[index])
        if index < curves.count { fraction = curves[index].progress(at: fraction) }
        guard mode == .cubic || mode == .cubicPaced else {
            return values[index].mixed(with: values[next], at: fraction)
        }
        return cubic(from: index, to: next, at: fraction)
    }

    /// Catmull–Rom: the tangent in a value is half the way from its neighbour before to the one after. Written as a mix
    /// of mixes, it holds for every kind of value.
    private func cubic(from index: Int, to next: Int, at t: Double) -> AnimatableValue {
        let (a, b) = (values[index], values[next])
        guard case .vector(let p1, let shape) = a, case .vector(let p2, _) = b else {
            guard let p1 = a.number, let p2 = b.number else { return a.mixed(with: b, at: t) }
            let p0 = index > 0 ? values[index - 1].number ?? p1 : p1
            let p3 = next + 1 < values.count ? values[next + 1].number ?? p2 : p2
            let value = Self.catmullRom(
                SIMD4(repeating: p0), SIMD4(repeating: p1), SIMD4(repeating: p2), .init(repeating: p3), t)
            return .number(value.x)
        }
        func vector(_ value: AnimatableValue?) -> SIMD4<Double>? {
            if case .vector(let v, _)? = value { v } else { nil }
        }
        let p0 = vector(index > 0 ? values[index - 1] : nil) ?? p1
        let p3 = vector(next + 1 < values.count ? values[next + 1] : nil) ?? p2
        return .vector(Self.catmullRom(p0, p1, p2, p3, t), shape)
    }

    private static func catmullRom(
        _ p0: SIMD4<Double>, _ p1: SIMD4<Double>, _ p2: SIMD4<Double>, _ p3: SIMD4<Double>, _ t: Double
    ) -> SIMD4<Double> {
        let (m1, m2) = ((p2 - p0) / 2, (p3 - p1) / 2)
        let (t2, t3) = (t * t, t * t * t)
        let start = (2 * t3 - 3 * t2 + 1) * p1 + (t3 - 2 * t2 + t) * m1
        return start + (3 * t2 - 2 * t3) * p2 + (t3 - t2) * m2
    }

    /// Times at which equal ways take equal times; nil if the values have no distance.
    private static func pacedTimes(of values: [AnimatableValue]) -> [Double]? {
        var times = [0.0]
        for (a, b) in zip(values, values.dropFirst()) {
            guard let distance = distance(a, b) else { return nil }
            times.append(times[times.count - 1] + distance)
        }
        guard let length = times.last, length > 0 else { return nil }
        return times.map { $0 / length }
    }

    private static func distance(_ a: AnimatableValue, _ b: AnimatableValue) -> Double? {
        switch (a, b) {
        case (.number(let a), .number(let b)): abs(b - a)
        case (.vector(let a, _), .vector(let b, _)): ((b - a) * (b - a)).sum().squareRoot()
        default: nil
        }
    }
}
