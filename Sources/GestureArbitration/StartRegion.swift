import UIKit

/// The part of a view in which a swipe may start, measured from its leading edge.
///
/// It applies to fingers on the screen. A trackpad scroll does not start at a place on the screen.
public enum StartRegion: Equatable, Sendable {
    /// The whole view.
    case anywhere
    /// Less than ``leadingEdgeWidth`` points from the leading edge, a little more than UIKit's own edge swipe.
    case leadingEdge
    /// Less than this many points from the leading edge. With 0 or less, and with NaN, no swipe may start in the view.
    case within(CGFloat)
    /// Less than this fraction of the view's width from the leading edge. Values are clamped to 0…1; with NaN, no
    /// swipe may start.
    case fraction(CGFloat)

    /// How far ``leadingEdge`` reaches, in points.
    ///
    /// UIKit does not document the width of its own edge region. This is a little more, so that a thumb that aims for
    /// the edge is not refused.
    public static let leadingEdgeWidth: CGFloat = 30

    /// Whether a swipe may start at `point`, in the coordinates of `bounds`.
    ///
    /// - Parameters:
    ///   - point: Where the finger landed. Only its distance from the leading edge counts, even outside the bounds.
    ///   - bounds: The bounds of the view.
    ///   - direction: The layout direction of the view.
    public func contains(_ point: CGPoint, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection) -> Bool {
        let distance = direction == .rightToLeft ? bounds.maxX - point.x : point.x - bounds.minX
        switch self {
        case .anywhere: return true
        case .leadingEdge: return distance < Self.leadingEdgeWidth
        case .within(let points): return distance < points
        case .fraction(let fraction): return distance < bounds.width * min(max(fraction, 0), 1)
        }
    }

    /// Whether a swipe may start at `point`, in the coordinates of `view`.
    @MainActor
    package func contains(_ point: CGPoint, of view: UIView) -> Bool {
        contains(point, in: view.bounds, direction: view.effectiveUserInterfaceLayoutDirection)
    }
}

extension UIGestureRecognizer {
    /// Whether the finger of the current gesture landed in `region` of the recognizer's view. False without a finger
    /// and for a trackpad scroll, except for ``StartRegion/anywhere``.
    ///
    /// - Parameter direction: The region is measured from the edge that a swipe in this direction comes from: from the
    ///   trailing edge for one forward.
    package func landed(in region: StartRegion, forSwipe direction: SwipeDirection = .back) -> Bool {
        if region == .anywhere { return true }
        guard let view, let touchdown, !touchdown.isScroll else { return false }
        // A swipe forward is one back in an interface that is laid out the other way.
        let layout: UIUserInterfaceLayoutDirection =
            direction.sign(in: view.effectiveUserInterfaceLayoutDirection) > 0 ? .leftToRight : .rightToLeft
        return region.contains(touchdown.location(in: view), in: view.bounds, direction: layout)
    }

    /// Whether a finger landed there, and not a pencil or a pointer.
    package func fingerLanded(in region: StartRegion) -> Bool { touchdown?.isOfFinger == true && landed(in: region) }
}
