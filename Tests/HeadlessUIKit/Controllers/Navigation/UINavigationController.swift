/// A stack of screens of which the top one is shown, with a bar above and a way back at the edge of the screen.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// In seconds.
    open class var hideShowBarDuration: CGFloat { 0.2 }

    var stack: [UIViewController] = []
    /// The screen whose view fills the container. During a transition the one that is being left.
    var shown: UIViewController?
    /// Children whose `didMove(toParent:)` is still due.
    var awaitingDidMove: [UIViewController] = []
    var transition: TransitionContext?
    /// Where the screens were when a transition was interrupted, for the next one to go on from there.
    var interruptedPlace: NavigationSlideAnimator.Place?
    /// The last screen of which the delegate has heard `didShow`.
    weak var announced: UIViewController?
    var capabilities = NavigationDelegateCapabilities()
    let container = NavigationTransitionView()
    let bar: UINavigationBar
    let bottomBar: UIToolbar
    private(set) lazy var interactivePop = NavigationInteractiveTransition(self)
    private var edgePop: UIScreenEdgePanGestureRecognizer?
    private var contentPop: ContentPopGestureRecognizer?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar()
        bottomBar = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.owner = self
    }

    /// The classes are made through `init(coder:)`, the one initializer that Swift can call on a class known only at
    /// run time; UIKit uses `init(frame:)`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = UINavigationBar.instance(of: navigationBarClass)
        bottomBar = UIToolbar.instance(of: toolbarClass)
        super.init(nibName: nil, bundle: nil)
        bar.owner = self
    }

    public init(rootViewController: UIViewController) {
        bar = UINavigationBar()
        bottomBar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        bar.owner = self
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        bar = UINavigationBar()
        bottomBar = UIToolbar()
        super.init(coder: coder)
        bar.owner = self
    }

    /// Whom the model asks: what was stored here, whatever an override of ``delegate`` answers.
    @_spi(Headless) public private(set) weak var systemDelegate: (any UINavigationControllerDelegate)?

    open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { systemDelegate = delegate }
    }

    // MARK: Stack

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(animated: animated)
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { pop(to: $0, animated: animated) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// F7: as a back button does it.
    open override func accessibilityPerformEscape() -> Bool {
        takesGoingBack() && popViewController(animated: true) != nil
    }

    // MARK: Bars

    open var navigationBar: UINavigationBar { bar }
    open var toolbar: UIToolbar! { bottomBar }

    var barIsHidden = false
    var bottomBarIsHidden = true

    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard barIsHidden != hidden else { return }
        barIsHidden = hidden
        barVisibilityDidChange(animated: animated)
    }

    open var isToolbarHidden: Bool {
        get { bottomBarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard bottomBarIsHidden != hidden else { return }
        bottomBarIsHidden = hidden
        barVisibilityDidChange(animated: animated)
    }

    func toolbarItemsDidChange(of screen: UIViewController) {
        if screen === topViewController { bottomBar.items = screen.toolbarItems }
    }

    // MARK: Bars that hide

    private var madeBarHiding: BarHiding?

    /// Made when an app asks for it.
    private var barHiding: BarHiding {
        if let madeBarHiding { return madeBarHiding }
        let hiding = BarHiding(self)
        madeBarHiding = hiding
        if isViewLoaded { hiding.install(on: view) }
        return hiding
    }

    /// N1
    open var hidesBarsOnSwipe: Bool = false {
        didSet { if hidesBarsOnSwipe != oldValue { barHiding.swipe.isEnabled = hidesBarsOnSwipe } }
    }

    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

    /// N2
    open var hidesBarsOnTap: Bool = false {
        didSet { if hidesBarsOnTap != oldValue { barHiding.tap.isEnabled = hidesBarsOnTap } }
    }

    open unowned(unsafe) var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    // MARK: Interactive pop

    /// F1. There once the view is loaded.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop }

    /// F6
    @available(iOS 26.0, *)
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPop }

    /// K5
    open override var keyCommands: [UIKeyCommand]? { stack.count > 1 ? [BackKeyCommand.make()] : nil }

    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        guard action == BackKeyCommand.action else { return super.target(forAction: action, withSender: sender) }
        return BackKeyCommand(navigationController: self)
    }

    open override func loadView() {
        let contents = UILayoutContainerView(owner: self)
        contents.frame = UIScreen.main.bounds
        for part in [container, bottomBar, bar] { contents.addSubview(part) }
        view = contents
        let edgePop = UIScreenEdgePanGestureRecognizer(
            target: interactivePop, action: NavigationInteractiveTransition.action)
        edgePop.delegate = interactivePop
        if HeadlessRuntime.current.profile.navigation.trackpadPops { edgePop.allowedScrollTypesMask = .continuous }
        contents.addGestureRecognizer(edgePop)
        self.edgePop = edgePop
        if HeadlessRuntime.current.profile.navigation.hasContentPop {
            let contentPop = ContentPopGestureRecognizer(
                target: interactivePop, action: NavigationInteractiveTransition.action)
            contentPop.delegate = interactivePop
            contents.addGestureRecognizer(contentPop)
            self.contentPop = contentPop
        }
        madeBarHiding?.install(on: contents)
        updatePopEdge()
    }

    /// F1: left, and right where the interface runs from right to left.
    func updatePopEdge() {
        edgePop?.edges = isRightToLeft ? .right : .left
    }

    var isRightToLeft: Bool { viewIfLoaded?.isRightToLeft == true }

    // MARK: Appearance

    override func prepareToAppear() {
        if transition == nil { placeTop() }
    }

    override var childrenSharingAppearance: [UIViewController] {
        transition == nil ? [shown].compactMap { $0 } : []
    }

    override func appearanceDidBegin(_ isAppearing: Bool) {
        if isAppearing, let shown, mustAnnounce(shown) { announceWillShow(shown, animated: false) }
    }

    override func appearanceDidEnd(_ hasAppeared: Bool) {
        if hasAppeared, transition == nil, let shown, mustAnnounce(shown) { announceDidShow(shown, animated: false) }
    }

    private func mustAnnounce(_ screen: UIViewController) -> Bool {
        guard announced !== screen else { return false }
        return announced == nil || HeadlessRuntime.current.profile.navigation.announcesScreenOnReturn
    }

    // MARK: System appearance

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        OptionalRequirement.ask(systemDelegate) { $0.navigationControllerSupportedInterfaceOrientations(self) }
            ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        OptionalRequirement.ask(systemDelegate) {
            $0.navigationControllerPreferredInterfaceOrientationForPresentation(self)
        } ?? super.preferredInterfaceOrientationForPresentation
    }

    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
}
