import ScreenTransitions
import Testing
import UIKit

/// Screens are solid: they neither cut through one another nor show their backs, and the viewer does not get into them.
struct SolidityTests {
    /// Those with depth; the others lie flat in the plane of the container.
    static let names = ScreenTransition.gallery.filter { $0.perspective != 0 }.map(\.name)
    static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1366, height: 1024),
    ]

    /// What a viewer sees at many moments, both ways.
    private func moments(_ name: String, in size: CGSize) throws -> [Viewer] {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        return TransitionDirection.allCases.flatMap { direction in
            stride(from: CGFloat(0), through: 1, by: 0.0625).map { Viewer(transition, at: $0, in: size, direction) }
        }
    }

    @Test("No layer is seen from behind", arguments: names, sizes)
    func faces(name: String, size: CGSize) throws {
        for seen in try moments(name, in: size) {
            let faces = seen.faces
            let nearest = seen.grid.compactMap { Face.nearest(of: faces, at: $0) }
            #expect(nearest.allSatisfy { $0.showsFront })
        }
    }

    @Test("No layer intersects another one", arguments: names, sizes)
    func cuts(name: String, size: CGSize) throws {
        for seen in try moments(name, in: size) {
            // At every point of the grid, from back to front, the depths of the faces there.
            let faces = seen.faces
            let depths = seen.grid.map { point in faces.map { $0.covers(point) ? $0.depth(at: point) : nil } }
            for (index, one) in faces.enumerated() {
                for other in 0..<index {
                    let gaps = depths.compactMap { depths in
                        depths[index].flatMap { one in depths[other].map { one - $0 } }
                    }
                    let isBefore = gaps.contains { $0 > 1e-6 }
                    let isBehind = gaps.contains { $0 < -1e-6 }
                    #expect(!(isBefore && isBehind), "\(one.sample.subject) and \(faces[other].sample.subject)")
                }
            }
        }
    }

    @Test("No layer comes nearer to the eye than a tenth of its distance", arguments: names, sizes)
    func eye(name: String, size: CGSize) throws {
        for seen in try moments(name, in: size) {
            for sample in seen.samples {
                for unit in [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)] {
                    // Between the steps a little nearer than at them.
                    #expect(1 + seen.position(of: unit, on: sample).z * seen.m34 > 0.09)
                }
            }
        }
    }

    @Test("The eye is moved away only in a container that is too large for the perspective")
    func distance() {
        let transition = ScreenTransition("forwards", timing: .linear(1), perspective: -1 / 100) { scene in
            [.from { .identity.translated(z: scene.width * $0) }, .to { _ in .identity }]
        }
        func m34(_ width: CGFloat, _ direction: TransitionDirection = .forward) -> CGFloat {
            transition.perspectiveTransform(in: TransitionScene(size: CGSize(width: width, height: 100)), direction).m34
        }
        #expect(m34(80) == -0.01)
        #expect(m34(90) == -0.01)
        #expect(abs(m34(180) + 1 / 200) < 1e-12)
        #expect(abs(m34(180, .backward) + 1 / 200) < 1e-12)
        #expect(transition.perspective(0).perspectiveTransform(in: TransitionScene(size: .zero)).m34 == 0)
    }
}
