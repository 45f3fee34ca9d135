import FullScreenPop
import Testing
import UIKit

struct PoseTests {
    private func place(_ x: CGFloat, _ y: CGFloat, in pose: Pose) -> SIMD3<Double> {
        let t = pose.transform
        return SIMD3(
            x * t.m11 + y * t.m21 + t.m41, x * t.m12 + y * t.m22 + t.m42, x * t.m13 + y * t.m23 + t.m43)
    }

    private func expect(
        _ place: SIMD3<Double>, _ expected: SIMD3<Double>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let gap = place - expected
        #expect((gap * gap).sum() < 1e-18, "\(place)", sourceLocation: sourceLocation)
    }

    @Test("What is written later happens later")
    func order() {
        expect(place(10, 0, in: .rest.moved(x: 5).scaled(2)), SIMD3(30, 0, 0))
        expect(place(10, 0, in: .rest.scaled(2).moved(x: 5)), SIMD3(25, 0, 0))
        expect(place(10, 0, in: .rest.turned(by: .pi / 2, z: 1).moved(y: 3, z: -4)), SIMD3(0, 13, -4))
    }

    @Test("A turn about y brings the trailing side away from the viewer, one about x the lower side towards them")
    func turns() {
        expect(place(10, 0, in: .rest.turned(by: .pi / 2, y: 1)), SIMD3(0, 0, -10))
        expect(place(0, 10, in: .rest.turned(by: .pi / 2, x: 1)), SIMD3(0, 0, 10))
    }

    @Test("A hinge stays where it is")
    func hinge() {
        let pose = Pose.rest.turned(by: 1, y: 1, about: CGPoint(x: -100, y: 0))
        expect(place(-100, 7, in: pose), SIMD3(-100, 7, 0))
        let deep = Pose.rest.turned(by: .pi / 2, y: 1, about: .zero, depth: -50)
        expect(place(0, 0, in: deep), SIMD3(50, 0, -50))
    }

    @Test("What lies outside of its range is taken as the nearer end")
    func ranges() {
        let much = Pose.rest.faded(to: 1.2).dimmed(1.5).shadowed(7).rounded(-1)
        #expect(much.opacity == 1 && much.dimming == 1 && much.shadow == 1 && much.cornerRadius == 0)
        let little = Pose.rest.faded(to: -0.1).dimmed(-1).shadowed(-0.5)
        #expect(little.opacity == 0 && little.dimming == 0 && little.shadow == 0)
    }

    @Test("Without a shade there is no side where it is darkest")
    func sides() {
        #expect(Pose.rest.dimmed(0.5, towards: .top).dimmingEdge == .top)
        #expect(Pose.rest.dimmed(0, towards: .top) == .rest)
        #expect(Pose.rest.dimmed(0.5, towards: .top).dimmed(0.5) == .rest.dimmed(0.5))
    }

    @Test("Poses differ where anything of them does")
    func equality() {
        let circle = Pose.Circle(center: .zero, radius: 1)
        let poses = [
            Pose.rest, .rest.moved(x: 1), .rest.faded(to: 0.5), .rest.dimmed(0.5), .rest.dimmed(0.5, towards: .top),
            .rest.shadowed(1), .rest.rounded(1), .rest.seen(through: circle),
        ]
        for (index, pose) in poses.enumerated() {
            for (other, another) in poses.enumerated() { #expect((pose == another) == (index == other)) }
        }
    }
}
