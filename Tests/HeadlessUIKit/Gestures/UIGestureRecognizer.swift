/// The state machine that turns touches into a gesture (rules B1 to B7).
///
/// A recognizer decides for itself when it *would* begin; whether it may is settled by the window's
/// ``GestureEnvironment``, in the update pass after each event.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationHolder {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    var associatedValues = AssociatedValues()

    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { ownDelegate ?? otherDelegate }
        set {
            ownDelegate = newValue === self ? newValue : nil
            otherDelegate = newValue === self ? nil : newValue
        }
    }
    private weak var otherDelegate: (any UIGestureRecognizerDelegate)?
    /// The recognizer, if it is its own delegate. A weak reference would make it slow, as it would views.
    private unowned(unsafe) var ownDelegate: (any UIGestureRecognizerDelegate)?
    open var name: String?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    open var requiresExclusiveTouchType = true

    /// Cleared by the view when it goes, as a view's superview is.
    nonisolated(unsafe) unowned(unsafe) var unownedView: UIView?
    /// Its index among the recognizers of the view, kept by that.
    var placeInView = 0
    var targets: [TargetAction] = []
    /// Recognizers named by `require(toFail:)`.
    var staticRequirements: [UIGestureRecognizer] = []
    /// What belongs to one attempt to recognize, from the first touch to the reset.
    var attempt = GestureAttempt()

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    open var view: UIView? { unownedView }

    // MARK: State

    /// Setting it asks for a transition; the environment may refuse or hold it (B1, B2, B4).
    open var state: State {
        get { attempt.state }
        set { GestureStateMachine.request(newValue, of: self) }
    }

    /// B3
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { abandonAttempt() } }
    }

    /// Ends an attempt from outside: an active recognizer is cancelled, a possible one fails (B3).
    func abandonAttempt() {
        guard attempt.isOpen, !attempt.state.isFinished else { return }
        state = attempt.state.isActive ? .cancelled : .failed
    }

    // MARK: Targets

    open func addTarget(_ target: Any, action: Selector) {
        let addition = TargetAction(target: target as AnyObject, action: action)
        guard !targets.contains(where: { $0.isSame(as: addition) }) else { return }
        targets.append(addition)
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        targets.removeAll { $0.matches(target: target, action: action) }
    }

    // MARK: Touches

    /// The touches that the recognizer follows, in the order in which they came down.
    var trackedTouches: [UITouch] { attempt.touches }

    /// J2, J8: fingers on a trackpad are no touches.
    open var numberOfTouches: Int { contact == nil ? trackedTouches.count : 0 }

    /// Hears what fingers on a trackpad do.
    func follow(_ contact: TrackpadContact, at time: TimeInterval) {}

    open func location(in view: UIView?) -> CGPoint {
        // J3
        if let contact { return convertFromWindow(contact.pointer, to: view) }
        attempt.updateLocation()
        return convertFromWindow(attempt.location, to: view)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            (0..<numberOfTouches).contains(touchIndex),
            "There is no touch \(touchIndex): the recognizer follows \(numberOfTouches).")
        return trackedTouches[touchIndex].location(in: view)
    }

    /// Windows hand out points in their own coordinates; a nil view means the window.
    func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.window ?? unownedView?.window else { return point }
        return view.convert(point, from: window)
    }

    // MARK: Dependencies

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !staticRequirements.contains(where: { $0 === otherGestureRecognizer }) else { return }
        staticRequirements.append(otherGestureRecognizer)
    }

    // MARK: For subclasses

    open func reset() {}

    /// Called when a recognizer begins that had to wait for others to fail, beyond the event that made it want to.
    func willBeginAfterWaiting() {}

    /// Whether a gesture of two fingers ends with the first that lifts.
    var endsWithFirstFinger: Bool { false }

    open func ignore(_ touch: UITouch, for event: UIEvent) {
        guard trackedTouches.contains(where: { $0 === touch }) else { return }
        stopTracking(touch)
    }

    /// Ignores those that came down after the first `count`.
    func ignoreTouches(beyond count: Int, for event: UIEvent) {
        for touch in trackedTouches.dropFirst(count) { ignore(touch, for: event) }
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    // MARK: For the environment

    var environment: GestureEnvironment? { unownedView?.window?.gestureEnvironment }

    func stopTracking(_ touch: UITouch) {
        attempt.updateLocation()
        attempt.touches.removeAll { $0 === touch }
        touch.receivers.removeAll { $0 === self }
    }
}

extension UIGestureRecognizer.State {
    /// Began or changed: between the two ends of a continuous gesture.
    var isActive: Bool { self == .began || self == .changed }
    /// Nothing moves from here until the reset (B1).
    var isFinished: Bool { self == .ended || self == .cancelled || self == .failed }
}
