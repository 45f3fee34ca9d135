/// Two columns, side by side or one over the other where the width is regular, and on one stack where it is compact.
///
/// The rules are L1 to L7 in Tests/HeadlessUIKitTests/Containers.md. Limits of the model: there are two columns, no controller
/// for a compact width, and no button that changes the display mode; the stack of a collapsed split view shows one bar, that
/// of the primary column's navigation controller.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open private(set) var style = Style.doubleColumn

    private var columns: [Column: UIViewController] = [:]
    private(set) var primaryStack: UINavigationController?
    private(set) var secondaryStack: UINavigationController?

    /// Documented: it is expanded until it is on a screen that is too narrow.
    open internal(set) var isCollapsed = false
    /// Whether the primary column is there, or comes, while the split view is expanded.
    var isPrimaryShown = false
    /// How much of the primary column there is, from 0 to 1.
    var coverage: CGFloat = 0
    /// Whether the primary column comes or goes.
    var isMovingColumn = false
    /// How often it has begun to.
    var moves = 0
    /// How large the view was when the display mode was chosen.
    var adaptedSize: CGSize?
    /// What was told to be shown or hidden while the stack of the primary column changed.
    var postponed: (() -> Void)?
    let shade = UIView()
    private(set) lazy var swipe = ColumnSwipe(of: self)

    public init(style: Style) {
        precondition(style == .doubleColumn, "The model has split views of two columns only.")
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Columns

    /// Documented: a controller that is no navigation controller gets one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        precondition(column == .primary || column == .secondary, "The model has a primary and a secondary column only.")
        let stack = vc.map { ($0 as? UINavigationController) ?? UINavigationController(rootViewController: $0) }
        let former = column == .primary ? primaryStack : secondaryStack
        columns[column] = vc
        guard former !== stack else { return }
        precondition(
            !isCollapsed || column == .secondary,
            "The model replaces the primary column of an expanded split view only.")
        let isOnStack = former.map { former in primaryStack?.stack.contains { $0 === former } == true } ?? false
        if column == .primary { primaryStack = stack } else { secondaryStack = stack }
        replace(former, with: stack, onStack: isOnStack)
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    private func replace(_ former: UINavigationController?, with stack: UINavigationController?, onStack: Bool) {
        if onStack, let former, let primaryStack {
            let others = primaryStack.stack.filter { $0 !== former }
            primaryStack.setColumns(others + [stack].compactMap { $0 }, animated: false)
        }
        if let former {
            former.willMove(toParent: nil)
            former.viewIfLoaded?.removeFromSuperview()
            former.removeFromParent()
        }
        if let stack, stack.parent == nil {
            addChild(stack)
            stack.didMove(toParent: self)
        }
        guard isViewLoaded else { return }
        putColumnsInPlace()
    }

    /// K3: the one stack of a collapsed split view, else the secondary column, as nothing says which one the person uses.
    var frontColumn: UIViewController? { isCollapsed ? primaryStack : secondaryStack ?? primaryStack }

    /// A column that has left the stack of the other one is the split view's again.
    func stackDidLetGo(of screen: UIViewController) {
        guard screen === secondaryStack else { return }
        addChild(screen)
        screen.didMove(toParent: self)
    }

    open func show(_ column: Column) {
        if isPrimaryStackChanging { return postponed = { [unowned self] in show(column) } }
        guard isCollapsed else {
            if column == .primary || splitBehavior == .overlay { setPrimaryShown(column == .primary) }
            return
        }
        guard let primaryStack, let secondaryStack else { return }
        let below = primaryStack.stack.filter { $0 !== secondaryStack }
        primaryStack.setColumns(column == .secondary ? below + [secondaryStack] : below, animated: true)
    }

    /// Documented: the secondary column cannot be hidden.
    open func hide(_ column: Column) {
        if isPrimaryStackChanging { return postponed = { [unowned self] in hide(column) } }
        if column == .primary, !isCollapsed { setPrimaryShown(false) }
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
        show(.secondary)
    }

    // MARK: Display

    open var presentsWithGesture = true

    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if oldValue != preferredSplitBehavior { preferencesDidChange() } }
    }

    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if oldValue != preferredDisplayMode { preferencesDidChange() } }
    }

    /// L2. Never automatic.
    open var splitBehavior: SplitBehavior {
        switch (preferredSplitBehavior, preferredDisplayMode) {
        case (.tile, _), (.displace, _): .tile
        case (.overlay, _): .overlay
        case (.automatic, .oneBesideSecondary), (.automatic, .twoBesideSecondary): .tile
        case (.automatic, .oneOverSecondary), (.automatic, .twoOverSecondary): .overlay
        case (.automatic, _): isWiderThanHigh ? .tile : .overlay
        }
    }

    private var isWiderThanHigh: Bool {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height
    }

    open var displayMode: DisplayMode { displayMode(whenShown: isPrimaryShown) }

    func displayMode(whenShown isShown: Bool) -> DisplayMode {
        guard isShown else { return .secondaryOnly }
        return splitBehavior == .tile ? .oneBesideSecondary : .oneOverSecondary
    }

    open var primaryColumnWidth: CGFloat {
        min(HeadlessRuntime.current.profile.columns.primaryWidth, viewIfLoaded?.bounds.width ?? .infinity)
    }

    // MARK: On the screen

    open override func loadView() {
        let contents = SplitContentsView(frame: UIScreen.main.bounds)
        contents.owner = self
        view = contents
        shade.backgroundColor = .black
        swipe.install(on: contents, shade: shade)
    }

    override func prepareToAppear() {
        adapt()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The new size comes with the layout.
        viewIfLoaded?.setNeedsLayout()
    }

    open override var childForStatusBarStyle: UIViewController? { secondaryStack }
    open override var childForStatusBarHidden: UIViewController? { secondaryStack }
}
