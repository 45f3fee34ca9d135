/// B8
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// J1
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Movement up to the last change of the set of fingers, and the centre from which movement counts since then.
    private var settledMovement = CGPoint.zero
    private var anchor = CGPoint.zero
    private lazy var tracker = Self.makeTracker()

    private static func makeTracker() -> VelocityTracker {
        VelocityTracker(expiry: HeadlessRuntime.current.profile.gestures.velocityExpiry)
    }

    open override func reset() {
        super.reset()
        settledMovement = .zero
        anchor = .zero
        tracker = Self.makeTracker()
    }

    // MARK: What the app reads

    open func translation(in view: UIView?) -> CGPoint {
        convertVectorFromWindow(movement, to: view)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        settledMovement = convertVectorToWindow(translation, from: view)
        attempt.updateLocation()
        anchor = attempt.location
    }

    open func velocity(in view: UIView?) -> CGPoint {
        convertVectorFromWindow(tracker.velocity(at: HeadlessRuntime.current.clock.now), to: view)
    }

    // MARK: Beginning

    /// Whether the fingers have moved far enough to begin. `movement` is in points of the window.
    func passesHysteresis(_ movement: CGPoint) -> Bool {
        let hysteresis = HeadlessRuntime.current.profile.gestures.panHysteresis
        return abs(movement.x) >= hysteresis || abs(movement.y) >= hysteresis
    }

    /// How much of `movement` was spent on getting going, and is not part of the translation.
    private func hysteresis(spentOn movement: CGPoint) -> CGPoint {
        let limit = HeadlessRuntime.current.profile.gestures.panHysteresis
        return CGPoint(x: min(max(movement.x, -limit), limit), y: min(max(movement.y, -limit), limit))
    }

    /// What the finger did meanwhile is no part of the translation: whatever follows it does not jump.
    override func willBeginAfterWaiting() {
        attempt.updateLocation()
        settledMovement = .zero
        anchor = attempt.location
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        ignoreTouches(beyond: maximumNumberOfTouches, for: event)
        reanchor(without: touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(at: event.timestamp)
    }

    private func follow(at time: TimeInterval) {
        attempt.updateLocation()
        tracker.sample(attempt.location, at: time)
        switch state {
        case .possible where attempt.isHeld:
            state = .changed
        case .possible:
            let isEnough = scroll != nil || numberOfTouches >= minimumNumberOfTouches
            guard isEnough, passesHysteresis(movement) else { return }
            let spent = hysteresis(spentOn: movement)
            // Those who are asked whether it may begin still see the whole movement.
            state = .began
            settledMovement.x -= spent.x
            settledMovement.y -= spent.y
        case .began, .changed:
            state = .changed
        default:
            break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        finish(touches, as: .ended)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        finish(touches, as: .cancelled)
    }

    /// J2, J4: the same for what scrolls, of which the methods for touches hear nothing.
    override func follow(_ contact: TrackpadContact, at time: TimeInterval) {
        switch contact.phase {
        case .began: reanchor(without: [contact])
        case .moved: follow(at: time)
        case .ended: finish([contact], as: .ended)
        case .cancelled: finish([contact], as: .cancelled)
        default: break
        }
    }

    private func finish(_ touches: Set<UITouch>, as end: State) {
        if trackedTouches.contains(where: \.isDown) {
            reanchor(without: touches)
        } else {
            state = state == .possible && !attempt.isHeld ? .failed : end
        }
    }

    // MARK: Movement

    private var movement: CGPoint {
        attempt.updateLocation()
        return CGPoint(
            x: settledMovement.x + attempt.location.x - anchor.x,
            y: settledMovement.y + attempt.location.y - anchor.y)
    }

    /// The set of fingers changes: the centre jumps, the translation does not.
    private func reanchor(without changed: Set<UITouch>) {
        let before = trackedTouches.filter { !changed.contains($0) || !$0.isDown }
        if before.isEmpty {
            attempt.updateLocation()
        } else {
            let centre = before.centre
            settledMovement.x += centre.x - anchor.x
            settledMovement.y += centre.y - anchor.y
        }
        let after = trackedTouches.filter(\.isDown)
        anchor = after.centre
        tracker.move(to: anchor, at: HeadlessRuntime.current.clock.now)
    }
}
