import UIKit

extension Pose {
    /// This pose of a screen, moved out of the container by `edge`: at a `fraction` of 1 the screen is just outside.
    func translated(_ fraction: CGFloat, towards edge: TransitionEdge, in scene: TransitionScene) -> Pose {
        switch edge {
        case .leading: translated(x: -scene.width * fraction)
        case .trailing: translated(x: scene.width * fraction)
        case .top: translated(y: -scene.height * fraction)
        case .bottom: translated(y: scene.height * fraction)
        }
    }
}
