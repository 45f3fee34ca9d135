/// Between two transforms: by their parts (translation, scale, skew, rotation, perspective), not by their 16 numbers,
/// so that a turning layer keeps its size.
enum TransformInterpolation {
    static func mix(_ a: CATransform3D, _ b: CATransform3D, at progress: Double) -> CATransform3D {
        if progress == 0 { return a }
        if progress == 1 { return b }
        if turnsAlike(a, b) { return blend(a, b, progress) }
        guard let from = TransformParts(a), let to = TransformParts(b) else {
            // A transform that flattens everything has no parts: CSS jumps here, the numbers at least arrive.
            return blend(a, b, progress)
        }
        return from.mixed(with: to, at: progress).transform
    }

    static func isInvertible(_ transform: CATransform3D) -> Bool {
        TransformParts(transform) != nil
    }

    private static func blend(_ a: CATransform3D, _ b: CATransform3D, _ progress: Double) -> CATransform3D {
        let (a, b) = (a.rows, b.rows)
        func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> { a + (b - a) * progress }
        return CATransform3D(rows: (mix(a.0, b.0), mix(a.1, b.1), mix(a.2, b.2), mix(a.3, b.3)))
    }

    /// Whether both are made of positive scales and translations only, or differ in their translation only. Then the
    /// parts and the numbers give the same.
    private static func turnsAlike(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let (p, q) = (a.rows, b.rows)
        if p.0 == q.0, p.1 == q.1, p.2 == q.2, p.3.w == q.3.w { return true }
        func isPlain(_ t: CATransform3D) -> Bool {
            let r = t.rows
            return r.0 == SIMD4(r.0.x, 0, 0, 0) && r.1 == SIMD4(0, r.1.y, 0, 0) && r.2 == SIMD4(0, 0, r.2.z, 0)
                && r.0.x >= 0 && r.1.y >= 0 && r.2.z >= 0 && r.3.w == 1
        }
        return isPlain(a) && isPlain(b)
    }
}
