/// Content that moves on after the finger has left it: it glides, bounces back, or goes to a page (D9, D10).
@MainActor
final class ScrollMotion {
    private unowned let scrollView: UIScrollView
    private var motions: [ScrollAxis: AxisMotion] = [:]
    private var frames: FrameObserver?
    private var lastTime: TimeInterval = 0

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    isolated deinit {
        frames?.invalidate()
    }

    var isRunning: Bool { frames != nil }

    /// Starts the motions; does nothing if there are none.
    func run(_ motions: [ScrollAxis: AxisMotion]) {
        guard !motions.isEmpty else { return }
        let clock = HeadlessRuntime.current.clock
        self.motions = motions
        lastTime = clock.now
        frames?.invalidate()
        frames = clock.observeFrames { [weak self] in self?.step(at: clock.now) }
        scrollView.isDecelerating = true
        OptionalRequirement.ask(scrollView.delegate) { $0.scrollViewWillBeginDecelerating(scrollView) }
    }

    /// Leaves the content where it is.
    func stop() {
        motions = [:]
        scrollView.isDecelerating = false
        guard let frames else { return }
        frames.invalidate()
        self.frames = nil
        scrollView.tell { $0.scrollViewDidEndDecelerating(scrollView) }
    }

    private func step(at now: TimeInterval) {
        let scrolling = HeadlessRuntime.current.profile.scrolling
        let interval = now - lastTime
        lastTime = now
        var offset = scrollView.contentOffset
        for (axis, motion) in motions {
            let surroundings = AxisMotion.Surroundings(
                extent: scrollView.extent(along: axis),
                deceleration: Deceleration(rate: scrollView.decelerationRate.rawValue),
                bounceFrequency: scrolling.bounceFrequency)
            let step = motion.advanced(from: offset[axis], by: interval, now: now, in: surroundings)
            offset[axis] = step.offset
            motions[axis] = step.next
        }
        if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
        if motions.isEmpty { stop() }
    }
}
