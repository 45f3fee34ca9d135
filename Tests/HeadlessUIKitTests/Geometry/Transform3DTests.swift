import Testing

@testable @_spi(Headless) import UIKit

struct Transform3DTests {
    private var sample: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DTranslate(transform, 10, 20, -30)
        transform = CATransform3DRotate(transform, 0.6, 1, 2, 3)
        return CATransform3DScale(transform, 2, 0.5, 1.5)
    }

    @Test("A1 rotations turn counter-clockwise about their axis, seen against it")
    func rotations() {
        let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(isClose(z.m12, 1) && isClose(z.m21, -1) && isClose(z.m11, 0))
        let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(isClose(y.m13, -1) && isClose(y.m31, 1))
        let x = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(isClose(x.m23, 1) && isClose(x.m32, -1))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        #expect(isClose(CATransform3DMakeRotation(0.3, 0, 0, 5), CATransform3DMakeRotation(0.3, 0, 0, 1)))
    }

    @Test("A1 a transform times its inverse is the identity; one without an inverse stays as it is")
    func inverse() {
        #expect(isClose(CATransform3DConcat(sample, CATransform3DInvert(sample)), CATransform3DIdentity))
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test("A1 an affine transform survives the way through three dimensions")
    func affine() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let transform = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(transform))
        #expect(CATransform3DGetAffineTransform(transform) == affine)
        #expect(!CATransform3DIsAffine(sample))
    }

    @Test("H1 a transform taken apart and put together again is the same, perspective and skew included")
    func parts() throws {
        let skewed = CATransform3DConcat(
            CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.4, c: -0.7, d: 2, tx: 3, ty: 4)), sample
        )
        let mirrored = CATransform3DScale(sample, -1, 1, 1)
        for transform in [sample, skewed, mirrored, CATransform3DMakeRotation(.pi, 0, 1, 0)] {
            #expect(isClose(try #require(TransformParts(transform)).transform, transform))
        }
        #expect(TransformParts(CATransform3DMakeScale(0, 1, 1)) == nil)
    }

    @Test("H1 a turning layer keeps its size half way")
    func halfTurn() {
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        let half = TransformInterpolation.mix(CATransform3DIdentity, quarter, at: 0.5)
        #expect(isClose(half, CATransform3DMakeRotation(.pi / 4, 0, 1, 0)))
    }

    @Test("H1 scales and translations are mixed number by number")
    func plain() {
        let a = CATransform3DMakeScale(1, 1, 1)
        let b = CATransform3DTranslate(CATransform3DMakeScale(3, 5, 1), 10, 20, 0)
        let half = TransformInterpolation.mix(a, b, at: 0.5)
        #expect(isClose(half.m11, 2) && isClose(half.m22, 3) && isClose(half.m41, 15) && isClose(half.m42, 50))
    }
}
