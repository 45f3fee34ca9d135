import UIKit

/// The part of a view in which a swipe may start, measured from its leading edge.
public enum StartRegion: Equatable, Sendable {
    /// The whole view.
    case anywhere
    /// At most ``leadingEdgeWidth`` points from the leading edge: where UIKit's own edge swipe begins, and a little
    /// more.
    case leadingEdge
    /// At most this many points from the leading edge. Zero or less leaves no room at all.
    case within(CGFloat)
    /// At most this fraction of the view's width, 0…1, from the leading edge. Values beyond are taken as 0 or 1.
    case fraction(CGFloat)

    /// How far ``leadingEdge`` reaches, in points.
    ///
    /// UIKit does not publish the width of its own edge region. This is a little more, so that a thumb that aims for
    /// the edge is not refused.
    public static let leadingEdgeWidth: CGFloat = 30

    /// Whether a swipe may start at `point`, in the coordinates of `bounds`.
    ///
    /// - Parameters:
    ///   - point: where the finger landed.
    ///   - bounds: those of the view; a point outside them is as far from the leading edge as its x says.
    ///   - direction: of the interface, which tells which edge leads.
    public func contains(_ point: CGPoint, in bounds: CGRect, direction: UIUserInterfaceLayoutDirection) -> Bool {
        let distance = direction == .rightToLeft ? bounds.maxX - point.x : point.x - bounds.minX
        switch self {
        case .anywhere: return true
        case .leadingEdge: return distance < Self.leadingEdgeWidth
        case .within(let points): return distance < points
        case .fraction(let fraction): return distance < bounds.width * min(max(fraction, 0), 1)
        }
    }
}

extension UIGestureRecognizer {
    /// Whether the finger of the present gesture landed in `region` of the recognizer's view. No finger landed nowhere.
    package func landed(in region: StartRegion) -> Bool {
        if region == .anywhere { return true }
        guard let view, let touchdown else { return false }
        return region.contains(
            touchdown.location(in: view), in: view.bounds, direction: view.effectiveUserInterfaceLayoutDirection)
    }
}
