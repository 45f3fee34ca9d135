import UIKit

extension TransitionPose {
    /// The number of keyframes that show a ``lifted(at:)`` pose exactly, or a multiple of it.
    static let liftSteps = 5

    /// This pose with the shadow of a screen that moves in or out over the other one.
    ///
    /// The shadow appears in the first fifth of the way and disappears in the last. A screen just outside the container
    /// casts no shadow into it, nor does a screen at rest. `progress` is that of the way.
    func lifted(at progress: CGFloat) -> TransitionPose {
        shadowed(min(1, 5 * progress, 5 * (1 - progress)))
    }
}

extension CGFloat {
    /// How dark a screen becomes below another one that slides over it: as much as in UIKit's push, as others have
    /// measured it.
    static var pushDimming: CGFloat { 0.1 }

    /// How dark a screen becomes below another one that takes the foreground: about as much as below UIKit's sheets.
    static var sheetDimming: CGFloat { 0.2 }
}
