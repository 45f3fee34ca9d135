/// A button of an alert, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style = Style.default

    open var isEnabled = true {
        didSet { didChange() }
    }

    private var handler: ((UIAlertAction) -> Void)?
    /// Called when the button has to look different.
    var didChange: () -> Void = {}

    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// It runs once: the alert is gone then.
    func run() {
        let handler = handler
        self.handler = nil
        handler?(self)
    }
}
