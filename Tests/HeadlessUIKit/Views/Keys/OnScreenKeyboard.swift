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
    /// What touches on it go to, apart from the accessory view. It has no superview, since the keyboard has a window of
    /// its own.
    private let keys = UIView()
    /// Where the accessory view lies, in points of the screen.
    private let host = UIView()
    /// The accessory view that has been touched. A text in it that is edited keeps it on the screen.
    private weak var touchedAccessory: UIView?

    init(_ runtime: HeadlessRuntime) {
        self.runtime = runtime
    }

    var extent: Extent {
        guard let responder = runtime.firstResponder else { return .hidden }
        if responder.usesKeyboard { return .shown }
        return accessory == nil ? .hidden : .accessory
    }

    private var accessory: UIView? {
        guard let responder = runtime.firstResponder else { return nil }
        if let accessory = responder.inputAccessoryView { return accessory }
        guard let touchedAccessory, let view = responder as? UIView else { return nil }
        return view.isDescendant(of: touchedAccessory) ? touchedAccessory : nil
    }

    /// K8: what a touch at a place of the screen goes to; nil if it is the app's.
    func hitTest(_ point: CGPoint, safeArea: UIEdgeInsets) -> UIView? {
        let extent = extent
        guard extent != .hidden else { return nil }
        let size = runtime.screen.bounds.size
        let top = size.height - (extent == .shown ? runtime.profile.keyboard.height : safeArea.bottom)
        guard let accessory else { return point.y >= top ? keys : nil }
        show(accessory, above: top, width: size.width)
        guard point.y >= accessory.frame.minY else { return nil }
        return point.y < top ? accessory.hitTest(host.convert(point, to: accessory), with: nil) ?? keys : keys
    }

    private func show(_ accessory: UIView, above bottom: CGFloat, width: CGFloat) {
        if accessory.superview !== host { host.addSubview(accessory) }
        let height = accessory.bounds.height
        accessory.frame = CGRect(x: 0, y: bottom - height, width: width, height: height)
        touchedAccessory = accessory
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
