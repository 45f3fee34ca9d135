/// What a 3-D transform does to the points of the plane z = 0, seen along z: a homography.
struct PlaneMap {
    /// The images of (1, 0, 0), (0, 1, 0) and (0, 0, 1) in homogeneous coordinates.
    private var x: SIMD3<Double>
    private var y: SIMD3<Double>
    private var origin: SIMD3<Double>

    init(_ transform: CATransform3D) {
        x = SIMD3(transform.m11, transform.m12, transform.m14)
        y = SIMD3(transform.m21, transform.m22, transform.m24)
        origin = SIMD3(transform.m41, transform.m42, transform.m44)
    }

    func apply(_ point: CGPoint) -> CGPoint {
        let image = Double(point.x) * x + Double(point.y) * y + origin
        let depth = image.z == 0 ? 1 : image.z
        return CGPoint(x: image.x / depth, y: image.y / depth)
    }

    /// A map that flattens the plane to a line has no inverse and is returned unchanged.
    func inverted() -> PlaneMap {
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        // The columns of the inverse of the matrix with the rows x, y, origin.
        let (a, b, c) = (cross(y, origin), cross(origin, x), cross(x, y))
        let determinant = (x * a).sum()
        guard determinant != 0, determinant.isFinite else { return self }
        var result = self
        result.x = SIMD3(a.x, b.x, c.x) / determinant
        result.y = SIMD3(a.y, b.y, c.y) / determinant
        result.origin = SIMD3(a.z, b.z, c.z) / determinant
        return result
    }
}
