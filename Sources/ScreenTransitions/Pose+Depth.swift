import UIKit

extension Pose {
    /// How far the corners of the actor lean out of the plane of its centre, towards the viewer and away; in points.
    /// `size` is the actor's.
    func reach(size: CGSize) -> CGFloat {
        abs(transform.m13) * size.width / 2 + abs(transform.m23) * size.height / 2
    }

    /// This pose, moved away from the viewer until no corner of the actor is in front of the plane of the container.
    ///
    /// What leans out of the plane would cut through the screen that lies in it. Assumes that the actor has not been
    /// moved in depth before. `size` is the actor's, in points.
    func behindPlane(size: CGSize) -> Pose {
        translated(z: -reach(size: size))
    }
}
