import Foundation

/// How far content can be scrolled along one axis, and what happens past the ends.
struct ScrollExtent: Equatable, Sendable {
    /// The length of the scroll view's bounds.
    let visible: CGFloat
    /// The offsets at the two ends: −inset, and content + inset − bounds (D7).
    let lower: CGFloat
    let upper: CGFloat
    /// Whether content gives when it is dragged past an end.
    let bounces: Bool
    /// Whether a drag along this axis scrolls at all (D4).
    let isScrollable: Bool

    init(
        visible: CGFloat, content: CGFloat, insetBefore: CGFloat, insetAfter: CGFloat, bounces: Bool,
        alwaysBounces: Bool
    ) {
        self.visible = visible
        self.bounces = bounces
        lower = -insetBefore
        upper = max(lower, content + insetAfter - visible)
        isScrollable = content + insetBefore + insetAfter > visible || (bounces && alwaysBounces)
    }

    func contains(_ offset: CGFloat) -> Bool {
        lower <= offset && offset <= upper
    }

    /// The offset nearest to `offset` that is not past an end.
    func limit(_ offset: CGFloat) -> CGFloat {
        min(max(offset, lower), upper)
    }

    /// The offset shown when the finger asks for `wanted`: held at the ends, or stretched past them (D7, D8).
    func shown(for wanted: CGFloat) -> CGFloat {
        let limited = limit(wanted)
        guard bounces, limited != wanted else { return limited }
        let band = RubberBand(dimension: visible)
        return wanted < limited
            ? limited - band.stretch(for: limited - wanted) : limited + band.stretch(for: wanted - limited)
    }

    /// The offset that the finger must ask for so that `shown` is shown: content caught past an end starts there.
    func wanted(for shown: CGFloat) -> CGFloat {
        let limited = limit(shown)
        guard bounces, limited != shown else { return limited }
        let band = RubberBand(dimension: visible)
        return shown < limited
            ? limited - band.distance(for: limited - shown) : limited + band.distance(for: shown - limited)
    }
}
