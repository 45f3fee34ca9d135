import UIKit

extension ScreenTransition {
    /// The transform that the stage gives everything on it, about its centre: the perspective.
    ///
    /// It is as strong as ``perspective`` says, as long as every actor stays before the eye. In a container so large that
    /// one would come nearer than a tenth of the eye's distance, the eye is farther away.
    public func stageTransform(
        in scene: TransitionScene, _ direction: TransitionDirection = .forward
    ) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = played(direction).perspective
        // m34 is −1 divided by the distance of the eye.
        let nearest = nearestDepth(in: scene, direction)
        if transform.m34 < 0, nearest > 0 { transform.m34 = max(transform.m34, -0.9 / nearest) }
        return transform
    }

    /// How far the actors come towards the viewer at the steps of the way; in points.
    private func nearestDepth(in scene: TransitionScene, _ direction: TransitionDirection) -> CGFloat {
        let played = played(direction)
        guard played.perspective != 0 else { return 0 }
        var nearest: CGFloat = 0
        for actor in actors(in: scene, direction) {
            let size = actor.subject.frame(in: scene).size
            for step in 0...played.steps {
                let pose = actor.pose(CGFloat(step) / CGFloat(played.steps))
                nearest = max(nearest, pose.transform.m43 + pose.reach(size: size))
            }
        }
        return nearest
    }
}
