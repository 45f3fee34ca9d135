/// B10
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    open var numberOfTouchesRequired = 1
    /// Taps before the press.
    open var numberOfTapsRequired = 0
    /// Points.
    open var allowableMovement: CGFloat = 10

    private var taps = 0
    private var timer: ScheduledTimer?

    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        taps = 0
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        } else if numberOfTouches == numberOfTouchesRequired, taps == numberOfTapsRequired {
            wait(minimumPressDuration, then: .began)
        } else {
            wait(HeadlessRuntime.current.profile.gestures.tapMaximumPress, then: .failed)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .began, .changed:
            state = .changed
        case .possible where hasStrayed:
            state = .failed
        default:
            break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !trackedTouches.contains(where: \.isDown) else { return }
        if state.isActive || attempt.isHeld {
            state = .ended
        } else if taps < numberOfTapsRequired {
            taps += 1
            wait(HeadlessRuntime.current.profile.gestures.tapMaximumInterval, then: .failed)
        } else {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    private var hasStrayed: Bool {
        trackedTouches.contains { touch in
            hypot(touch.position.x - touch.startPosition.x, touch.position.y - touch.startPosition.y)
                > allowableMovement
        }
    }

    private func wait(_ delay: TimeInterval, then next: State) {
        timer?.cancel()
        timer = HeadlessRuntime.current.clock.schedule(after: delay) { [weak self] in self?.state = next }
    }
}
