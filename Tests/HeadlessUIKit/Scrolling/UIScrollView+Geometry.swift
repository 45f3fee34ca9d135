extension UIScrollView {
    /// How far the content goes along `axis` now.
    func extent(along axis: ScrollAxis) -> ScrollExtent {
        let inset = adjustedContentInset
        return ScrollExtent(
            visible: bounds.size[axis], content: contentSize[axis], insetBefore: inset.before(axis),
            insetAfter: inset.after(axis), bounces: bounces, alwaysBounces: alwaysBounces(along: axis))
    }

    func alwaysBounces(along axis: ScrollAxis) -> Bool {
        axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    func transfersScrollingToParent(along axis: ScrollAxis) -> Bool {
        guard HeadlessRuntime.current.profile.scrolling.transfersScrollingToParent else { return false }
        return axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    }

    /// `offset` brought back to where content can rest.
    func limited(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: extent(along: .horizontal).limit(offset.x), y: extent(along: .vertical).limit(offset.y))
    }

    var isMovingByItself: Bool { motion.isRunning || animation.isRunning }

    /// Stops whatever moves the content without a finger.
    func stopMoving() {
        motion.stop()
        animation.stop()
    }

    /// Content, insets or size have changed: the offset stays where content is.
    func contentGeometryDidChange() {
        let old = knownAdjustedInset
        let new = adjustedContentInset
        let isHeld = isTracking || isDragging || isMovingByItself || isZooming || isZoomBouncing
        if old != new {
            if !isHeld { contentOffset = offsetFollowingInset(from: old, to: new) }
            knownAdjustedInset = new
            knownContentInset = contentInset
            adjustedContentInsetDidChange()
        }
        if !isHeld, contentOffset != limited(contentOffset) { contentOffset = limited(contentOffset) }
    }

    /// D12: room for a refresh control comes or goes at the top. What is beyond its end without a finger goes back.
    func refreshRoomDidChange() {
        knownAdjustedInset = adjustedContentInset
        adjustedContentInsetDidChange()
        if isDragging {
            drag.rebase(to: contentOffset, translation: panGestureRecognizer.translation(in: self))
        } else if !isTracking, !isMovingByItself, contentOffset != limited(contentOffset) {
            animation.scroll(to: limited(contentOffset))
        }
    }

    /// Content that rests at its start stays there when the safe area moves it, or the app does by `contentInset`.
    private func offsetFollowingInset(from old: UIEdgeInsets, to new: UIEdgeInsets) -> CGPoint {
        let followsApp = HeadlessRuntime.current.profile.scrolling.contentFollowsInset
        var offset = contentOffset
        for axis in ScrollAxis.allCases where offset[axis] == -old.before(axis) {
            let appsShare = followsApp ? 0 : contentInset.before(axis) - knownContentInset.before(axis)
            offset[axis] = appsShare - new.before(axis)
        }
        return offset
    }

    func insetAdjustedForSafeArea() -> UIEdgeInsets {
        let safeArea = safeAreaInsets
        var inset = contentInset
        guard safeArea != .zero else { return inset }
        if addsSafeArea(along: .horizontal) {
            inset.left += safeArea.left
            inset.right += safeArea.right
        }
        if addsSafeArea(along: .vertical) {
            inset.top += safeArea.top
            inset.bottom += safeArea.bottom
        }
        return inset
    }

    private func addsSafeArea(along axis: ScrollAxis) -> Bool {
        switch contentInsetAdjustmentBehavior {
        case .never:
            return false
        case .always:
            return true
        case .scrollableAxes:
            return isLargerThanBounds(along: axis)
        case .automatic:
            // The content of a screen in a navigation or tab bar controller keeps clear of the bars, scrollable or not.
            return isLargerThanBounds(along: axis) || (axis == .vertical && isMainContentOfScreen)
        }
    }

    private func isLargerThanBounds(along axis: ScrollAxis) -> Bool {
        contentSize[axis] > bounds.size[axis] || alwaysBounces(along: axis)
    }

    private var isMainContentOfScreen: Bool {
        let screen = viewController ?? superview?.viewController
        guard let screen, screen.navigationController != nil || screen.tabBarController != nil else { return false }
        return screen.view === self || screen.view.subviews.first === self
    }
}
