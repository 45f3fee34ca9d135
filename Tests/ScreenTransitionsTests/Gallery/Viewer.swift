import ScreenTransitions
import UIKit

/// Sees a transition at one progress as it would look on a screen, by its own arithmetic.
struct Viewer {
    let scene: TransitionScene
    let m34: CGFloat
    let samples: [TransitionSample]

    init(
        _ transition: ScreenTransition, at progress: CGFloat, in size: CGSize = CGSize(width: 390, height: 844),
        _ direction: TransitionDirection = .forward, layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self = Self.all(transition, at: [progress], in: size, direction, layout: layout)[0]
    }

    private init(scene: TransitionScene, m34: CGFloat, samples: [TransitionSample]) {
        (self.scene, self.m34, self.samples) = (scene, m34, samples)
    }

    /// Sees a transition at several moments, which is much faster than to begin anew for each.
    static func all(
        _ transition: ScreenTransition, at moments: [CGFloat], in size: CGSize = CGSize(width: 390, height: 844),
        _ direction: TransitionDirection = .forward, layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> [Viewer] {
        let scene = TransitionScene(size: size)
        let m34 = transition.perspectiveTransform(in: scene, direction).m34
        return transition.samples(at: moments, in: scene, direction, layout: layout).map {
            Viewer(scene: scene, m34: m34, samples: $0)
        }
    }

    /// Where a point of a layer is in space, counted from the middle of the container; z towards the viewer. The point
    /// is given in fractions of the layer's frame.
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

    /// Where a point of a layer is seen, in the container; given in fractions of the layer's frame.
    func place(of unit: CGPoint, on sample: TransitionSample) -> CGPoint {
        let position = position(of: unit, on: sample)
        let eye = eye(of: sample)
        let nearness = 1 / (1 + position.z * m34)
        return CGPoint(
            x: eye.x + (position.x - eye.x) * nearness + scene.width / 2,
            y: eye.y + (position.y - eye.y) * nearness + scene.height / 2)
    }

    /// What the eye is in front of when it sees a layer, counted from the middle of the container.
    func eye(of sample: TransitionSample) -> CGPoint {
        guard let point = sample.pose.vanishingPoint else { return .zero }
        return CGPoint(
            x: sample.frame.midX + point.x - scene.width / 2, y: sample.frame.midY + point.y - scene.height / 2)
    }

    /// The corners of a layer as seen: top left, top right, bottom right, bottom left of the layer itself.
    func corners(of sample: TransitionSample) -> [CGPoint] {
        [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)]
            .map { place(of: $0, on: sample) }
    }

    /// The screens and pieces that can be seen at all, from back to front.
    var layers: [ProjectedLayer] {
        samples.filter { $0.pose.opacity > 0 && $0.subject.screen != nil }.map { ProjectedLayer($0, seenBy: self) }
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

    /// What the points of the grid show: the screen that is nearest there; nil where there is none, and where it is
    /// half seen through.
    var everywhere: Set<TransitionLayer.Screen?> {
        let layers = layers
        return Set(
            grid.map { point in
                guard let nearest = ProjectedLayer.nearest(of: layers, at: point), nearest.sample.pose.opacity == 1
                else {
                    return nil
                }
                return nearest.sample.subject.screen
            })
    }
}
