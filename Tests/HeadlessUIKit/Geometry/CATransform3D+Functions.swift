public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a.rows == b.rows
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m41 = tx
    transform.m42 = ty
    transform.m43 = tz
    return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m11 = sx
    transform.m22 = sy
    transform.m33 = sz
    return transform
}

/// Rodrigues' rotation by `angle` radians about the axis (x, y, z); an axis of no length gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let t = 1 - c
    var transform = CATransform3DIdentity
    transform.m11 = c + x * x * t
    transform.m12 = x * y * t + z * s
    transform.m13 = x * z * t - y * s
    transform.m21 = x * y * t - z * s
    transform.m22 = c + y * y * t
    transform.m23 = y * z * t + x * s
    transform.m31 = x * z * t + y * s
    transform.m32 = y * z * t - x * s
    transform.m33 = c + z * z * t
    return transform
}

public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// First `a`, then `b`: the matrix product a·b of row vectors.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    func product(_ row: SIMD4<Double>) -> SIMD4<Double> {
        row.x * right.0 + row.y * right.1 + row.z * right.2 + row.w * right.3
    }
    return CATransform3D(rows: (product(left.0), product(left.1), product(left.2), product(left.3)))
}

/// A transform that has no inverse is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // The adjugate over the determinant, by the 2×2 minors of the upper and lower halves (Laplace expansion).
    let (r0, r1, r2, r3) = t.rows
    let s0 = r0.x * r1.y - r1.x * r0.y
    let s1 = r0.x * r1.z - r1.x * r0.z
    let s2 = r0.x * r1.w - r1.x * r0.w
    let s3 = r0.y * r1.z - r1.y * r0.z
    let s4 = r0.y * r1.w - r1.y * r0.w
    let s5 = r0.z * r1.w - r1.z * r0.w
    let c0 = r2.x * r3.y - r3.x * r2.y
    let c1 = r2.x * r3.z - r3.x * r2.z
    let c2 = r2.x * r3.w - r3.x * r2.w
    let c3 = r2.y * r3.z - r3.y * r2.z
    let c4 = r2.y * r3.w - r3.y * r2.w
    let c5 = r2.z * r3.w - r3.z * r2.w
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    guard determinant != 0, determinant.isFinite else { return t }
    let row0 = SIMD4(
        r1.y * c5 - r1.z * c4 + r1.w * c3, -r0.y * c5 + r0.z * c4 - r0.w * c3,
        r3.y * s5 - r3.z * s4 + r3.w * s3, -r2.y * s5 + r2.z * s4 - r2.w * s3
    )
    let row1 = SIMD4(
        -r1.x * c5 + r1.z * c2 - r1.w * c1, r0.x * c5 - r0.z * c2 + r0.w * c1,
        -r3.x * s5 + r3.z * s2 - r3.w * s1, r2.x * s5 - r2.z * s2 + r2.w * s1
    )
    let row2 = SIMD4(
        r1.x * c4 - r1.y * c2 + r1.w * c0, -r0.x * c4 + r0.y * c2 - r0.w * c0,
        r3.x * s4 - r3.y * s2 + r3.w * s0, -r2.x * s4 + r2.y * s2 - r2.w * s0
    )
    let row3 = SIMD4(
        -r1.x * c3 + r1.y * c1 - r1.z * c0, r0.x * c3 - r0.y * c1 + r0.z * c0,
        -r3.x * s3 + r3.y * s1 - r3.z * s0, r2.x * s3 - r2.y * s1 + r2.z * s0
    )
    return CATransform3D(
        rows: (row0 / determinant, row1 / determinant, row2 / determinant, row3 / determinant)
    )
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m11 = m.a
    transform.m12 = m.b
    transform.m21 = m.c
    transform.m22 = m.d
    transform.m41 = m.tx
    transform.m42 = m.ty
    return transform
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
}

/// The part of `t` that moves the plane z = 0 in itself; the rest is left out.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
