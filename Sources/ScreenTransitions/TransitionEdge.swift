import UIKit

/// An edge of the container.
public enum TransitionEdge: Sendable, CaseIterable {
    /// The edge where reading starts: the left one in left-to-right interfaces.
    case leading
    /// The edge where reading ends: the right one in left-to-right interfaces.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// The edge on the other side.
    var opposite: TransitionEdge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .top: .bottom
        case .bottom: .top
        }
    }

    /// The edge in the mirror image, left and right exchanged.
    var mirrored: TransitionEdge {
        self == .leading || self == .trailing ? opposite : self
    }
}
