import Foundation

/// What a person's finger does on a screen that is played live.
package enum LiveTouch: Sendable, Equatable {
    /// Lands at a place of the window, in points from its left top corner.
    case down(CGPoint)
    case move(CGPoint)
    case up
    /// The system takes the touch away.
    case cancel

    /// To the nearest quarter of a point: a file says that exactly, with two digits.
    var rounded: LiveTouch {
        switch self {
        case .down(let place): .down(place.roundedToQuarters)
        case .move(let place): .move(place.roundedToQuarters)
        case .up, .cancel: self
        }
    }
}

extension CGPoint {
    fileprivate var roundedToQuarters: CGPoint {
        CGPoint(x: (x * 4).rounded() / 4, y: (y * 4).rounded() / 4)
    }
}
