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
        let moments = Array(stride(from: CGFloat(0), through: 1, by: 0.0625))
        return TransitionDirection.allCases.flatMap { Viewer.all(transition, at: moments, in: size, $0) }
    }

    @Test("No layer is seen from behind", arguments: names, sizes)
    func fronts(name: String, size: CGSize) throws {
        for seen in try moments(name, in: size) {
            let layers = seen.layers
            let nearest = seen.grid.compactMap { ProjectedLayer.nearest(of: layers, at: $0) }
            #expect(nearest.allSatisfy { $0.showsFront })
        }
    }

    @Test("No layer intersects another one", arguments: names, sizes)
    func cuts(name: String, size: CGSize) throws {
        for seen in try moments(name, in: size) {
            // At every point of the grid, from back to front, the depths of the layers there.
            let layers = seen.layers
            let depths = seen.grid.map { point in layers.map { $0.covers(point) ? $0.depth(at: point) : nil } }
            for (index, one) in layers.enumerated() {
                for other in 0..<index {
                    let gaps = depths.compactMap { depths in
                        depths[index].flatMap { one in depths[other].map { one - $0 } }
                    }
                    let isBefore = gaps.contains { $0 > 1e-6 }
                    let isBehind = gaps.contains { $0 < -1e-6 }
                    #expect(!(isBefore && isBehind), "\(one.sample.subject) and \(layers[other].sample.subject)")
                }
            }
        }
    }

    @Test("No layer comes so near to the eye that it looks more than 1.5 times as large", arguments: names, sizes)
    func eye(name: String, size: CGSize) throws {
        for seen in try moments(name, in: size) {
            for sample in seen.samples {
                for unit in [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)] {
                    // Between the steps a little nearer than at them.
                    #expect(1 + seen.position(of: unit, on: sample).z * seen.m34 > 1 / 1.51)
                }
            }
        }
    }

    @Test("Nothing of a cube comes nearer than the screen, and both faces meet at an edge in its plane")
    func hinge() {
        for (cube, axis) in [(ScreenTransition.cube, 0), (.cubeUpwards, 1)] {
            for progress in stride(from: CGFloat(0), through: 1, by: 0.125) {
                let seen = Viewer(cube, at: progress)
                let size = axis == 0 ? seen.scene.width : seen.scene.height
                let (end, start) = axis == 0 ? (CGPoint(x: 1, y: 0), CGPoint.zero) : (CGPoint(x: 0, y: 1), .zero)
                let edge = seen.position(of: end, on: seen.samples[0])
                let gap = edge - seen.position(of: start, on: seen.samples[1])
                #expect((gap * gap).sum().squareRoot() < 1e-9)
                #expect(abs(edge.z) < 1e-9)
                #expect(abs(edge[axis] - (0.5 - progress) * size) < 1e-9)
                for sample in seen.samples {
                    for unit in [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)] {
                        #expect(seen.position(of: unit, on: sample).z < 1e-9)
                    }
                }
            }
        }
    }

    @Test("Both faces of a cube are seen all the time, up to the edge that moves between them")
    func faces() {
        for progress in [0.02, 0.1, 0.3, 0.5, 0.8, 0.98] as [CGFloat] {
            let seen = Viewer(.cube, at: progress, in: CGSize(width: 1366, height: 1024))
            let edge = seen.scene.width * (1 - progress)
            let (from, to) = (seen.corners(of: seen.samples[0]), seen.corners(of: seen.samples[1]))
            #expect(abs(from[1].x - edge) < 1e-6 && abs(to[0].x - edge) < 1e-6)
            #expect(from[0].x < edge - 1)
            #expect(to[1].x > edge + 1)
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
        #expect(m34(30) == -0.01)
        #expect(m34(33) == -0.01)
        #expect(abs(m34(100) + 1 / 300) < 1e-12)
        #expect(abs(m34(100, .backward) + 1 / 300) < 1e-12)
        #expect(transition.perspective(0).perspectiveTransform(in: TransitionScene(size: .zero)).m34 == 0)
    }
}
