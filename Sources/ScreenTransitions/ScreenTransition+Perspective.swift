import UIKit

extension ScreenTransition {
    /// The perspective transform of all layers together, about the centre of the container.
    ///
    /// Its m34 is ``perspective`` as long as every layer stays in front of the eye. In a container so large that a
    /// layer would come nearer to the eye than a tenth of its distance, the eye is moved away.
    package func perspectiveTransform(
        in scene: TransitionScene, _ direction: TransitionDirection = .forward
    ) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = played(direction).perspective
        // m34 is −1 divided by the distance of the eye.
        let nearest = nearestDepth(in: scene, direction)
        if transform.m34 < 0, nearest > 0 { transform.m34 = max(transform.m34, -0.9 / nearest) }
        return transform
    }

    /// How far the layers come towards the viewer at the keyframes, in points.
    private func nearestDepth(in scene: TransitionScene, _ direction: TransitionDirection) -> CGFloat {
        let played = played(direction)
        guard played.perspective != 0 else { return 0 }
        var nearest: CGFloat = 0
        for layer in layers(in: scene, direction) {
            let size = layer.subject.frame(in: scene).size
            for step in 0...played.steps {
                let pose = layer.pose(CGFloat(step) / CGFloat(played.steps))
                nearest = max(nearest, pose.transform.m43 + pose.reach(size: size))
            }
        }
        return nearest
    }
}
