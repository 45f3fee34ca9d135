/// A rotation in space; of unit length.
struct Quaternion {
    /// x, y, z and the scalar part w.
    var vector: SIMD4<Double>

    /// From a rotation matrix for row vectors. Source: Ken Shoemake, "Quaternions" (1994): the largest of the four
    /// parts is found first, for precision.
    init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        let (r0, r1, r2) = rows
        let trace = r0.x + r1.y + r2.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            vector = SIMD4((r1.z - r2.y) / s, (r2.x - r0.z) / s, (r0.y - r1.x) / s, s / 4)
        } else if r0.x > r1.y, r0.x > r2.z {
            let s = (1 + r0.x - r1.y - r2.z).squareRoot() * 2
            vector = SIMD4(s / 4, (r1.x + r0.y) / s, (r2.x + r0.z) / s, (r1.z - r2.y) / s)
        } else if r1.y > r2.z {
            let s = (1 + r1.y - r0.x - r2.z).squareRoot() * 2
            vector = SIMD4((r1.x + r0.y) / s, s / 4, (r2.y + r1.z) / s, (r2.x - r0.z) / s)
        } else {
            let s = (1 + r2.z - r0.x - r1.y).squareRoot() * 2
            vector = SIMD4((r2.x + r0.z) / s, (r2.y + r1.z) / s, s / 4, (r0.y - r1.x) / s)
        }
    }

    /// Turns by the angles (radians) about x, then y, then z.
    init(eulerAngles angles: SIMD3<Double>) {
        func half(_ angle: Double, _ axis: SIMD4<Double>) -> Quaternion {
            Quaternion(vector: axis * sin(angle / 2) + SIMD4(0, 0, 0, cos(angle / 2)))
        }
        let x = half(angles.x, SIMD4(1, 0, 0, 0))
        let y = half(angles.y, SIMD4(0, 1, 0, 0))
        let z = half(angles.z, SIMD4(0, 0, 1, 0))
        self = z.after(y.after(x))
    }

    private init(vector: SIMD4<Double>) {
        self.vector = vector
    }

    /// The rotation that does `first`, then this one.
    private func after(_ first: Quaternion) -> Quaternion {
        let (a, b) = (vector, first.vector)
        return Quaternion(
            vector: SIMD4(
                a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
                a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
                a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
                a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z
            )
        )
    }

    /// The angles about x, then y, then z that make this rotation.
    var eulerAngles: SIMD3<Double> {
        let t = transform
        let y = asin(max(-1, min(1, -Double(t.m13))))
        guard abs(t.m13) < 1 - 1e-12 else {
            return SIMD3(atan2(-Double(t.m32), Double(t.m22)), y, 0)
        }
        return SIMD3(atan2(Double(t.m23), Double(t.m33)), y, atan2(Double(t.m12), Double(t.m11)))
    }

    /// A half-turn is the same either way round, but for the rounding of π. Reported of Core Animation: M_PI and −M_PI
    /// turn the same way, anticlockwise from the identity (stackoverflow.com/questions/10445912, thearchivebase.com),
    /// and in the additive animations of views clockwise back to it (stackoverflow.com/questions/31007262).
    private var withoutRounding: Quaternion {
        guard abs(vector.w) < 1e-7 else { return self }
        let sum = vector.x + vector.y + vector.z
        var halfTurn = sum > 0 ? -vector : vector
        halfTurn.w = 0
        return Quaternion(vector: halfTurn)
    }

    /// Spherical interpolation along the shorter way.
    func turned(towards target: Quaternion, by progress: Double) -> Quaternion {
        let vector = withoutRounding.vector
        var end = target.withoutRounding.vector
        var cosine = (vector * end).sum()
        if cosine < 0 {
            end = -end
            cosine = -cosine
        }
        guard cosine < 1 - 1e-12 else { return target }
        let angle = acos(cosine)
        let mixed = vector * sin((1 - progress) * angle) + end * sin(progress * angle)
        return Quaternion(vector: mixed / sin(angle))
    }

    var transform: CATransform3D {
        let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
        return CATransform3D(
            m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + z * w), m13: 2 * (x * z - y * w), m14: 0,
            m21: 2 * (x * y - z * w), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + x * w), m24: 0,
            m31: 2 * (x * z + y * w), m32: 2 * (y * z - x * w), m33: 1 - 2 * (x * x + y * y), m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 1
        )
    }
}
