/// Two or three columns, side by side or over one another where the width is regular, and on one stack where it is
/// compact.
///
/// The rules are L1 to L8 in Tests/HeadlessUIKitTests/Containers.md. Limits of the model: there is no controller for a
/// compact width, no inspector, and no button that changes the display mode; the stack of a collapsed split view shows
/// one bar, that of the primary column's navigation controller.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open private(set) var style = Style.doubleColumn

    private var columns: [Column: UIViewController] = [:]
    private(set) var stacks: [Column: UINavigationController] = [:]

    /// Documented: it is expanded until it is on a screen that is too narrow.
    open internal(set) var isCollapsed = false
    /// How many of the sidebars are there, or will be, while the split view is expanded.
    var shownCount = 0
    /// How much of the sidebars there is: 1.5 is the first and one half of the second.
    var coverage: CGFloat = 0
    /// The sidebars that come or go.
    var moving: [Column] = []
    /// How often any has begun to.
    var moves = 0
    /// How large the view was when the display mode was chosen.
    var adaptedSize: CGSize?
    /// What was told to be shown or hidden while the stack of a sidebar changed.
    var postponed: (() -> Void)?
    let shade = UIView()
    private(set) lazy var swipe = ColumnSwipe(of: self)

    public init(style: Style) {
        precondition(style != .unspecified, "The model has split views with columns only.")
        super.init(nibName: nil, bundle: nil)
        self.style = style
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Columns

    /// The columns beside the secondary one, in the order in which they come.
    var sidebars: [Column] { style == .tripleColumn ? [.supplementary, .primary] : [.primary] }

    var primaryStack: UINavigationController? { stacks[.primary] }
    var secondaryStack: UINavigationController? { stacks[.secondary] }

    /// Documented: a controller that is no navigation controller gets one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        precondition(
            column == .secondary || sidebars.contains(column),
            "The model has a primary and a secondary column, and a supplementary one between them in the triple-column style."
        )
        let stack = vc.map { ($0 as? UINavigationController) ?? UINavigationController(rootViewController: $0) }
        let former = stacks[column]
        columns[column] = vc
        guard former !== stack else { return }
        precondition(
            !isCollapsed || column != .primary,
            "The model replaces the primary column of an expanded split view only.")
        stacks[column] = stack
        replace(former, with: stack)
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    private func replace(_ former: UINavigationController?, with stack: UINavigationController?) {
        if let primaryStack, let place = primaryStack.stack.firstIndex(where: { $0 === former }) {
            var screens = primaryStack.stack
            screens.replaceSubrange(place...place, with: [stack].compactMap { $0 })
            primaryStack.setColumns(screens, animated: false)
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

    /// K3: the one stack of a collapsed split view, else the secondary column, as nothing says which one the person
    /// uses.
    var frontColumn: UIViewController? { isCollapsed ? primaryStack : secondaryStack ?? primaryStack }

    /// A column that has left the stack of the primary one is the split view's again.
    func stackDidLetGo(of screen: UIViewController) {
        guard stacks.values.contains(where: { $0 === screen }) else { return }
        addChild(screen)
        screen.didMove(toParent: self)
    }

    open func show(_ column: Column) {
        if areSidebarsChanging { return postponed = { [unowned self] in show(column) } }
        guard !isCollapsed else { return showOnStack(column) }
        setShownCount(countShowing(column))
    }

    /// Documented: the secondary column cannot be hidden.
    open func hide(_ column: Column) {
        if areSidebarsChanging { return postponed = { [unowned self] in hide(column) } }
        guard !isCollapsed, let place = sidebars.firstIndex(of: column) else { return }
        setShownCount(min(shownCount, place))
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

    /// Never automatic.
    open var splitBehavior: SplitBehavior { chosenBehavior }
    /// Never automatic.
    open var displayMode: DisplayMode { displayMode(showing: shownCount) }

    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    /// A sidebar is no wider than its share of the view.
    func width(of column: Column) -> CGFloat {
        let columns = HeadlessRuntime.current.profile.columns
        let width = column == .supplementary ? columns.supplementaryWidth : columns.primaryWidth
        return min(width, (viewIfLoaded?.bounds.width ?? .infinity) / CGFloat(sidebars.count))
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
