import UIKit

/// A side of the container that a screen comes from or leaves by.
public enum TransitionEdge: Sendable, CaseIterable {
    /// Where reading starts: left, in left-to-right interfaces.
    case leading
    /// Where reading ends.
    case trailing
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    /// How far a screen has to be moved, in points, to lie just outside this side.
    func offset(in scene: TransitionScene) -> CGPoint {
        switch self {
        case .leading: CGPoint(x: -scene.width, y: 0)
        case .trailing: CGPoint(x: scene.width, y: 0)
        case .top: CGPoint(x: 0, y: -scene.height)
        case .bottom: CGPoint(x: 0, y: scene.height)
        }
    }

    /// The side across.
    var opposite: TransitionEdge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .top: .bottom
        case .bottom: .top
        }
    }

    /// The side that a mirror shows it at: left and right exchanged.
    var mirrored: TransitionEdge {
        self == .leading || self == .trailing ? opposite : self
    }
}

extension Pose {
    /// This pose, moved `fraction` of the way out of the container by `edge`.
    func translated(_ fraction: CGFloat, towards edge: TransitionEdge, in scene: TransitionScene) -> Pose {
        let offset = edge.offset(in: scene)
        return translated(x: offset.x * fraction, y: offset.y * fraction)
    }
}
