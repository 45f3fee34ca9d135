import UIKit

/// One actor of a transition at one progress.
public struct TransitionSample: Equatable, Sendable {
    /// What the actor shows.
    public let subject: TransitionActor.Subject
    /// Where the actor is at rest, in points of the container.
    public let frame: CGRect
    /// How it stands.
    public let pose: Pose
    /// The pose and the perspective of the stage in one: takes a point of the actor, counted from its centre, to where it
    /// is seen, counted from where the centre is at rest.
    public let transform: CATransform3D

    /// Whether both are the same to the last digit.
    public static func == (one: TransitionSample, another: TransitionSample) -> Bool {
        one.subject == another.subject && one.frame == another.frame && one.pose == another.pose
            && CATransform3DEqualToTransform(one.transform, another.transform)
    }
}

extension ScreenTransition {
    /// How every actor stands at `progress`, from back to front. Nothing runs, nothing is needed but numbers.
    ///
    /// - Parameters:
    ///   - progress: From 0, the beginning, to 1, the end, before any timing curve.
    ///   - scene: The container, and the views that both screens show.
    ///   - direction: Forward, or backward as a pop or a dismissal plays it.
    ///   - layout: In right-to-left interfaces everything is mirrored.
    public func sample(
        at progress: CGFloat,
        in scene: TransitionScene,
        _ direction: TransitionDirection = .forward,
        layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> [TransitionSample] {
        let stage = stageTransform(in: scene, direction)
        return actors(in: scene, direction, layout: layout).map { actor in
            let frame = actor.subject.frame(in: scene)
            let pose = actor.pose(progress)
            // The eye looks at the middle of the container, wherever the actor is.
            let (x, y) = (frame.midX - scene.width / 2, frame.midY - scene.height / 2)
            let seen = CATransform3DConcat(
                CATransform3DConcat(pose.translated(x: x, y: y).transform, stage),
                CATransform3DMakeTranslation(-x, -y, 0))
            return TransitionSample(subject: actor.subject, frame: frame, pose: pose, transform: seen)
        }
    }
}
