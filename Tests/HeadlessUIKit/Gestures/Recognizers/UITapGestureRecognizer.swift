/// B10
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var fingersThisTap = 0
    private var firstLocation = CGPoint.zero
    private var timer: ScheduledTimer?

    private var profile: BehaviourProfile.Gestures { HeadlessRuntime.current.profile.gestures }

    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        taps = 0
        fingersThisTap = 0
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingersThisTap == 0 {
            attempt.updateLocation()
            if taps == 0 { firstLocation = attempt.location }
            failAfter(profile.tapMaximumPress)
        }
        fingersThisTap += touches.count
        if fingersThisTap > numberOfTouchesRequired || hasStrayed { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if hasStrayed { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !trackedTouches.contains(where: \.isDown) else { return }
        guard fingersThisTap == numberOfTouchesRequired else {
            state = .failed
            return
        }
        fingersThisTap = 0
        taps += 1
        if taps == numberOfTapsRequired {
            timer?.cancel()
            state = .ended
        } else {
            failAfter(profile.tapMaximumInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    private var hasStrayed: Bool {
        trackedTouches.contains { touch in
            let start = numberOfTouchesRequired == 1 ? firstLocation : touch.startPosition
            return hypot(touch.position.x - start.x, touch.position.y - start.y) > profile.tapSlop
        }
    }

    private func failAfter(_ delay: TimeInterval) {
        timer?.cancel()
        timer = HeadlessRuntime.current.clock.schedule(after: delay) { [weak self] in self?.state = .failed }
    }
}
