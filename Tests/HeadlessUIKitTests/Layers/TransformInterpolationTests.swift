import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct TransformInterpolationTests {
    private func middle(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
        TransformInterpolation.mix(a, b, at: 0.5)
    }

    @Test("H1 on its way to a mirror image a layer gets thin along the axis that is mirrored, and does not turn")
    func mirrored() {
        let identity = CATransform3DIdentity
        #expect(isClose(middle(identity, CATransform3DMakeScale(-1, 1, 1)), CATransform3DMakeScale(0, 1, 1)))
        #expect(isClose(middle(identity, CATransform3DMakeScale(1, -1, 1)), CATransform3DMakeScale(1, 0, 1)))
        let quarter = TransformInterpolation.mix(identity, CATransform3DMakeScale(-1, 1, 1), at: 0.25)
        #expect(isClose(quarter, CATransform3DMakeScale(0.5, 1, 1)))
        let both = CATransform3DMakeScale(-1, 1, 1)
        #expect(isClose(middle(both, CATransform3DScale(both, 2, 2, 1)), CATransform3DScale(both, 1.5, 1.5, 1)))
    }

    @Test(
        "H1 a half-turn goes anticlockwise, whichever way it was written, and back the other way",
        arguments: [1.0, -1])
    func halfTurn(sign: Double) {
        let turned = CATransform3DMakeRotation(sign * .pi, 0, 0, 1)
        let anticlockwise = CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)
        #expect(isClose(middle(CATransform3DIdentity, turned), anticlockwise))
        #expect(isClose(middle(turned, CATransform3DIdentity), anticlockwise))
    }

    @Test("H1 slightly more or less than a half-turn takes the shorter way")
    func nearlyHalfTurn() {
        for angle in [3.1, -3.1] {
            let turned = CATransform3DMakeRotation(angle, 0, 0, 1)
            let half = CATransform3DMakeRotation(angle / 2, 0, 0, 1)
            #expect(isClose(middle(CATransform3DIdentity, turned), half))
        }
    }
}
