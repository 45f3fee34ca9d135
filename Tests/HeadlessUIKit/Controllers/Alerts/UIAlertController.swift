/// I10: asks something, in the middle of the screen or at its bottom, until an action is chosen.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?

    open var message: String? {
        didSet { contentDidChange() }
    }

    open override var title: String? {
        didSet { contentDidChange() }
    }

    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction.map { action in actions.contains { $0 === action } } ?? true,
                "The preferred action of an alert is one of its actions: add it before.")
            contentDidChange()
        }
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
    }

    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil, "An alert can have only one action with the style cancel.")
        actions.append(action)
        action.didChange = { [weak self] in self?.contentDidChange() }
        contentDidChange()
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "Text fields can be added to an alert, and not to an action sheet.")
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    // MARK: On the screen

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let contents = AlertView()
        contents.choose = { [weak self] in self?.choose($0) }
        view = contents
        contents.show(self)
    }

    /// How large it is in a popover.
    open override var preferredContentSize: CGSize {
        get {
            let width = HeadlessRuntime.current.profile.transitions.alertWidth
            return view.sizeThatFits(CGSize(width: width, height: 0))
        }
        set {}
    }

    private func contentDidChange() {
        alertView?.show(self)
        viewIfLoaded?.superview?.setNeedsLayout()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    // MARK: Choosing

    /// The action of whoever wants none of the others.
    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// I11: the alert goes, and the action runs.
    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenter = presentingViewController, !isBeingDismissed else { return }
        let waits = HeadlessRuntime.current.profile.transitions.alertActionsRunAfterDismissal
        presenter.dismiss(animated: true) { if waits { action.run() } }
        if !waits { action.run() }
    }

    /// I12: what a tap beside an action sheet does, and VoiceOver's escape gesture.
    @discardableResult
    func cancel() -> Bool {
        guard let cancelAction else { return false }
        choose(cancelAction)
        return true
    }

    open override func accessibilityPerformEscape() -> Bool { cancel() }
}
