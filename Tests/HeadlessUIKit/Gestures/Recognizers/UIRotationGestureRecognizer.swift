/// B10: two fingers; the rotation counts from the line between them at the start, clockwise.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var lastAngle: CGFloat = 0
    private var rate = FingerPairRate()

    /// In radians. B10: setting it resets the velocity.
    open var rotation: CGFloat = 0 {
        didSet { rate.reset() }
    }

    /// Radians per second.
    open var velocity: CGFloat { rate.now }

    open override func reset() {
        super.reset()
        rotation = 0
        rate = FingerPairRate()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        ignoreTouches(beyond: 2, for: event)
        guard numberOfTouches == 2 else { return }
        lastAngle = angle
        rate.begin(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let hysteresis = HeadlessRuntime.current.profile.gestures.rotationHysteresis
        followPair(beginsIf: abs(turn) >= hysteresis) { measure(at: event.timestamp) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        finishPair(as: .ended)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        finishPair(as: .cancelled)
    }

    /// Of the line from the first finger to the second.
    private var angle: CGFloat {
        let (a, b) = (trackedTouches[0].position, trackedTouches[1].position)
        return atan2(b.y - a.y, b.x - a.x)
    }

    /// How far the line has turned since it was last measured, the shorter way round.
    private var turn: CGFloat { (angle - lastAngle).remainder(dividingBy: 2 * .pi) }

    private func measure(at time: TimeInterval) {
        let measured = rate.measured(turn, at: time)
        rotation += turn
        lastAngle = angle
        rate = measured
    }
}
