import Foundation

/// Counts quick taps in one place, for `UITouch.tapCount`. A touch that is dragged or held is none.
@MainActor
struct TapCounter {
    private var count = 0
    private var position = CGPoint.zero
    private var landingTime = -TimeInterval.infinity
    private var liftTime = -TimeInterval.infinity

    /// Counts a landing.
    ///
    /// - Returns: How many taps it makes in a row, with the touch that has landed.
    mutating func next(at position: CGPoint, time: TimeInterval) -> Int {
        let isSoon = time - liftTime <= HeadlessRuntime.current.profile.gestures.tapMaximumInterval
        count = isNear(position) && isSoon ? count + 1 : 1
        self.position = position
        landingTime = time
        return count
    }

    mutating func noteMove(to position: CGPoint) {
        if !isNear(position) { count = 0 }
    }

    mutating func noteLift(at time: TimeInterval) {
        if time - landingTime > HeadlessRuntime.current.profile.gestures.tapMaximumPress { count = 0 }
        liftTime = time
    }

    private func isNear(_ position: CGPoint) -> Bool {
        hypot(position.x - self.position.x, position.y - self.position.y)
            <= HeadlessRuntime.current.profile.gestures.tapSlop
    }
}
