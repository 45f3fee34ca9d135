import UIKit

/// Sets of touches have no order that stays the same: of several that land together none is the first.
extension Sequence<UITouch> {
    /// The touch that is furthest to the left in the window.
    @MainActor
    var leftmost: UITouch? { self.min { $0.location(in: nil).x < $1.location(in: nil).x } }

    /// The touch that is furthest to the right in the window.
    @MainActor
    var rightmost: UITouch? { self.max { $0.location(in: nil).x < $1.location(in: nil).x } }
}
