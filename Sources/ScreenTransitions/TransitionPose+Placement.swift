import UIKit

extension TransitionPose {
    /// This pose of a screen, moved out of the container by `edge`: at a `fraction` of 1 the screen is just outside.
    func translated(_ fraction: CGFloat, towards edge: TransitionEdge, in scene: TransitionScene) -> TransitionPose {
        switch edge {
        case .leading: translated(x: -scene.width * fraction)
        case .trailing: translated(x: scene.width * fraction)
        case .top: translated(y: -scene.height * fraction)
        case .bottom: translated(y: scene.height * fraction)
        }
    }

    /// How far the corners of the layer are from the plane through its centre, towards the viewer and away, in points.
    /// `size` is the layer's, in points.
    func reach(size: CGSize) -> CGFloat {
        abs(transform.m13) * size.width / 2 + abs(transform.m23) * size.height / 2
    }

    /// This pose, moved away from the viewer until no corner of the layer is in front of the plane of the container.
    ///
    /// A corner in front of that plane would cut through the screen that lies in it. Assumes that the layer has not
    /// been moved in depth before. `size` is the layer's, in points.
    func behindPlane(size: CGSize) -> TransitionPose {
        translated(z: -reach(size: size))
    }
}
