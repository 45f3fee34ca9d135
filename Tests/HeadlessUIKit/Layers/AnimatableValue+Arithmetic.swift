extension AnimatableValue {
    /// The value at `progress` on the way to `target`; 0 is this one. Progress may leave 0…1, as springs do.
    func mixed(with target: AnimatableValue, at progress: Double) -> AnimatableValue {
        switch (self, target) {
        case (.number(let a), .number(let b)):
            .number(a + (b - a) * progress)
        case (.vector(let a, let shape), .vector(let b, _)):
            .vector(a + (b - a) * progress, shape)
        case (.transform(let a), .transform(let b)):
            .transform(TransformInterpolation.mix(a, b, at: progress))
        case (.color(let a), .color(let b)):
            .color(Self.mix(a, b, at: progress))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            .colors(zip(a, b).map { Self.mix($0, $1, at: progress) ?? $1 })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            .numbers(zip(a, b).map { $0 + ($1 - $0) * progress })
        case (.path(let a?), .path(let b?)):
            .path(Self.mix(a, b, at: progress))
        default:
            progress < 1 ? self : target
        }
    }

    /// As ``mixed(with:at:)``, with a progress of its own for x and y.
    func mixed(with target: AnimatableValue, at progress: SIMD2<Double>) -> AnimatableValue {
        guard progress.x != progress.y, case .vector(let a, let shape) = self, case .vector(let b, _) = target else {
            return mixed(with: target, at: progress.x)
        }
        return .vector(a + (b - a) * SIMD4(progress.x, progress.y, progress.x, progress.y), shape)
    }

    /// This value laid over `base`, as additive animations do; transforms are concatenated, this one first.
    func added(to base: AnimatableValue) -> AnimatableValue {
        switch (self, base) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.vector(let a, let shape), .vector(let b, _)): .vector(a + b, shape)
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(+))
        default: self
        }
    }

    /// What has to be laid over `base` to give this value; nil if nothing does.
    func offset(from base: AnimatableValue) -> AnimatableValue? {
        switch (self, base) {
        case (.number(let a), .number(let b)):
            return .number(a - b)
        case (.vector(let a, let shape), .vector(let b, _)):
            return .vector(a - b, shape)
        case (.transform(let a), .transform(let b)):
            guard TransformInterpolation.isInvertible(b) else { return nil }
            return .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
        default:
            return nil
        }
    }

    /// What changes nothing when it is laid over a value like this.
    var neutral: AnimatableValue {
        switch self {
        case .number: .number(0)
        case .vector(_, let shape): .vector(.zero, shape)
        case .transform: .transform(CATransform3DIdentity)
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        default: self
        }
    }

    func scaled(by factor: Double) -> AnimatableValue {
        neutral.mixed(with: self, at: factor)
    }

    func isEqual(to other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): a == b
        case (.vector(let a, _), .vector(let b, _)): a == b
        case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
        case (.color(let a), .color(let b)): a == b
        case (.colors(let a), .colors(let b)): a == b
        case (.numbers(let a), .numbers(let b)): a == b
        case (.path(let a), .path(let b)): a == b
        case (.discrete(nil), .discrete(nil)): true
        default: false
        }
    }

    /// No colour counts as the other one, fully transparent.
    private static func mix(_ a: CGColor?, _ b: CGColor?, at progress: Double) -> CGColor? {
        if progress == 0 { return a }
        if progress == 1 { return b }
        guard let opaque = a ?? b else { return nil }
        let clear = SIMD4(opaque.rgba.x, opaque.rgba.y, opaque.rgba.z, 0)
        let (from, to) = (a?.rgba ?? clear, b?.rgba ?? clear)
        return CGColor(rgba: (from + (to - from) * progress).clamped(lowerBound: .zero, upperBound: .one))
    }

    /// Paths of the same build are mixed point by point; between others there is nothing.
    private static func mix(_ a: CGPath, _ b: CGPath, at progress: Double) -> CGPath {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * progress, y: a.y + (b.y - a.y) * progress)
        }
        guard a.elements.count == b.elements.count else { return progress < 1 ? a : b }
        var elements: [CGPath.Element] = []
        elements.reserveCapacity(a.elements.count)
        for pair in zip(a.elements, b.elements) {
            switch pair {
            case (.move(let p), .move(let q)): elements.append(.move(mix(p, q)))
            case (.line(let p), .line(let q)): elements.append(.line(mix(p, q)))
            case (.curve(let p1, let p2, let p3), .curve(let q1, let q2, let q3)):
                elements.append(.curve(mix(p1, q1), mix(p2, q2), to: mix(p3, q3)))
            case (.close, .close): elements.append(.close)
            default: return progress < 1 ? a : b
            }
        }
        return CGPath(elements: elements)
    }
}
