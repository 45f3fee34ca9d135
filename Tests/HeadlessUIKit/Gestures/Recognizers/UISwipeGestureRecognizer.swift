/// B10
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    private var startTime: TimeInterval = 0
    private var startLocation = CGPoint.zero

    /// Where the swipe started, not where the finger is.
    open override func location(in view: UIView?) -> CGPoint {
        convertFromWindow(startLocation, to: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        } else {
            attempt.updateLocation()
            startTime = event.timestamp
            startLocation = attempt.location
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, !attempt.isHeld, numberOfTouches == numberOfTouchesRequired else { return }
        let profile = HeadlessRuntime.current.profile.gestures
        attempt.updateLocation()
        let movement = CGPoint(x: attempt.location.x - startLocation.x, y: attempt.location.y - startLocation.y)
        if event.timestamp - startTime > profile.swipeMaximumDuration || strays(movement, profile) {
            state = .failed
        } else if along(movement) >= profile.swipeMinimumLength {
            state = .ended
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, !attempt.isHeld { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// How far the fingers went in the best of the allowed directions.
    private func along(_ movement: CGPoint) -> CGFloat {
        var best = -CGFloat.infinity
        if direction.contains(.right) { best = max(best, movement.x) }
        if direction.contains(.left) { best = max(best, -movement.x) }
        if direction.contains(.down) { best = max(best, movement.y) }
        if direction.contains(.up) { best = max(best, -movement.y) }
        return best
    }

    private func strays(_ movement: CGPoint, _ profile: BehaviourProfile.Gestures) -> Bool {
        let isHorizontal = direction.contains(.left) || direction.contains(.right)
        let isVertical = direction.contains(.up) || direction.contains(.down)
        let across =
            switch (isHorizontal, isVertical) {
            case (true, true): min(abs(movement.x), abs(movement.y))
            case (true, false): abs(movement.y)
            default: abs(movement.x)
            }
        return across > profile.swipeMaximumDeviation
    }
}
