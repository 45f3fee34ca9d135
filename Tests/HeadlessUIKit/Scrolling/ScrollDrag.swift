/// Scrolling by a finger: from the question whether the pan may begin to what happens when it lifts.
@MainActor
final class ScrollDrag {
    private unowned let scrollView: UIScrollView

    /// The offset that the finger asks for while it has not moved; past the ends, further than what is shown (D8).
    private var origin = CGPoint.zero
    /// The offset shown when the drag began.
    private var start = CGPoint.zero
    private var axes: [ScrollAxis] = []
    /// The only axis of this drag, under a directional lock.
    private var lock: ScrollAxis?
    /// Whether a finger has stopped content that moved (D11), and not let go of it yet.
    private var hasCaughtContent = false

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    // MARK: Beginning

    /// D4, D6: whether a finger that has moved far enough scrolls.
    func shouldBegin(with pan: ScrollPanGestureRecognizer) -> Bool {
        guard contentYields(to: pan), !leavesDragToParent(pan) else { return false }
        lock = scrollView.isDirectionalLockEnabled ? pan.translation(in: scrollView).lockedAxis : nil
        return true
    }

    /// D6: content that has the touch already gives it up, or keeps it.
    private func contentYields(to pan: ScrollPanGestureRecognizer) -> Bool {
        for touch in pan.trackedTouches where touch.hasReachedView {
            guard let view = touch.view, view !== scrollView else { continue }
            guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else { return false }
        }
        return true
    }

    /// A scroll view at its end passes a drag on to one around it that can still move
    /// (`transfersHorizontalScrollingToParent`).
    private func leavesDragToParent(_ pan: ScrollPanGestureRecognizer) -> Bool {
        let movement = pan.translation(in: scrollView)
        let axis = movement.mainAxis
        guard movement[axis] != 0, scrollView.transfersScrollingToParent(along: axis),
            !scrollView.canScroll(along: axis, by: -movement[axis])
        else { return false }
        return scrollView.enclosingScrollViews.contains { $0.canScroll(along: axis, by: -movement[axis]) }
    }

