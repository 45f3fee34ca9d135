import UIKit

/// How a scroll view that can be moved along a swipe claims the swipe.
enum SwipeClaim {
    /// The swipe reveals content or refreshes it, or the scroll view keeps all swipes along its axis or is a dial, or
    /// it is zoomed in and the swipe is vertical.
    case first
    /// The content is zoomed in and at its edge: an outer scroll view that can still scroll goes first.
    case last
}

extension UIScrollView {
    /// How far from an edge content still counts as at the edge, in points: offsets of pages are rounded to pixels, and
    /// nobody sees what a few points more would reveal.
    private static let edgeTolerance: CGFloat = 4

    /// The fraction of a dial's width that is empty beside its end: half of the width less half of a value, which may
    /// be as wide as a third. Cards that snap to the middle have less beside the first.
    private static let insetOfDials: CGFloat = 0.33

    /// How far from a limit of its zoom a scroll view still counts as at the limit, as a fraction of the scale.
    static let zoomTolerance: CGFloat = 0.001

    /// How much larger content has to be for a person to see that it is zoomed in, as a fraction of the scale: fingers
    /// that zoom out seldom reach the limit.
    private static let visibleZoom: CGFloat = 0.02

    /// Whether a finger can move the content along the axis of `direction`, if only to make it bounce.
    func scrolls(along direction: SwipeDirection) -> Bool { scrolls(along: direction, in: room(along: direction)) }

    /// Whether a finger can move the content along the axis of `direction` by more than a bounce.
    func hasRoom(along direction: SwipeDirection) -> Bool {
        let room = room(along: direction)
        return Self.isLarge(room) && scrolls(along: direction, in: room)
    }

    private static func isLarge(_ room: Room) -> Bool { room.last - room.first > edgeTolerance }

    private func scrolls(along direction: SwipeDirection, in room: Room) -> Bool {
        let alwaysBounces = direction.isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        guard Self.isLarge(room) || (bounces && alwaysBounces), isScrollEnabled else { return false }
        let pan = panGestureRecognizer
        return pan.isEnabled && !pan.needsMoreFingers
    }

    /// Whether a finger that moves in `direction` would reveal content. A scroll view that bounces counts as at its
    /// edge.
    ///
    /// - Parameter layout: The layout of the view that the swipe belongs to, which need not be that of the scroll view.
    func canScroll(_ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection) -> Bool {
        canScroll(direction, in: layout, room: room(along: direction))
    }

    private func canScroll(
        _ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection, room: Room
    ) -> Bool {
        let offset = offset(along: direction)
        // The content follows the finger, so the offset goes the other way.
        let remaining = direction.sign(in: layout) > 0 ? offset - room.first : room.last - offset
        return min(remaining, room.last - room.first) > Self.edgeTolerance
    }

    /// Whether a finger that moves in `direction` scrolls this, and reveals content.
    func reveals(_ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection) -> Bool {
        let room = room(along: direction)
        return scrolls(along: direction, in: room) && canScroll(direction, in: layout, room: room)
    }

    /// Whether this can use a finger that moves in `direction`: it reveals content, or is pulled up or down beyond its
    /// end. A list that has nothing to reveal bounces or is refreshed.
    func uses(_ direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection) -> Bool {
        direction.isHorizontal ? reveals(direction, in: layout) : scrolls(along: direction)
    }

    /// How this scroll view, with these options, claims a swipe in `direction`; nil if it does not.
    func claim(
        on direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection, with options: ViewArbitration
    ) -> SwipeClaim? {
        let room = room(along: direction)
        guard scrolls(along: direction, in: room) else { return nil }
        if canScroll(direction, in: layout, room: room) || keepsSwipes(along: direction, with: options)
            || isRefreshed(by: direction)
        {
            return .first
        }
        guard isZoomedIn else { return nil }
        return direction.isHorizontal ? .last : .first
    }

    /// Whether this keeps swipes along the axis of `direction` even at its edge, whatever it reveals.
    func keepsSwipes(along direction: SwipeDirection, with options: ViewArbitration) -> Bool {
        options.atScrollEdge == .keeps || isDial(along: direction)
    }

    /// Whether both ends of the content can be dragged to the middle, as those of a dial or a ruler can.
    private func isDial(along direction: SwipeDirection) -> Bool {
        let inset = adjustedContentInset
        return direction.isHorizontal && bounds.width > 0
            && min(inset.left, inset.right) >= bounds.width * Self.insetOfDials
    }

    /// Whether a pull in `direction` past the edge refreshes the content.
    func isRefreshed(by direction: SwipeDirection) -> Bool {
        direction == .down && bounces && refreshControl?.isEnabled == true
    }

    /// Whether the content is visibly larger than at the minimum zoom scale.
    var isZoomedIn: Bool { zoomScale > minimumZoomScale * (1 + Self.visibleZoom) }

    /// Whether the content is at the edge that a finger moving in `direction` would reach, and not beyond it.
    func isAtEdge(towards direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection) -> Bool {
        let room = room(along: direction)
        let offset = offset(along: direction)
        return abs(offset - (direction.sign(in: layout) > 0 ? room.first : room.last)) <= Self.edgeTolerance
    }

    /// The offset at the edge that a finger moving in `direction` reaches, and how far it has to move, in points: less
    /// than 0 beyond the edge.
    func way(
        towards direction: SwipeDirection, in layout: UIUserInterfaceLayoutDirection
    ) -> (edge: CGPoint, distance: CGFloat) {
        let room = room(along: direction)
        let isFirst = direction.sign(in: layout) > 0
        let end = isFirst ? room.first : room.last
        let offset = offset(along: direction)
        let edge =
            direction.isHorizontal ? CGPoint(x: end, y: contentOffset.y) : CGPoint(x: contentOffset.x, y: end)
        return (edge, isFirst ? offset - end : end - offset)
    }

    /// Whether the content would move by itself if its finger lifted: it is beyond an edge, or between two pages.
    var isHeldAway: Bool { isHeldAway(along: .back) || isHeldAway(along: .up) }

    private func isHeldAway(along direction: SwipeDirection) -> Bool {
        let room = room(along: direction)
        let offset = offset(along: direction)
        let page = direction.isHorizontal ? bounds.width : bounds.height
        let resting = isPagingEnabled && page > 0 ? (offset / page).rounded() * page : offset
        return abs(offset - min(max(resting, room.first), room.last)) > Self.edgeTolerance
    }

    /// Whether the content is beyond its end, and returns if nothing holds it.
    var isBeyondEnd: Bool { isBeyondEnd(along: .back) || isBeyondEnd(along: .up) }

    private func isBeyondEnd(along direction: SwipeDirection) -> Bool {
        let room = room(along: direction)
        let offset = offset(along: direction)
        return offset < room.first || offset > room.last
    }

    private func offset(along direction: SwipeDirection) -> CGFloat {
        direction.isHorizontal ? contentOffset.x : contentOffset.y
    }

    /// The smallest and largest offset at which the content rests, insets included. Equal if everything fits.
    private typealias Room = (first: CGFloat, last: CGFloat)

    private func room(along direction: SwipeDirection) -> Room {
        let insets = adjustedContentInset
        let first = direction.isHorizontal ? -insets.left : -insets.top
        let last =
            direction.isHorizontal
            ? contentSize.width + insets.right - bounds.width : contentSize.height + insets.bottom - bounds.height
        return (first, max(first, last))
    }
}
