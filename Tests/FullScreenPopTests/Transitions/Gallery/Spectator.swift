import FullScreenPop
import UIKit

/// Sees a transition at one progress as it would look on a screen, by its own arithmetic.
struct Spectator {
    let scene: TransitionScene
    let m34: CGFloat
    let samples: [TransitionSample]

    init(
        _ transition: Transition, at progress: CGFloat, in size: CGSize = CGSize(width: 390, height: 844),
        _ direction: TransitionDirection = .forward, layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        scene = TransitionScene(size: size)
        m34 = transition.stageTransform(in: scene, direction).m34
        samples = transition.sample(at: progress, in: scene, direction, layout: layout)
    }

    func sample(_ subject: TransitionActor.Subject) -> TransitionSample {
        samples.first { $0.subject == subject }!
    }

    func pose(_ subject: TransitionActor.Subject) -> Pose { sample(subject).pose }

    /// Where a point of an actor is in space, counted from the middle of the container; z towards the viewer. The point
    /// is given in fractions of the actor's frame.
    func position(of unit: CGPoint, on sample: TransitionSample) -> SIMD3<Double> {
        let frame = sample.frame
        let t = sample.pose.transform
        let (x, y) = ((unit.x - 0.5) * frame.width, (unit.y - 0.5) * frame.height)
        let w = x * t.m14 + y * t.m24 + t.m44
        return SIMD3(
            (x * t.m11 + y * t.m21 + t.m41) / w + frame.midX - scene.width / 2,
            (x * t.m12 + y * t.m22 + t.m42) / w + frame.midY - scene.height / 2,
            (x * t.m13 + y * t.m23 + t.m43) / w)
    }

    /// Where a point of an actor is seen, in the container; given in fractions of the actor's frame.
    func place(of unit: CGPoint, on sample: TransitionSample) -> CGPoint {
        let position = position(of: unit, on: sample)
        let nearness = 1 / (1 + position.z * m34)
        return CGPoint(x: position.x * nearness + scene.width / 2, y: position.y * nearness + scene.height / 2)
    }

    func place(x: CGFloat, y: CGFloat, of subject: TransitionActor.Subject) -> CGPoint {
        place(of: CGPoint(x: x, y: y), on: sample(subject))
    }

    /// The corners of an actor as seen: top left, top right, bottom right, bottom left of the actor itself.
    func corners(of sample: TransitionSample) -> [CGPoint] {
        [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)]
            .map { place(of: $0, on: sample) }
    }

    /// The screen that a point of the container shows; nil where there is none, and where it is half seen through.
    func screen(at point: CGPoint) -> TransitionActor.Screen? {
        guard let sample = nearest(at: point), sample.pose.opacity == 1 else { return nil }
        return sample.subject.screen
    }

    /// The nearest of the screens and pieces at a point of the container, of equally near ones the front one.
    func nearest(at point: CGPoint) -> TransitionSample? {
        var nearest: (depth: Double, sample: TransitionSample)?
        for sample in samples where sample.pose.opacity > 0 && sample.subject.screen != nil && covers(sample, point) {
            let depth = depth(of: sample, at: point)
            if depth > (nearest?.depth ?? -.infinity) - 1e-6 { nearest = (depth, sample) }
        }
        return nearest?.sample
    }

    /// Whether an actor has its face towards the viewer: its corners run clockwise.
    func showsFace(_ sample: TransitionSample) -> Bool {
        let corners = corners(of: sample)
        let area = corners.indices.reduce(0) { area, index in
            let (start, end) = (corners[index], corners[(index + 1) % 4])
            return area + start.x * end.y - end.x * start.y
        }
        return area > 0
    }

    /// How near to the viewer an actor is where it is seen at a point of the container.
    func depth(of sample: TransitionSample, at point: CGPoint) -> Double {
        let corner = position(of: .zero, on: sample)
        let across = position(of: CGPoint(x: 1, y: 0), on: sample) - corner
        let down = position(of: CGPoint(x: 0, y: 1), on: sample) - corner
        let normal = SIMD3(
            across.y * down.z - across.z * down.y, across.z * down.x - across.x * down.z,
            across.x * down.y - across.y * down.x)
        let seen = SIMD3(point.x - scene.width / 2, point.y - scene.height / 2, 0)
        guard m34 != 0 else { return (normal * (corner - seen)).sum() / normal.z }
        let eye = SIMD3(0, 0, -1 / m34)
        let part = (normal * (corner - eye)).sum() / (normal * (seen - eye)).sum()
        return eye.z * (1 - part)
    }

    /// A grid of points all over the container, none of them on an edge.
    var grid: [CGPoint] {
        (0..<14).flatMap { row in
            (0..<14).map { column in
                CGPoint(
                    x: (CGFloat(column) + 0.493) / 14 * scene.width, y: (CGFloat(row) + 0.493) / 14 * scene.height)
            }
        }
    }

    /// What the points of the grid show.
    var everywhere: Set<TransitionActor.Screen?> { Set(grid.map { screen(at: $0) }) }

    /// Whether a point of the container lies within an actor as it is seen.
    func covers(_ sample: TransitionSample, _ point: CGPoint) -> Bool {
        if let window = sample.pose.window {
            let center = CGPoint(x: sample.frame.minX + window.center.x, y: sample.frame.minY + window.center.y)
            guard hypot(point.x - center.x, point.y - center.y) < window.radius else { return false }
        }
        let corners = corners(of: sample)
        let sides = corners.indices.map { index -> CGFloat in
            let (start, end) = (corners[index], corners[(index + 1) % 4])
            return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        }
        return sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
    }
}
