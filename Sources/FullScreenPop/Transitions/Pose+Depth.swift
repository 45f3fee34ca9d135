import UIKit

extension Pose {
    /// This pose, moved away from the viewer until no corner of the actor is in front of the plane of the container.
    ///
    /// What leans out of the plane would cut through the screen that lies in it. Assumes that the actor has not been
    /// moved in depth before. `size` is the actor's, in points.
    func behindPlane(size: CGSize) -> Pose {
        let nearest = abs(transform.m13) * size.width / 2 + abs(transform.m23) * size.height / 2
        return moved(z: -nearest)
    }
}
