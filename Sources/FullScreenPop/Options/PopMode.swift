import UIKit

/// From where a screen can be swiped away.
public enum PopMode: Sendable, CaseIterable {
    /// From anywhere, within the screen's ``PopOptions/startRegion``.
    case fullScreen

    /// From the leading edge only, as in UIKit before iOS 26.
    case leadingEdge

    /// Not at all: none of the navigation controller's recognizers pops the screen.
    case disabled

    /// How far from the leading edge a swipe may begin in ``leadingEdge``, in points.
    ///
    /// UIKit does not publish the width of its own edge region. This is a little more, the same on every system, and the
    /// width that views which allow only swipes from the edge have too.
    public static let leadingEdgeWidth: CGFloat = 30
}
