import UIKit

/// How a scroll view that can be moved along a swipe claims the swipe.
enum SwipeClaim {
    /// The swipe reveals content.
    case canScroll
    /// The scroll view keeps all swipes along its axis, or is a dial.
    case keepsSwipes
    /// The swipe refreshes the content.
    case isRefreshed
    /// The content is zoomed in. If it is at its edge and the swipe goes sideways, an outer scroll view that can still
    /// scroll goes first.
    case isZoomed(yieldsToOuter: Bool)
    /// The content is moved in all directions, beyond its edges, as a picture that is cropped. In a pager, or in a strip
    /// along the swipe, it is a picture that is looked at.
    case isMovedFreely

    var yieldsToOuter: Bool {
        switch self {
        case .isZoomed(let yieldsToOuter): yieldsToOuter
        case .isMovedFreely: true
        case .canScroll, .keepsSwipes, .isRefreshed: false
        }
    }
}

extension UIScrollView {
    /// The fraction of a dial's length that is empty beside its end: half of the length less half of a value, which may
    /// be as long as a third. Cards that snap to the middle have less beside the first.
    private static let insetOfDials: CGFloat = 0.33

    /// How far from a limit of its zoom a scroll view still counts as at the limit, as a fraction of the scale.
    static let zoomTolerance: CGFloat = 0.001

    /// The part of the view that a picture or a document fills at least which is only looked at, between bars: on a
    /// phone held sideways, they take a third.
    private static let areaOfViewers: CGFloat = 2 / 3

    /// How wide a margin may be around a picture that is only looked at, in points.
    private static let widestFrame: CGFloat = 8

    /// How much larger content has to be for a person to see that it is zoomed in, as a fraction of the scale: fingers
    /// that zoom out seldom reach the limit.
    private static let visibleZoom: CGFloat = 0.02

    /// How this scroll view, with these options, claims a swipe of `view` in a direction of its own; nil if it does not.
    func claim(on own: ContentDirection, of view: UIView, with options: ViewArbitration) -> SwipeClaim? {
        let direction = own.direction
        let extent = extent(along: direction)
        guard scrolls(along: direction, in: extent) else { return nil }
        if options.atScrollEdge == .keeps || isDial(along: direction, in: extent) { return .keepsSwipes }
        if isRefreshed(by: direction) { return .isRefreshed }
        let canScroll = extent.canScroll(toward: own.sign)
        if isZoomedIn { return .isZoomed(yieldsToOuter: !canScroll && direction.isHorizontal) }
        if canScroll { return .canScroll }
        return isMovedFreely(in: view) ? .isMovedFreely : nil
    }

    /// Whether the content can be zoomed, has no pages, and can be dragged beyond all its edges, even if it fits, and
    /// there is room beside it in `view`.
    func isMovedFreely(in view: UIView) -> Bool {
        maximumZoomScale > minimumZoomScale && !isPagingEnabled && bounces && alwaysBounceHorizontal
            && alwaysBounceVertical && leavesRoom(in: view)
    }

    /// Whether pictures in this scroll view are looked at, and not cropped: it is a pager, or a strip along the swipe.
    func leavesCrops(along direction: SwipeDirection) -> Bool {
        isPagingEnabled || direction.isHorizontal && scrolls(along: direction)
    }

    /// Whether the content has insets on all sides, beyond the safe area, or is not shown on most of `view`.
    private func leavesRoom(in view: UIView) -> Bool {
        let (inset, safeArea) = (contentInset, safeAreaInsets)
        let least = min(
            inset.top - safeArea.top, inset.left - safeArea.left, inset.bottom - safeArea.bottom,
            inset.right - safeArea.right)
        if least > Self.widestFrame { return true }
        return bounds.width * bounds.height < view.bounds.width * view.bounds.height * Self.areaOfViewers
    }

    /// Whether both ends of the content can be dragged to the middle, as those of a dial, a ruler or a wheel can. A
    /// picture that its insets centre has nothing to turn.
    private func isDial(along direction: SwipeDirection, in extent: ScrollExtent) -> Bool {
        guard extent.hasRoom else { return false }
        let inset = adjustedContentInset
        let (length, smaller) =
            direction.isHorizontal
            ? (bounds.width, min(inset.left, inset.right)) : (bounds.height, min(inset.top, inset.bottom))
        return length > 0 && smaller >= length * Self.insetOfDials
    }

    /// Whether a pull in `direction` past the edge refreshes the content.
    func isRefreshed(by direction: SwipeDirection) -> Bool {
        direction == .down && bounces && refreshControl?.isEnabled == true
    }

    /// Whether the content is visibly larger than at the minimum zoom scale.
    var isZoomedIn: Bool { zoomScale > minimumZoomScale * (1 + Self.visibleZoom) }
}
