import UIKit

/// A layer of a transition at one progress.
public struct TransitionSample: Equatable, Sendable {
    /// What the layer shows.
    public let subject: TransitionLayer.Subject
    /// The frame of the layer at rest, in points of the container.
    public let frame: CGRect
    /// The pose of the layer.
    public let pose: TransitionPose
    /// The transform of the pose and the perspective together. It maps a point of the layer, relative to the layer's
    /// centre, to the point where it is seen, relative to the centre at rest.
    public let transform: CATransform3D

    /// Returns whether two samples are exactly equal.
    public static func == (one: TransitionSample, another: TransitionSample) -> Bool {
        one.subject == another.subject && one.frame == another.frame && one.pose == another.pose
            && CATransform3DEqualToTransform(one.transform, another.transform)
    }
}

extension ScreenTransition {
    /// Returns every layer at `progress`, from back to front.
    ///
    /// This is plain arithmetic: nothing is played, and no view is needed.
    ///
    /// - Parameters:
    ///   - progress: From 0, the beginning, to 1, the end, before any timing curve.
    ///   - scene: The container, and the views that both screens show.
    ///   - direction: Backward for a pop or a dismissal. The default is forward.
    ///   - layout: The direction of the interface. The default is left to right.
    public func sample(
        at progress: CGFloat,
        in scene: TransitionScene,
        _ direction: TransitionDirection = .forward,
        layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> [TransitionSample] {
        samples(at: [progress], in: scene, direction, layout: layout)[0]
    }

    /// Returns every layer at each progress. The perspective, which depends on all keyframes, is computed once.
    package func samples(
        at moments: [CGFloat],
        in scene: TransitionScene,
        _ direction: TransitionDirection = .forward,
        layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> [[TransitionSample]] {
        let perspective = perspectiveTransform(in: scene, direction)
        let layers = layers(in: scene, direction, layout: layout)
        return moments.map { progress in
            layers.map { $0.sample(at: progress, in: scene, perspective: perspective) }
        }
    }
}

extension TransitionLayer {
    fileprivate func sample(
        at progress: CGFloat, in scene: TransitionScene, perspective: CATransform3D
    ) -> TransitionSample {
        let frame = subject.frame(in: scene)
        let pose = pose(progress)
        let center = frame.center(from: scene.center)
        // The eye looks at a point of the container.
        let eye = pose.eye(center: center)
        let (x, y) = (center.x - eye.x, center.y - eye.y)
        let seen = CATransform3DConcat(
            CATransform3DConcat(pose.translated(x: x, y: y).transform, perspective),
            CATransform3DMakeTranslation(-x, -y, 0))
        return TransitionSample(subject: subject, frame: frame, pose: pose, transform: seen)
    }
}
