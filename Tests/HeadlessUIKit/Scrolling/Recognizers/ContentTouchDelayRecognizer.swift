/// Keeps a touch from the content of a scroll view while it may still become a drag (D3), and for good when it came
/// down to stop content that was moving (D11).
@MainActor
final class ContentTouchDelayRecognizer: UIGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private var timer: ScheduledTimer?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, state == .possible, timer == nil else { return }
        if scrollView.isDecelerating {
            scrollView.drag.catchContent()
            state = .ended
        } else if scrollView.delaysContentTouches {
            let delay = HeadlessRuntime.current.profile.scrolling.contentTouchDelay
            timer = HeadlessRuntime.current.clock.schedule(after: delay) { [weak self] in self?.state = .failed }
        } else {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
    }

    // It takes a touch from the content, not from other recognizers: the finger that has stopped content may drag it.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
