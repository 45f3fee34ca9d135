/// One page of many, turned by scrolling. Only the scroll style is modelled.
///
/// As in UIKit a scroll view three pages long shows the present one in its middle; where there is no page before or
/// after, a negative inset makes its neighbour the first or last.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { pages.neighboursChanged() }
    }

    private(set) lazy var pages = PageTurning(self)

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        precondition(style == .scroll, "The model turns pages by scrolling only.")
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// Empty in the scroll style.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    open var viewControllers: [UIViewController]? { pages.current.map { [$0] } ?? [] }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        pages.show(viewControllers?.first, direction: direction, animated: animated, completion: completion)
    }

    open override func loadView() {
        let contents = PageContainerView(pages: pages)
        contents.frame = UIScreen.main.bounds
        contents.addSubview(pages.scrollView)
        view = contents
    }

    override func prepareToDisappear() {
        pages.endTurn()
    }

    override func appearanceDidEnd(_ hasAppeared: Bool) {
        if !hasAppeared { pages.abandonTurn() }
    }

    override var childrenSharingAppearance: [UIViewController] { pages.visible }
}

/// The view of a page view controller.
private final class PageContainerView: UIView {
    private weak var pages: PageTurning?

    init(pages: PageTurning) {
        self.pages = pages
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pages?.layOut()
    }
}
