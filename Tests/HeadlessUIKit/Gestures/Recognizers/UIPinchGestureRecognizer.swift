/// B10: two fingers; the scale counts from their distance at the start.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var startDistance: CGFloat = 0
    private var lastDistance: CGFloat = 0
    private var lastTime: TimeInterval = 0

    open var scale: CGFloat = 1 {
        didSet { if scale > 0, lastDistance > 0 { startDistance = lastDistance / scale } }
    }

    /// Scale factor per second.
    open private(set) var velocity: CGFloat = 0

    open override func reset() {
        super.reset()
        startDistance = 0
        lastDistance = 0
        velocity = 0
        scale = 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        ignoreTouches(beyond: 2, for: event)
        guard numberOfTouches == 2, startDistance == 0 else { return }
        startDistance = distance
        lastDistance = startDistance
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2, startDistance > 0 else { return }
        switch state {
        case .possible:
            let hysteresis = HeadlessRuntime.current.profile.gestures.pinchHysteresis
            guard !attempt.isHeld, abs(distance - startDistance) >= hysteresis else { return }
            measure(at: event.timestamp)
            state = .began
        case .began, .changed:
            measure(at: event.timestamp)
            state = .changed
        default:
            break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        finish(as: .ended)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        finish(as: .cancelled)
    }

    private func finish(as end: State) {
        if state.isActive || attempt.isHeld {
            state = end
        } else if !trackedTouches.contains(where: \.isDown) {
            state = .failed
        }
    }

    private var distance: CGFloat {
        let (a, b) = (trackedTouches[0].position, trackedTouches[1].position)
        return max(1, hypot(a.x - b.x, a.y - b.y))
    }

    private func measure(at time: TimeInterval) {
        let start = startDistance
        let newScale = distance / start
        if time > lastTime { velocity = (newScale - scale) / CGFloat(time - lastTime) }
        lastTime = time
        lastDistance = distance
        scale = newScale
        startDistance = start
    }
}
