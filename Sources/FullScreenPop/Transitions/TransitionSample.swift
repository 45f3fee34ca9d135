import UIKit

/// One actor of a transition at one progress.
public struct TransitionSample: Equatable, Sendable {
    /// What the actor shows.
    public let subject: TransitionActor.Subject
    /// Where the actor is at rest, in points of the container.
    public let frame: CGRect
    /// How it stands.
    public let pose: Pose
}

extension Transition {
    /// How every actor stands at `progress`, from back to front. Nothing runs, nothing is needed but numbers.
    ///
    /// - Parameters:
    ///   - progress: From 0, the beginning, to 1, the end, before any timing curve.
    ///   - layout: In right-to-left interfaces everything is mirrored.
    public func sample(
        at progress: CGFloat,
        in scene: TransitionScene,
        _ direction: TransitionDirection = .forward,
        layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> [TransitionSample] {
        actors(in: scene, direction, layout: layout).map { actor in
            TransitionSample(
                subject: actor.subject, frame: actor.subject.frame(in: scene), pose: actor.pose(progress))
        }
    }

    /// The transform that the stage gives everything on it, about its centre: the perspective.
    public var stageTransform: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = perspective
        return transform
    }
}
