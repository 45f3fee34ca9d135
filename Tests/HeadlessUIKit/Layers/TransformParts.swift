/// A transform taken apart. Source of the method: Spencer W. Thomas, "Decomposing a matrix into simple
/// transformations", Graphics Gems II (1991), as the CSS Transforms specification words it.
struct TransformParts {
    var translation: SIMD3<Double>
    var scale: SIMD3<Double>
    /// xy, xz, yz.
    var skew: SIMD3<Double>
    var perspective: SIMD4<Double>
    var rotation: Quaternion
    /// m44: the homogeneous scale of all 16 numbers.
    var weight: Double

    /// Nil if the transform has no inverse.
    init?(_ transform: CATransform3D) {
        guard transform.m44 != 0 else { return nil }
        let scaledRows = transform.rows
        weight = Double(transform.m44)
        let matrix = (
            scaledRows.0 / weight, scaledRows.1 / weight, scaledRows.2 / weight, scaledRows.3 / weight
        )
        var affine = matrix
        affine.0.w = 0
        affine.1.w = 0
        affine.2.w = 0
        affine.3.w = 1
        let affineTransform = CATransform3D(rows: affine)
        guard let inverse = affineTransform.inverse else { return nil }

        perspective = SIMD4(0, 0, 0, 1)
        if matrix.0.w != 0 || matrix.1.w != 0 || matrix.2.w != 0 {
            let right = SIMD4(matrix.0.w, matrix.1.w, matrix.2.w, matrix.3.w)
            let rows = inverse.rows
            perspective = SIMD4(
                (rows.0 * right).sum(), (rows.1 * right).sum(), (rows.2 * right).sum(), (rows.3 * right).sum()
            )
        }

        translation = affine.3.xyz
        var rows = (affine.0.xyz, affine.1.xyz, affine.2.xyz)
        scale = .zero
        skew = .zero
        scale.x = rows.0.length
        rows.0 /= scale.x
        skew.x = rows.0.dot(rows.1)
        rows.1 -= rows.0 * skew.x
        scale.y = rows.1.length
        rows.1 /= scale.y
        skew.x /= scale.y
        skew.y = rows.0.dot(rows.2)
        rows.2 -= rows.0 * skew.y
        skew.z = rows.1.dot(rows.2)
        rows.2 -= rows.1 * skew.z
        scale.z = rows.2.length
        rows.2 /= scale.z
        skew.y /= scale.z
        skew.z /= scale.z
        if rows.0.dot(rows.1.cross(rows.2)) < 0 { Self.unmirror(&rows, &scale) }
        rotation = Quaternion(rows: rows)
        guard scale.x.isFinite, rotation.vector.x.isFinite, scale.x != 0, scale.y != 0, scale.z != 0 else { return nil }
    }

    /// A mirror image in its plane is mirrored along one axis, see `BehaviourProfile.Layers.Mirroring`; in space all
    /// three axes turn round.
    private static func unmirror(
        _ rows: inout (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>), _ scale: inout SIMD3<Double>
    ) {
        let isPlanar = rows.2 == SIMD3(0, 0, 1) && rows.0.z == 0 && rows.1.z == 0
        if !isPlanar || BehaviourProfile.Layers.current.mirroring == .allAxes {
            scale = -scale
            rows = (-rows.0, -rows.1, -rows.2)
        } else if rows.0.x < rows.1.y {
            scale.x = -scale.x
            rows.0 = -rows.0
        } else {
            scale.y = -scale.y
            rows.1 = -rows.1
        }
    }

    func mixed(with other: TransformParts, at progress: Double) -> TransformParts {
        var result = self
        result.translation += (other.translation - translation) * progress
        result.scale += (other.scale - scale) * progress
        result.skew += (other.skew - skew) * progress
        result.perspective += (other.perspective - perspective) * progress
        result.weight += (other.weight - weight) * progress
        result.rotation = rotation.turned(towards: other.rotation, by: progress)
        return result
    }

    var transform: CATransform3D {
        var result = CATransform3DIdentity
        result.m14 = perspective.x
        result.m24 = perspective.y
        result.m34 = perspective.z
        result.m44 = perspective.w
        result = CATransform3DTranslate(result, translation.x, translation.y, translation.z)
        result = CATransform3DConcat(rotation.transform, result)
        var shear = CATransform3DIdentity
        if skew.z != 0 {
            shear.m32 = skew.z
            result = CATransform3DConcat(shear, result)
        }
        if skew.y != 0 {
            shear = CATransform3DIdentity
            shear.m31 = skew.y
            result = CATransform3DConcat(shear, result)
        }
        if skew.x != 0 {
            shear = CATransform3DIdentity
            shear.m21 = skew.x
            result = CATransform3DConcat(shear, result)
        }
        let rows = CATransform3DScale(result, scale.x, scale.y, scale.z).rows
        return CATransform3D(rows: (rows.0 * weight, rows.1 * weight, rows.2 * weight, rows.3 * weight))
    }
}

extension CATransform3D {
    /// Nil if there is none.
    fileprivate var inverse: CATransform3D? {
        let inverse = CATransform3DInvert(self)
        let product = CATransform3DConcat(self, inverse)
        return abs(product.m11 - 1) + abs(product.m22 - 1) + abs(product.m33 - 1) < 1e-6 ? inverse : nil
    }
}

extension SIMD4<Double> {
    fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
    var length: Double { dot(self).squareRoot() }

    func dot(_ other: Self) -> Double { (self * other).sum() }

    func cross(_ other: Self) -> Self {
        Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}
