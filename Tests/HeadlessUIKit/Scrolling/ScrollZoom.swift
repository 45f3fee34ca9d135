/// Zooming: by two fingers, or because the app asks.
@MainActor
final class ScrollZoom {
    private unowned let scrollView: UIScrollView
    private(set) var scale: CGFloat = 1
    private(set) var isPinching = false
    private(set) var isBouncing = false
    private(set) var pinch: UIPinchGestureRecognizer?

    private var startScale: CGFloat = 1
    private var frames: FrameObserver?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    isolated deinit {
        frames?.invalidate()
    }

    private var limits: ClosedRange<CGFloat> {
        scrollView.minimumZoomScale...max(scrollView.minimumZoomScale, scrollView.maximumZoomScale)
    }

    private var zoomedView: UIView? {
        OptionalRequirement.ask(scrollView.delegate) { $0.viewForZooming(in: scrollView) } ?? nil
    }

    /// The pinch exists while there is anything to zoom between.
    func limitsDidChange() {
        let isPossible = scrollView.maximumZoomScale > scrollView.minimumZoomScale
        if isPossible, pinch == nil {
            let pinch = ScrollPinchGestureRecognizer(zooming: scrollView)
            scrollView.addGestureRecognizer(pinch)
            self.pinch = pinch
        } else if !isPossible, let pinch {
            scrollView.removeGestureRecognizer(pinch)
            self.pinch = nil
        }
    }

    // MARK: By fingers

    func follow(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began: begin()
        case .changed: move(pinch)
        case .ended, .cancelled: end(at: pinch.location(in: scrollView))
        default: break
        }
    }

    private func begin() {
        guard let view = zoomedView else { return }
        stop()
        scrollView.stopMoving()
        startScale = scale
        isPinching = true
        OptionalRequirement.ask(scrollView.delegate) { $0.scrollViewWillBeginZooming(scrollView, with: view) }
    }

    private func move(_ pinch: UIPinchGestureRecognizer) {
        guard isPinching else { return }
        apply(resisted(startScale * pinch.scale), keeping: pinch.location(in: scrollView))
        let pan = scrollView.panGestureRecognizer
        scrollView.drag.rebase(to: scrollView.contentOffset, translation: pan.translation(in: scrollView))
    }

    private func end(at location: CGPoint) {
        guard isPinching else { return }
        isPinching = false
        let resting = limited(scale)
        guard resting != scale else { return finish() }
        isBouncing = true
        animate(from: scale, to: resting, keeping: location)
    }

    // MARK: By the app

    func set(_ scale: CGFloat, animated: Bool) {
        stop()
        let visible = scrollView.bounds
        let centre = CGPoint(x: visible.midX, y: visible.midY)
        if animated {
            animate(from: self.scale, to: limited(scale), keeping: centre)
        } else {
            apply(limited(scale), keeping: centre)
        }
    }

    /// Shows `rect`, in the coordinates of the zoomed view, as large as it fits.
    func show(_ rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        stop()
        let visible = scrollView.bounds.size
        let target = limited(min(visible.width / rect.width, visible.height / rect.height))
        let offset = CGPoint(
            x: rect.midX * target - visible.width / 2, y: rect.midY * target - visible.height / 2)
        let centre = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        apply(target, keeping: centre)
        scrollView.setContentOffset(scrollView.limited(offset), animated: animated)
    }

    func stop() {
        frames?.invalidate()
        frames = nil
        isBouncing = false
    }

    // MARK: Applying

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale, limits.lowerBound), limits.upperBound)
    }

    /// Past the limits, content follows the fingers less, see `zoomResistance`.
    private func resisted(_ scale: CGFloat) -> CGFloat {
        let limit = limited(scale)
        guard scrollView.bouncesZoom, scale != limit, limit > 0 else { return limit }
        return limit * pow(scale / limit, HeadlessRuntime.current.profile.scrolling.zoomResistance)
    }

    /// A length without the zoom. It is rounded, so that content has its size again when it has its scale again.
    private func unscaled(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length / scale * 1e6).rounded() / 1e6 }

    /// Zooms so that the content at `point`, in the scroll view's coordinates, stays where it is on the screen.
    private func apply(_ newScale: CGFloat, keeping point: CGPoint) {
        guard newScale != scale, newScale > 0, let view = zoomedView else { return }
        let oldScale = scale
        let ratio = newScale / oldScale
        let (size, offset) = (scrollView.contentSize, scrollView.contentOffset)
        let origin = view.frame.origin
        scale = newScale
        view.transform = CGAffineTransform(scaleX: newScale, y: newScale)
        // The transform works around the centre; content stays where it begins.
        let moved = view.frame.origin
        view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
        scrollView.contentSize = CGSize(
            width: unscaled(size.width, oldScale) * newScale, height: unscaled(size.height, oldScale) * newScale)
        scrollView.contentOffset = scrollView.limited(
            CGPoint(x: offset.x + point.x * (ratio - 1), y: offset.y + point.y * (ratio - 1)))
        OptionalRequirement.ask(scrollView.delegate) { $0.scrollViewDidZoom(scrollView) }
    }

    private func animate(from start: CGFloat, to target: CGFloat, keeping point: CGPoint) {
        let clock = HeadlessRuntime.current.clock
        let startTime = clock.now
        let duration = HeadlessRuntime.current.profile.scrolling.animationDuration
        // The point is given at the start's scale; it moves away as content grows.
        let onScreen = CGPoint(x: point.x - scrollView.contentOffset.x, y: point.y - scrollView.contentOffset.y)
        frames = clock.observeFrames { [weak self] in
            guard let self else { return }
            let progress = min(1, (clock.now - startTime) / duration)
            let offset = scrollView.contentOffset
            apply(
                start + (target - start) * progress.easedInAndOut,
                keeping: CGPoint(x: onScreen.x + offset.x, y: onScreen.y + offset.y))
            if progress >= 1 {
                stop()
                finish()
            }
        }
    }

    private func finish() {
        OptionalRequirement.ask(scrollView.delegate) {
            $0.scrollViewDidEndZooming(scrollView, with: zoomedView, atScale: scale)
        }
    }
}
