/// How fast what two fingers do changes, by their last movement.
struct FingerPairRate {
    private var time: TimeInterval = 0
    private var rate: CGFloat = 0

    /// Per second; 0 when the fingers have rested for long enough.
    @MainActor
    var now: CGFloat {
        let runtime = HeadlessRuntime.current
        return runtime.clock.now - time > runtime.profile.gestures.velocityExpiry ? 0 : rate
    }

    mutating func reset() { rate = 0 }

    /// The second finger lands.
    mutating func begin(at time: TimeInterval) { self.time = time }

    /// The same after a change.
    func measured(_ change: CGFloat, at time: TimeInterval) -> FingerPairRate {
        var measured = self
        if time > self.time { measured.rate = change / CGFloat(time - self.time) }
        measured.time = time
        return measured
    }
}

extension UIGestureRecognizer {
    /// B10: a gesture of two fingers ends when both have lifted. Until then it rests, and goes on when another finger takes the
    /// place of one that has.
    func finishPair(as end: State) {
        guard endsWithFirstFinger || !trackedTouches.contains(where: \.isDown) else { return }
        if state.isActive || attempt.isHeld {
            state = end
        } else if !trackedTouches.contains(where: \.isDown) {
            state = .failed
        }
    }
}
