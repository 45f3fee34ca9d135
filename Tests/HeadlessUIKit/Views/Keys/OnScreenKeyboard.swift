/// What lies over the app for the first responder: a keyboard, an accessory view, or both. Nothing of it is drawn.
@_spi(Headless)
@MainActor
public final class OnScreenKeyboard {
    /// K8
    public enum Extent: Sendable {
        case hidden
        /// The accessory view alone.
        case accessory
        case shown
    }

    private unowned let runtime: HeadlessRuntime
    /// What touches on it go to, apart from the accessory view. It has no superview, since the keyboard has a window of its
    /// own.
    private let keys = UIView()

    init(_ runtime: HeadlessRuntime) {
        self.runtime = runtime
    }

    var extent: Extent {
        guard let responder = runtime.firstResponder else { return .hidden }
        if responder.usesKeyboard { return .shown }
        return responder.inputAccessoryView == nil ? .hidden : .accessory
    }

    /// K8: what a touch at a place of the screen goes to; nil if it is the app's.
    func hitTest(_ point: CGPoint, safeArea: UIEdgeInsets) -> UIView? {
        let accessory = runtime.firstResponder?.inputAccessoryView
        let below = extent == .shown ? runtime.profile.keyboard.height : safeArea.bottom
        let top = runtime.screen.bounds.height - below
        let accessoryHeight = accessory?.bounds.height ?? 0
        guard extent != .hidden, point.y >= top - accessoryHeight else { return nil }
        guard let accessory, point.y < top else { return keys }
        let inside = CGPoint(x: point.x, y: point.y - (top - accessoryHeight))
        return accessory.hitTest(inside, with: nil) ?? keys
    }

    /// K9: gives up what a text is edited with.
    func dismiss() {
        if extent == .shown { runtime.firstResponder?.resignFirstResponder() }
    }
}

extension UIResponder {
    /// K8
    fileprivate var usesKeyboard: Bool {
        switch self {
        case _ where inputView != nil: true
        case is UITextField: true
        case let textView as UITextView: textView.isEditable
        default: false
        }
    }
}

extension HeadlessDevice {
    /// What the first responder has brought to the screen.
    public var keyboard: OnScreenKeyboard.Extent { runtime.keyboard.extent }

    /// What has the keys.
    public var firstResponder: UIResponder? { runtime.firstResponder }
}
