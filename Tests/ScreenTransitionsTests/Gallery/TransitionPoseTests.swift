import ScreenTransitions
import Testing
import UIKit

struct TransitionPoseTests {
    private func place(_ x: CGFloat, _ y: CGFloat, in pose: TransitionPose) -> SIMD3<Double> {
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

    @Test("Changes of a pose apply in the order in which they are written")
    func order() {
        expect(place(10, 0, in: .identity.translated(x: 5).scaled(2)), SIMD3(30, 0, 0))
        expect(place(10, 0, in: .identity.scaled(2).translated(x: 5)), SIMD3(25, 0, 0))
        expect(place(10, 0, in: .identity.rotated(by: .pi / 2, z: 1).translated(y: 3, z: -4)), SIMD3(0, 13, -4))
    }

    @Test("A rotation about y moves the trailing side away from the viewer, one about x the lower side towards them")
    func turns() {
        expect(place(10, 0, in: .identity.rotated(by: .pi / 2, y: 1)), SIMD3(0, 0, -10))
        expect(place(0, 10, in: .identity.rotated(by: .pi / 2, x: 1)), SIMD3(0, 0, 10))
    }

    @Test("A hinge doesn't move")
    func hinge() {
        let pose = TransitionPose.identity.rotated(by: 1, y: 1, about: CGPoint(x: -100, y: 0))
        expect(place(-100, 7, in: pose), SIMD3(-100, 7, 0))
        let deep = TransitionPose.identity.rotated(by: .pi / 2, y: 1, about: .zero, depth: -50)
        expect(place(0, 0, in: deep), SIMD3(50, 0, -50))
    }

    @Test("Values outside of their range are limited to it")
    func ranges() {
        let much = TransitionPose.identity.faded(to: 1.2).dimmed(1.5).shadowed(7).rounded(-1)
        #expect(much.opacity == 1 && much.dimming == 1 && much.shadow == 1 && much.cornerRadius == 0)
        let little = TransitionPose.identity.faded(to: -0.1).dimmed(-1).shadowed(-0.5)
        #expect(little.opacity == 0 && little.dimming == 0 && little.shadow == 0)
    }

    @Test("A pose without dimming has no dimming edge")
    func sides() {
        #expect(TransitionPose.identity.dimmed(0.5, towards: .top).dimmingEdge == .top)
        #expect(TransitionPose.identity.dimmed(0, towards: .top) == .identity)
        #expect(TransitionPose.identity.dimmed(0.5, towards: .top).dimmed(0.5) == .identity.dimmed(0.5))
    }

    @Test("Poses with any difference are not equal")
    func equality() {
        let circle = TransitionPose.Circle(center: .zero, radius: 1)
        let poses = [
            TransitionPose.identity, .identity.translated(x: 1), .identity.faded(to: 0.5), .identity.dimmed(0.5),
            .identity.dimmed(0.5, towards: .top),
            .identity.shadowed(1), .identity.rounded(1), .identity.masked(by: circle),
        ]
        for (index, pose) in poses.enumerated() {
            for (other, another) in poses.enumerated() { #expect((pose == another) == (index == other)) }
        }
    }
}