    // MARK: The finger's course

    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin(pan)
        case .changed: move(pan)
        case .ended:
            dismissKeyboard(with: pan)
            end(velocity: pan.velocity(in: scrollView))
        case .cancelled: end(velocity: .zero)
        default: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        scrollView.stopMoving()
        axes = ScrollAxis.allCases.filter { scrollView.extent(along: $0).isScrollable }
        if let lock, axes.contains(lock) { axes = [lock] }
        hasCaughtContent = false
        scrollView.refreshControl?.dragBegins()
        start = scrollView.contentOffset
        rebase(to: start, translation: .zero)
        scrollView.isDragging = true
        if scrollView.keyboardDismissMode == .onDrag { HeadlessRuntime.current.keyboard.dismiss() }
        OptionalRequirement.ask(scrollView.delegate) { $0.scrollViewWillBeginDragging(scrollView) }
        move(pan)
    }

    /// D7
    private func move(_ pan: UIPanGestureRecognizer) {
        // A pinch moves the content as it zooms, and says itself what that means for the drag.
        guard scrollView.isDragging, !scrollView.isZooming else { return }
        let translation = pan.translation(in: scrollView)
        var offset = scrollView.contentOffset
        for axis in axes {
            offset[axis] = scrollView.extent(along: axis).shown(for: origin[axis] - translation[axis])
        }
        if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
        scrollView.refreshControl?.dragMoves(scrollView)
    }

    /// Goes on from `offset` as what the finger, `translation` away from its start, holds now.
    func rebase(to offset: CGPoint, translation: CGPoint) {
        for axis in ScrollAxis.allCases {
            origin[axis] = scrollView.extent(along: axis).wanted(for: offset[axis]) + translation[axis]
        }
    }

    // MARK: The lift

    /// K9: a finger that has dragged the content down over the keyboard has pushed that out of the screen.
    private func dismissKeyboard(with pan: UIPanGestureRecognizer) {
        guard scrollView.keyboardDismissMode == .interactive, let window = scrollView.window,
            pan.velocity(in: window).y > 0,
            pan.location(in: window).y > window.bounds.maxY - HeadlessRuntime.current.profile.keyboard.height
        else { return }
        HeadlessRuntime.current.keyboard.dismiss()
    }

    /// D10. `velocity` is the finger's, in points per second.
    private func end(velocity: CGPoint) {
        guard scrollView.isDragging else { return }
        let releases = self.releases(along: axes, velocity: velocity)
        var speed = CGPoint.zero
        var target = scrollView.contentOffset
        for (axis, release) in releases {
            speed[axis] = release.velocity
            target[axis] = release.target
        }
        target = scrollView.target(for: target, velocity: speed)
        OptionalRequirement.ask(scrollView.delegate) {
            $0.scrollViewWillEndDragging(scrollView, withVelocity: speed, targetContentOffset: &target)
        }
        scrollView.isDragging = false
        let motions = self.motions(of: releases, to: target)
        scrollView.isDecelerating = !motions.isEmpty
        scrollView.tell { $0.scrollViewDidEndDragging(scrollView, willDecelerate: !motions.isEmpty) }
        // The delegate may have stopped the content.
        if scrollView.isDecelerating { scrollView.motion.run(motions) }
    }

    // MARK: Catching

    /// D11: a finger has come down on content that moves.
    func catchContent() {
        scrollView.motion.stop()
        hasCaughtContent = true
    }

    /// The finger has left. Content that it caught without dragging it goes on to a place of rest.
    func letGo() {
        guard hasCaughtContent else { return }
        hasCaughtContent = false
        guard !scrollView.isDragging, !scrollView.isMovingByItself else { return }
        start = scrollView.contentOffset
        let scrollable = ScrollAxis.allCases.filter { scrollView.extent(along: $0).isScrollable }
        let releases = self.releases(along: scrollable, velocity: .zero).filter(\.release.isUnsettled)
        var target = scrollView.contentOffset
        for (axis, release) in releases { target[axis] = release.target }
        scrollView.motion.run(motions(of: releases, to: target))
    }

    // MARK: Releases

    private typealias AxisRelease = (axis: ScrollAxis, release: ScrollRelease)

    /// `velocity` is the finger's, in points per second.
    private func releases(along axes: [ScrollAxis], velocity: CGPoint) -> [AxisRelease] {
        // D9: a slow lift is none. What counts is the speed along all axes together.
        let speed = axes.reduce(0) { $0 + velocity[$1] * velocity[$1] }.squareRoot()
        let isFlung = speed / 1000 >= Deceleration.startVelocity
        return axes.map { axis in
            let extent = scrollView.extent(along: axis)
            let release = ScrollRelease(
                offset: scrollView.contentOffset[axis], velocity: -velocity[axis] / 1000, isFlung: isFlung,
                extent: extent, deceleration: Deceleration(rate: scrollView.decelerationRate.rawValue),
                frame: 1000 / HeadlessRuntime.current.clock.frameRate,
                paging: scrollView.isPagingEnabled ? Paging(page: extent.visible, origin: extent.lower) : nil,
                start: start[axis])
            return (axis, release)
        }
    }

    private func motions(of releases: [AxisRelease], to target: CGPoint) -> [ScrollAxis: AxisMotion] {
        let runtime = HeadlessRuntime.current
        var motions: [ScrollAxis: AxisMotion] = [:]
        for (axis, release) in releases {
            motions[axis] = release.motion(
                to: target[axis], now: runtime.clock.now, profile: runtime.profile.scrolling)
        }
        return motions
    }
}

extension UIScrollView {
    /// Whether the offset can change by something in the direction of `change` without going past an end.
    fileprivate func canScroll(along axis: ScrollAxis, by change: CGFloat) -> Bool {
        let extent = extent(along: axis)
        guard isScrollEnabled, extent.isScrollable else { return false }
        return change > 0 ? contentOffset[axis] < extent.upper : contentOffset[axis] > extent.lower
    }

    fileprivate var enclosingScrollViews: [UIScrollView] {
        Array(sequence(first: self as UIView, next: \.superview).dropFirst()).compactMap { $0 as? UIScrollView }
    }
}

extension CGPoint {
    /// The axis along which a movement goes further; vertical if there is nothing between them.
    fileprivate var mainAxis: ScrollAxis { abs(x) > abs(y) ? .horizontal : .vertical }

    /// The axis that a movement keeps to under a directional lock; nil if it is diagonal.
    @MainActor
    fileprivate var lockedAxis: ScrollAxis? {
        let axis = mainAxis
        let ratio = HeadlessRuntime.current.profile.scrolling.directionalLockRatio
        return abs(self[axis]) > ratio * abs(self[axis.other]) ? axis : nil
    }
}
