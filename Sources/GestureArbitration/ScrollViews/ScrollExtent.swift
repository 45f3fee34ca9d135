import UIKit

/// Where the content of a scroll view is along one axis.
struct ScrollExtent {
    /// How far from an edge content still counts as at the edge, in points: offsets of pages are rounded to pixels, and
    /// nobody sees what a few points more would reveal.
    static let tolerance: CGFloat = 4

    let offset: CGFloat
    /// The smallest offset at which the content rests, insets included.
    let first: CGFloat
    /// The largest one; the same as ``first`` if everything fits.
    let last: CGFloat
    /// How much of the way to ``first`` and to ``last`` reveals only an empty margin, in points.
    let margins: (first: CGFloat, last: CGFloat)

    /// Whether there is more to see than fits.
    var hasRoom: Bool { last - first > Self.tolerance }

    /// The offset at the edge that a finger reaches if it moves by `sign` in points of the scroll view. The content
    /// follows the finger, so the offset goes the other way.
    func edge(toward sign: CGFloat) -> CGFloat { sign > 0 ? first : last }

    /// How far a finger has to move by `sign` to reach that edge, in points: less than 0 beyond the edge.
    func distance(toward sign: CGFloat) -> CGFloat { sign > 0 ? offset - first : last - offset }

    /// Whether a finger that moves by `sign` reveals content. Content that bounces counts as at its edge.
    func canScroll(toward sign: CGFloat) -> Bool {
        let margin = sign > 0 ? margins.first : margins.last
        return min(distance(toward: sign) - margin, last - first) > Self.tolerance
    }

    /// Whether the content is at the edge that a finger reaches if it moves by `sign`, and not beyond it.
    func isAtEdge(toward sign: CGFloat) -> Bool { abs(distance(toward: sign)) <= Self.tolerance }

    /// Whether the content is beyond that edge.
    func isBeyondEdge(toward sign: CGFloat) -> Bool { distance(toward: sign) < -Self.tolerance }

    /// Whether the content is beyond either edge, by any amount, and returns if nothing holds it.
    var isOverscrolled: Bool { offset < first || offset > last }

    /// Whether the content would move by itself if its finger lifted: it is beyond an edge, or between two pages of
    /// this length, in points; 0 for content without pages.
    func isHeldAway(pageLength: CGFloat) -> Bool {
        let resting = pageLength > 0 ? (offset / pageLength).rounded() * pageLength : offset
        return abs(offset - min(max(resting, first), last)) > Self.tolerance
    }
}

extension UIScrollView {
    /// Where the content is along the axis of `direction`.
    func extent(along direction: SwipeDirection) -> ScrollExtent {
        let insets = adjustedContentInset
        let offset = direction.isHorizontal ? contentOffset.x : contentOffset.y
        let first = direction.isHorizontal ? -insets.left : -insets.top
        let last =
            direction.isHorizontal
            ? contentSize.width + insets.right - bounds.width : contentSize.height + insets.bottom - bounds.height
        let mayHaveMargins = direction.isHorizontal && (insets.left > 0 || insets.right > 0)
        return ScrollExtent(
            offset: offset, first: first, last: max(first, last), margins: mayHaveMargins ? margins : (0, 0))
    }

    /// The widest inset that is the margin beside the first card of a strip, in points.
    private static let widestMargin: CGFloat = 24

    /// The margins that horizontal insets make: a strip whose first card touches the edge of the screen looks as if it
    /// were at its beginning. Wider insets are there to bring content to the middle.
    private var margins: (first: CGFloat, last: CGFloat) {
        let inset = contentInset
        return (Self.margin(of: inset.left), Self.margin(of: inset.right))
    }

    private static func margin(of inset: CGFloat) -> CGFloat { inset <= widestMargin ? max(inset, 0) : 0 }

    /// Whether a finger can move the content along the axis of `direction` by more than a bounce. `known` is the extent
    /// along that axis, if the caller has it.
    func hasRoom(along direction: SwipeDirection, in known: ScrollExtent? = nil) -> Bool {
        let extent = known ?? self.extent(along: direction)
        return extent.hasRoom && scrolls(along: direction, in: extent)
    }

    /// Whether a finger can move the content along the axis of `direction`, if only to make it bounce. `known` is the
    /// extent along that axis, if the caller has it.
    func scrolls(along direction: SwipeDirection, in known: ScrollExtent? = nil) -> Bool {
        let extent = known ?? self.extent(along: direction)
        let alwaysBounces = direction.isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        guard extent.hasRoom || (bounces && alwaysBounces), isScrollEnabled else { return false }
        let pan = panGestureRecognizer
        return pan.isEnabled && !pan.needsMoreFingers
    }

    /// Whether a finger that moves in `direction` would reveal content.
    ///
    /// - Parameter layout: The layout of the view that the swipe belongs to, which need not be that of the scroll view.
    func canScroll(_ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection) -> Bool {
        extent(along: direction).canScroll(toward: direction.sign(in: layout))
    }

    /// Whether this can use a finger that moves in a direction of its own: it reveals content, or is pulled up or down
    /// beyond its end. A list that has nothing to reveal bounces or is refreshed.
    func uses(_ own: ContentDirection) -> Bool {
        let extent = extent(along: own.direction)
        return scrolls(along: own.direction, in: extent)
            && (!own.direction.isHorizontal || extent.canScroll(toward: own.sign))
    }

    /// Whether the content would move by itself if its finger lifted.
    var isHeldAway: Bool {
        extent(along: .back).isHeldAway(pageLength: isPagingEnabled ? bounds.width : 0)
            || extent(along: .up).isHeldAway(pageLength: isPagingEnabled ? bounds.height : 0)
    }

    /// Whether the content is beyond any of its edges, and returns if nothing holds it.
    var isOverscrolled: Bool { extent(along: .back).isOverscrolled || extent(along: .up).isOverscrolled }
}
