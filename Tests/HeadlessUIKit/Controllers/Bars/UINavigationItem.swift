@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The bar that shows the item.
    weak var bar: UIView?
    /// The screen whose item this is.
    weak var screen: UIViewController?

    open var title: String? {
        didSet { changed() }
    }

    open var titleView: UIView? {
        didSet { changed() }
    }

    open var prompt: String? {
        didSet { changed() }
    }

    open var backBarButtonItem: UIBarButtonItem? {
        didSet { changed() }
    }

    open var backButtonTitle: String? {
        didSet { changed() }
    }

    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { changed() }
    }

    open var backAction: UIAction? {
        didSet { changed() }
    }

    open var hidesBackButton = false {
        didSet { changed() }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open var leftItemsSupplementBackButton = false {
        didSet { changed() }
    }

    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }

    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open var searchController: UISearchController? {
        didSet {
            if oldValue?.ownerItem === self { oldValue?.ownerItem = nil }
            searchController?.ownerItem = self
        }
    }

    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    /// What the back button on the next screen says.
    var titleForBackButton: String {
        if backButtonDisplayMode == .minimal { return "" }
        if let title = backBarButtonItem?.title ?? backButtonTitle { return title }
        guard backButtonDisplayMode == .default, let title, !title.isEmpty else { return "Back" }
        return title
    }

    private func changed() {
        bar?.setNeedsLayout()
    }
}
