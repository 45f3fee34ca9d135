/// A screen, or a part of one: owns a view, and is told when it appears, changes its size and goes.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?

    deinit {
        loadedView?.references.viewController = nil
    }

    // MARK: View

    private var loadedView: UIView?

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "\(type(of: self)).loadView() did not set the view.")
        viewDidLoad()
    }

    open func viewDidLoad() {}

    open override var next: UIResponder? { loadedView?.superview }

    // MARK: Appearance

    var appearance = ScreenAppearance()
    /// K6: who was first responder when the screen began to go.
    weak var departedResponder: UIResponder?

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    open func endAppearanceTransition() {
        endAppearance()
    }

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that appear and disappear with this controller.
    var childrenSharingAppearance: [UIViewController] {
        children.filter { child in
            guard let view = child.viewIfLoaded, let loadedView else { return false }
            return view.isDescendant(of: loadedView)
        }
    }

    /// Hooks for the containers of the model: before `viewWillAppear` and `viewWillDisappear`, after the children's
    /// will-callbacks, after the did-callback.
    func prepareToAppear() {}
    func prepareToDisappear() {}
    func appearanceDidBegin(_ isAppearing: Bool) {}
    func appearanceDidEnd(_ hasAppeared: Bool) {}

    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingToParent = false
    open internal(set) var isMovingFromParent = false

    // MARK: Layout

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {
        loadedView?.updateConstraints()
    }

    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if oldValue != additionalSafeAreaInsets { safeAreaAdditionsDidChange() } }
    }

    /// What the container's bars cover of the view.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if oldValue != containerSafeAreaInsets { safeAreaAdditionsDidChange() } }
    }

    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }

    open var extendedLayoutIncludesOpaqueBars = false
    open var preferredContentSize = CGSize.zero {
        didSet { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presented?.viewWillTransition(to: size, with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    open var traitCollection: UITraitCollection {
        let traits = loadedView?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current
        return overridden(traits)
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Containment

    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    /// What the parent has set for this child.
    var overriddenTraits: UITraitCollection?
    var traitRegistrations: [TraitRegistration] = []

    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    open func removeFromParent() {
        leaveParent()
    }

    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.overrideTraits(with: collection)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    open var navigationController: UINavigationController? { enclosing() }
    open var tabBarController: UITabBarController? { enclosing() }
    open var splitViewController: UISplitViewController? { enclosing() }

    // MARK: Presentation

    /// The screen presented by this very controller, the one that presents it, and what lays it out.
    var presented: UIViewController?
    weak var presenter: UIViewController?
    var activePresentation: UIPresentationController?
    /// The transition that this controller takes part in or runs.
    weak var runningTransition: TransitionContext?
    /// The change of size that the window is going through, in its root. A change of screens counts for more.
    weak var sizeTransition: TransitionContext?
    /// The transition that brings or takes this presented screen, kept while it runs.
    var modalTransition: TransitionContext?

    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        ModalPresentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        ModalPresentation.dismiss(from: self, animated: flag, completion: completion)
    }

    private var chosenPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if oldValue != chosenPresentationStyle, presenter == nil { activePresentation = nil } }
    }

    /// Reading it never returns `.automatic`, as UIKit's header says: a page sheet, from iOS 18 on a form sheet (quoted
    /// in software-mansion/react-native-screens #2793).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get {
            guard chosenPresentationStyle == .automatic else { return chosenPresentationStyle }
            return HeadlessRuntime.current.profile.system >= .iOS18 ? .formSheet : .pageSheet
        }
        set { chosenPresentationStyle = newValue }
    }

    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { if presenter == nil { activePresentation = nil } }
    }

    /// A limit of the model: it counts for screens that a navigation controller pushes.
    @available(iOS 18.0, *)
    open var preferredTransition: Transition?

    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false

    open var presentationController: UIPresentationController? {
        ModalPresentation.presentationController(of: self)
    }

    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    open var popoverPresentationController: UIPopoverPresentationController? {
        let presentation = presentationController
        return presentation as? UIPopoverPresentationController
            ?? (presentation as? UISheetPresentationController)?.popover
    }

    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        (runningTransition ?? sizeTransition)?.coordinator ?? parent?.transitionCoordinator
    }

    // MARK: In bars

    open var title: String? {
        didSet { titleDidChange() }
    }

    open private(set) lazy var navigationItem = makeNavigationItem()
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil)
    open var hidesBottomBarWhenPushed = false

    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self) }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    private func makeNavigationItem() -> UINavigationItem {
        let item = UINavigationItem(title: title ?? "")
        item.screen = self
        return item
    }

    private func titleDidChange() {
        navigationItem.title = title
        tabBarItem.title = title
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    // MARK: System appearance

    // Data only: the model has no status bar and no home indicator.

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func didReceiveMemoryWarning() {}
}
