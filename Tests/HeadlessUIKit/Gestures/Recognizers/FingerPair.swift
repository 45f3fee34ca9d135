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
    /// B10: a gesture of two fingers begins when both have moved enough, and changes when one of them moves.
    ///
    /// - Parameters:
    ///   - isEnough: whether they have.
    ///   - measure: notes how far they have moved, before the state changes.
    func followPair(beginsIf isEnough: @autoclosure () -> Bool, measure: () -> Void) {
        guard numberOfTouches == 2 || contact != nil else { return }
        switch state {
        case .possible:
            guard !attempt.isHeld, isEnough() else { return }
            measure()
            state = .began
        case .began, .changed:
            measure()
            state = .changed
        default:
            break
        }
    }

    /// B10: it ends when both have lifted. Until then it rests, and goes on when another finger takes the place of one
    /// that has.
    func finishPair(as end: State) {
        let isLast = !trackedTouches.contains(where: \.isDown)
        if state.isActive || attempt.isHeld {
            if isLast || endsWithFirstFinger { state = end }
        } else if isLast {
            state = .failed
        }
    }
}
