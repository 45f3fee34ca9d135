import ScreenTransitions
import UIKit

/// A layer as a ``Viewer`` sees it: a flat piece in space, and its outline in the container.
struct ProjectedLayer {
    let sample: TransitionSample
    private let outline: [CGPoint]
    private let corner: SIMD3<Double>
    private let normal: SIMD3<Double>
    private let middle: CGPoint
    private let vanishingPoint: CGPoint
    private let m34: Double

    init(_ sample: TransitionSample, seenBy spectator: Viewer) {
        self.sample = sample
        outline = spectator.corners(of: sample)
        corner = spectator.position(of: .zero, on: sample)
        let across = spectator.position(of: CGPoint(x: 1, y: 0), on: sample) - corner
        let down = spectator.position(of: CGPoint(x: 0, y: 1), on: sample) - corner
        normal = SIMD3(
            across.y * down.z - across.z * down.y, across.z * down.x - across.x * down.z,
            across.x * down.y - across.y * down.x)
        middle = CGPoint(x: spectator.scene.width / 2, y: spectator.scene.height / 2)
        vanishingPoint = spectator.eye(of: sample)
        m34 = spectator.m34
    }

    /// The nearest to the viewer at a point of the container, of equally near ones the front one.
    static func nearest(of layers: [ProjectedLayer], at point: CGPoint) -> ProjectedLayer? {
        var nearest: (depth: Double, layer: ProjectedLayer)?
        for layer in layers where layer.covers(point) {
            let depth = layer.depth(at: point)
            if depth > (nearest?.depth ?? -.infinity) - 1e-6 { nearest = (depth, layer) }
        }
        return nearest?.layer
    }

    /// Whether it has its front towards the viewer: its corners run clockwise.
    var showsFront: Bool {
        let area = outline.indices.reduce(0) { area, index in
            let (start, end) = (outline[index], outline[(index + 1) % 4])
            return area + start.x * end.y - end.x * start.y
        }
        return area > 0
    }

    /// How near to the viewer it is where it is seen at a point of the container.
    func depth(at point: CGPoint) -> Double {
        let seen = SIMD3(point.x - middle.x, point.y - middle.y, 0)
        guard m34 != 0 else { return (normal * (corner - seen)).sum() / normal.z }
        let eye = SIMD3(vanishingPoint.x, vanishingPoint.y, -1 / m34)
        let part = (normal * (corner - eye)).sum() / (normal * (seen - eye)).sum()
        return eye.z * (1 - part)
    }

    /// Whether a point of the container lies within the outline, and within the layer's mask.
    func covers(_ point: CGPoint) -> Bool {
        if let window = sample.pose.maskCircle {
            let center = CGPoint(x: sample.frame.minX + window.center.x, y: sample.frame.minY + window.center.y)
            guard hypot(point.x - center.x, point.y - center.y) < window.radius else { return false }
        }
        var isLeft = false
        var isRight = false
        for index in 0..<4 {
            let (start, end) = (outline[index], outline[(index + 1) % 4])
            let side = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
            if side >= 0 { isLeft = true }
            if side <= 0 { isRight = true }
            if isLeft && isRight { return false }
        }
        return true
    }
}
