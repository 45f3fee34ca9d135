import UIKit

extension ScreenTransition {
    /// The perspective transform of all layers together, about the centre of the container.
    ///
    /// Its m34 is ``perspective``, unless a layer comes so close to the eye that it would look more than 1.5 times as
    /// large as at rest. In a container that large, the eye is moved away.
    package func perspectiveTransform(
        in scene: TransitionScene, _ direction: TransitionDirection = .forward
    ) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = played(direction).perspective
        // At a depth z a layer looks 1 / (1 + z · m34) times as large.
        let nearest = nearestDepth(in: scene, direction)
        let limit = 1 / Self.largestMagnification - 1
        if transform.m34 < 0, nearest > 0 { transform.m34 = max(transform.m34, limit / nearest) }
        return transform
    }

    /// The largest factor by which the perspective may magnify a layer, compared with the layer at rest.
    private static var largestMagnification: CGFloat { 1.5 }

    /// How far the layers come towards the viewer at the keyframes, in points.
    private func nearestDepth(in scene: TransitionScene, _ direction: TransitionDirection) -> CGFloat {
        let played = played(direction)
        guard played.perspective != 0 else { return 0 }
        var nearest: CGFloat = 0
        for layer in layers(in: scene, direction) {
            let size = layer.subject.frame(in: scene).size
            for progress in played.stepProgress {
                let pose = layer.pose(progress)
                nearest = max(nearest, pose.transform.m43 + pose.reach(size: size))
            }
        }
        return nearest
    }
}
