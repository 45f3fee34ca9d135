/// B10: two fingers, on the screen or on a trackpad; the scale counts from their distance at the start.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var startDistance: CGFloat = 0
    private var lastDistance: CGFloat = 0
    private var rate = FingerPairRate()

    /// B10: setting it resets the velocity.
    open var scale: CGFloat = 1 {
        didSet {
            if scale > 0, lastDistance > 0 { startDistance = lastDistance / scale }
            rate.reset()
        }
    }

    /// Scale factor per second.
    open var velocity: CGFloat { rate.now }

    open override func reset() {
        super.reset()
        startDistance = 0
        lastDistance = 0
        scale = 1
        rate = FingerPairRate()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        ignoreTouches(beyond: 2, for: event)
        if numberOfTouches == 2 { begin(at: event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(at: event.timestamp)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        finishPair(as: .ended)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        finishPair(as: .cancelled)
    }

    /// J8: the same for fingers on a trackpad, of which the methods for touches hear nothing.
    override func follow(_ contact: TrackpadContact, at time: TimeInterval) {
        switch contact.phase {
        case .began: begin(at: time)
        case .moved: follow(at: time)
        case .ended: finishPair(as: .ended)
        case .cancelled: finishPair(as: .cancelled)
        default: break
        }
    }

    private func begin(at time: TimeInterval) {
        lastDistance = distance
        startDistance = lastDistance / scale
        rate.begin(at: time)
    }

    private func follow(at time: TimeInterval) {
        let hysteresis = HeadlessRuntime.current.profile.gestures.pinchHysteresis
        followPair(beginsIf: abs(distance - startDistance) >= hysteresis) { measure(at: time) }
    }

    private var distance: CGFloat {
        if let pinch = contact as? PinchContact { return max(1, pinch.distance) }
        let (a, b) = (trackedTouches[0].position, trackedTouches[1].position)
        return max(1, hypot(a.x - b.x, a.y - b.y))
    }

    private func measure(at time: TimeInterval) {
        let (start, newDistance) = (startDistance, distance)
        let measured = rate.measured(newDistance / start - scale, at: time)
        scale = newDistance / start
        (startDistance, lastDistance) = (start, newDistance)
        rate = measured
    }
}
