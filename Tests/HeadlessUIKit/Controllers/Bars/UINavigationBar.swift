/// Shows the title and the buttons of the top item of a stack of items, with a button back to the one below.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The navigation controller whose bar this is; its stack is what the back button pops.
    weak var owner: UINavigationController?
    open weak var delegate: (any UINavigationBarDelegate)?

    private var stack: [UINavigationItem] = []
    private var content: NavigationBarContent?
    private let ground = BarGround(at: .top)
    /// From the bar to the edge of the screen that it lies at, in points.
    var reach: CGFloat = 0 {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        autoresizingMask = .flexibleWidth
        addSubview(ground)
        applyAppearance()
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { stack }
        set { show(newValue ?? []) }
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        show(items ?? [])
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        show(stack + [item])
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = stack.last else { return nil }
        show(Array(stack.dropLast()))
        return top
    }

    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }

    // MARK: Appearance

    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var barTintColor: UIColor? {
        didSet { applyAppearance() }
    }

    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { applyAppearance() }
    }

    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    private func applyAppearance() {
        ground.show(
            standardAppearance.backgroundColor ?? barTintColor ?? .systemBackground,
            line: standardAppearance.shadowColor)
    }

    // MARK: Contents

    func show(_ items: [UINavigationItem]) {
        stack = items
        content?.removeFromSuperview()
        content = stack.last.map { makeContent(for: $0) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.lie(under: bounds, reach: reach)
        guard let content else { return }
        content.frame = bounds
        content.update(back: backItem)
    }

    /// The new contents come in while the old ones go; whoever calls it animates the one and later ends the other.
    func beginChange(to items: [UINavigationItem], towardsRoot: Bool) -> NavigationBarChange {
        let old = content
        stack = items
        let new = items.last.map { makeContent(for: $0) }
        content = new
        new?.frame = bounds
        new?.update(back: backItem)
        let side: CGFloat = (towardsRoot ? -1 : 1) * (isRightToLeft ? -1 : 1)
        return NavigationBarChange(leaving: old, arriving: new, offset: side * bounds.width / 3)
    }

    private func makeContent(for item: UINavigationItem) -> NavigationBarContent {
        let content = NavigationBarContent(item: item) { [weak self] in self?.goBack(from: $0) }
        item.bar = self
        addSubview(content)
        return content
    }

    private func goBack(from pressed: NavigationBarContent) {
        let owner = owner?.stackToPop
        guard let top = topItem, owner?.takesGoingBack(fromBefore: pressed !== content) ?? true else { return }
        if let action = top.backAction {
            action.perform(from: top)
            return
        }
        guard OptionalRequirement.ask(delegate, { $0.navigationBar(self, shouldPop: top) }) ?? true else { return }
        if let owner {
            owner.popViewController(animated: true)
        } else {
            popItem(animated: true)
        }
        OptionalRequirement.ask(delegate) { $0.navigationBar(self, didPop: top) }
    }
}

/// Every requirement is optional for Apple's compilers.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        OptionalRequirement.notImplemented(by: self)
        return true
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        OptionalRequirement.notImplemented(by: self)
    }
}
