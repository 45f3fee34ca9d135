@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
    var associatedValues = AssociatedValues()

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false

    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool {
        HeadlessRuntime.current.firstResponder === self
    }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        let runtime = HeadlessRuntime.current
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let present = runtime.firstResponder, !present.resignFirstResponder() { return false }
        runtime.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        HeadlessRuntime.current.firstResponder = nil
        return true
    }

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }

    // MARK: Keys and actions

    /// K1
    open var keyCommands: [UIKeyCommand]? { nil }

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }

    /// K2
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Touches

    // A responder that does nothing with a touch passes it up the responder chain.

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Accessibility

    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityActivate() -> Bool { false }
}
