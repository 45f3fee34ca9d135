import UIKit

extension TransitionPose {
    /// The number of keyframes that show a ``lifted(at:)`` pose exactly, or a multiple of it.
    static let liftSteps = 5

    /// This pose of a screen that lies over the other one while it moves in or out: it casts a shadow.
    ///
    /// The shadow comes in the first fifth of the way and goes in the last one. A screen that is just outside of the
    /// container casts none into it, and neither does a screen at rest. `progress` is that of the way.
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
