/// A point (x, y, z, 1) is a row, multiplied from the left: the translation is m41, m42, m43, the perspective m34.
public struct CATransform3D: Sendable {
    public var m11: CGFloat
    public var m12: CGFloat
    public var m13: CGFloat
    public var m14: CGFloat
    public var m21: CGFloat
    public var m22: CGFloat
    public var m23: CGFloat
    public var m24: CGFloat
    public var m31: CGFloat
    public var m32: CGFloat
    public var m33: CGFloat
    public var m34: CGFloat
    public var m41: CGFloat
    public var m42: CGFloat
    public var m43: CGFloat
    public var m44: CGFloat

    /// All zeros, as in C: not the identity.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0
        )
    }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }
}

public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1
)

extension CATransform3D {
    /// Row-major: m11, m12, … m44.
    typealias Elements = (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    var rows: Elements {
        get {
            (
                SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
                SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
                SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
                SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))
            )
        }
        set { self = CATransform3D(rows: newValue) }
    }

    init(rows: Elements) {
        self.init(
            m11: rows.0.x, m12: rows.0.y, m13: rows.0.z, m14: rows.0.w,
            m21: rows.1.x, m22: rows.1.y, m23: rows.1.z, m24: rows.1.w,
            m31: rows.2.x, m32: rows.2.y, m33: rows.2.z, m34: rows.2.w,
            m41: rows.3.x, m42: rows.3.y, m43: rows.3.z, m44: rows.3.w
        )
    }
}
