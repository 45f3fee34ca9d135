/// A view that turns touches into events (rule E1).
@preconcurrency @MainActor
open class UIControl: UIView {
    open var isEnabled = true {
        didSet {
            guard oldValue != isEnabled else { return }
            if !isEnabled { abandonTracking(with: nil) }
            stateDidChange()
        }
    }
    open var isSelected = false { didSet { if oldValue != isSelected { stateDidChange() } } }
    open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateDidChange() } } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    private var handlers = ControlHandlers()
    private weak var trackedTouch: UITouch?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// What a control looks like depends on its state.
    func stateDidChange() {
        setNeedsLayout()
    }

    // MARK: Hit-testing

    // A2
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard isEnabled || HeadlessRuntime.current.profile.controls.disabledControlsTakeTouches else { return false }
        return super.point(inside: point, with: event)
    }

    // MARK: Tracking

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // E1. A control keeps its touches to itself: they go no further up the responder chain.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = event?.first(of: touches) ?? touches.first else { return }
        isTouchInside = true
        guard beginTracking(touch, with: event) else {
            isTouchInside = false
            return
        }
        trackedTouch = touch
        isTracking = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        isHighlighted = isTouchInside
        if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isInside(touch)
        let endsInside = isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        send(endsInside ? .touchUpInside : .touchUpOutside, event)
        if endsInside, triggersPrimaryActionOnTouchUp { send(.primaryActionTriggered, event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        abandonTracking(with: event)
    }

    /// Whether a touch that ends inside is what the control is for; others say when their value has changed.
    var triggersPrimaryActionOnTouchUp: Bool { false }

    private func isInside(_ touch: UITouch) -> Bool {
        let margin = HeadlessRuntime.current.profile.controls.trackingMargin
        return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func abandonTracking(with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, event)
    }

    // MARK: Events

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, for: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    open var allTargets: Set<AnyHashable> {
        Set(handlers.targets.compactMap { $0 as? AnyHashable })
    }

    open var allControlEvents: Event { handlers.events }

    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let selectors = handlers.selectors(of: target.map { $0 as AnyObject }, for: controlEvent)
        return selectors.isEmpty ? nil : selectors.map(\.description)
    }

    open func sendActions(for controlEvents: Event) {
        send(controlEvents, nil)
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target {
            TargetAction(target: target as AnyObject, action: action).send(self)
        } else {
            responder(to: action)?.perform(action, with: self)
        }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    private func send(_ events: Event, _ event: UIEvent?) {
        handlers.send(
            events, target: { sendAction($1, to: $0, for: event) }, action: { sendAction($0) })
    }

    /// The first in the responder chain that knows the action: what a nil target means.
    private func responder(to action: Selector) -> (any SelectorResponder)? {
        let start = HeadlessRuntime.current.firstResponder ?? self
        return start.target(forAction: action, withSender: self) as? any SelectorResponder
    }
}
