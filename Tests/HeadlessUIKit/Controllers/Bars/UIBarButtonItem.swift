@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    open var style = Style.plain
    open var width: CGFloat = 0 {
        didSet { changed() }
    }

    open var customView: UIView? {
        didSet { changed() }
    }

    open var action: Selector?
    open weak var target: AnyObject?
    open var primaryAction: UIAction? {
        didSet { primaryActionDidChange() }
    }

    open var tintColor: UIColor?
    open var isHidden = false {
        didSet { changed() }
    }

    private(set) var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: systemItem.title, style: .plain, target: target, action: action)
        self.systemItem = systemItem
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, primaryAction: UIAction?) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    public convenience init(primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
        primaryActionDidChange()
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    open class func flexibleSpace() -> Self {
        space(.flexibleSpace)
    }

    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    private class func space(_ kind: SystemItem) -> Self {
        guard let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil) as? Self else {
            preconditionFailure("Spaces are plain bar button items.")
        }
        return item
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    private func primaryActionDidChange() {
        guard let primaryAction, systemItem == nil else { return }
        title = primaryAction.title
        image = primaryAction.image
    }

    /// What a tap does: the action object, or the selector sent to the target.
    func fire() {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.perform(from: self)
        } else if let action, let target {
            TargetAction(target: target, action: action).send(self)
        }
    }
}

extension UIBarButtonItem.SystemItem {
    fileprivate var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .add: "+"
        case .close: "✕"
        default: nil
        }
    }
}
