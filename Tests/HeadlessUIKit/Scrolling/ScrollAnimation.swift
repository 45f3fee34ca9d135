/// An animated change of the offset that the app asked for.
@MainActor
final class ScrollAnimation {
    private unowned let scrollView: UIScrollView
    private var frames: FrameObserver?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    isolated deinit {
        frames?.invalidate()
    }

    var isRunning: Bool { frames != nil }

    func scroll(to target: CGPoint) {
        stop()
        let clock = HeadlessRuntime.current.clock
        let duration = HeadlessRuntime.current.profile.scrolling.animationDuration
        let start = scrollView.contentOffset
        let startTime = clock.now
        guard start != target, duration > 0 else { return finish(at: target) }
        frames = clock.observeFrames { [weak self] in
            let progress = (clock.now - startTime) / duration
            if progress >= 1 {
                self?.finish(at: target)
            } else {
                self?.scrollView.contentOffset = start.moved(to: target, by: progress.easedInAndOut)
            }
        }
    }

    /// Leaves the content where it is, and says nothing: who stops it knows.
    func stop() {
        frames?.invalidate()
        frames = nil
    }

    private func finish(at target: CGPoint) {
        stop()
        scrollView.contentOffset = target
        scrollView.tell { $0.scrollViewDidEndScrollingAnimation(scrollView) }
    }
}

extension CGPoint {
    fileprivate func moved(to target: CGPoint, by part: CGFloat) -> CGPoint {
        CGPoint(x: x + (target.x - x) * part, y: y + (target.y - y) * part)
    }
}

extension Double {
    /// The smooth step: slow at both ends. LOOKS: of the way there only its length is a choice.
    var easedInAndOut: Double { self * self * (3 - 2 * self) }
}
