import UIKit

/// What the screens of one play have in common: whom they are played with, how they are mirrored, and where every view
/// of theirs is found by its name.
@MainActor
final class Stage {
    let scenario: Scenario
    let contender: any Contender
    let mirror: Mirror
    let recording = Recording()
    /// Of the screens, in points: the window, or what a container leaves of it.
    let screenSize: CGSize
    let navigationController: UINavigationController
    /// Nil if the scenario has none.
    let tabBarController: UITabBarController?
    /// Nil if the scenario has none.
    let splitViewController: UISplitViewController?

    private var screens: [String: ScreenViewController] = [:]
    private(set) var views: [String: UIView] = [:]
    /// Everything that actions have presented.
    var wasPresented: [UIViewController] = []
    private(set) var pages: [String: PageObserver] = [:]
    /// Observers that UIKit's delegates hold weakly.
    private var observers: [NSObject] = []

    init(_ scenario: Scenario, direction: LayoutDirection, contender: any Contender) {
        self.scenario = scenario
        self.contender = contender
        mirror = Mirror(direction: direction)
        let arrangement = ContainerController.Arrangement(of: scenario)
        screenSize = arrangement?.frames(in: scenario.devices.size).last?.size ?? scenario.devices.size
        navigationController = contender.makeNavigationController()
        tabBarController = scenario.tabBar == nil ? nil : UITabBarController()
        splitViewController = scenario.split.map { UISplitViewController($0) }
        contender.record = { [weak recording] in recording?.event($1, of: $0) }
    }

    /// What the window shows.
    private(set) lazy var rootViewController: UIViewController = {
        let stack = tabBarController ?? splitViewController ?? navigationController
        guard let arrangement = ContainerController.Arrangement(of: scenario) else { return stack }
        return ContainerController(
            [stack] + [secondNavigationController].compactMap { $0 }, arrangement, mirror: mirror)
    }()

    /// The stack in the trailing half of the screen, if there is one.
    private lazy var secondNavigationController =
        scenario.sideBySide.isEmpty ? nil : contender.makeNavigationController()

    /// The stacks in the columns of the split view but the secondary one, the primary one first.
    private lazy var sidebars: [UINavigationController] =
        (scenario.split?.columns.dropLast() ?? []).map { _ in contender.makeNavigationController() }

    /// The navigation controllers in screens.
    var innerStacks: [UINavigationController] = []

    /// All of them, those first that are there from the beginning.
    var stacks: [UINavigationController] {
        let presented = wasPresented.compactMap { $0 as? UINavigationController }
        let others = [secondNavigationController].compactMap { $0 } + sidebars
        return [navigationController] + stacksOfOtherTabs + others + innerStacks + presented
    }

    /// The stack with the screen of this title.
    func stack(with title: String) -> UINavigationController? {
        guard let screen = screenIfMade(title) else { return nil }
        return stacks.first { $0.viewControllers.contains(screen) }
    }

    /// What is presented as the screen of this title, or as a stack with it.
    func presentation(of title: String) -> UIViewController? {
        guard let screen = screenIfMade(title) else { return nil }
        return presented.first {
            $0 === screen || ($0 as? UINavigationController)?.viewControllers.contains(screen) == true
        }
    }

    private var stacksOfOtherTabs: [UINavigationController] {
        let stacks = (tabBarController?.viewControllers ?? []).compactMap { $0 as? UINavigationController }
        return stacks.filter { $0 !== navigationController }
    }

    /// The screens on which a search is active.
    var searchingScreens: [ScreenViewController] {
        screens.values.filter { $0.navigationItem.searchController?.isActive == true }
    }

    /// Puts the first screens on the stack: what an app does before it shows its window.
    func buildFirstStack() {
        observe(navigationController)
        navigationController.hidesBarsOnSwipe = scenario.hidesBars?.includeSwipe == true
        navigationController.hidesBarsOnTap = scenario.hidesBars?.includeTap == true
        buildTabs()
        build(scenario.screens, on: navigationController)
        buildSplit()
        guard let secondNavigationController else { return }
        observe(secondNavigationController)
        build(scenario.sideBySide, on: secondNavigationController)
    }

    private func buildSplit() {
        guard let splitViewController, let options = scenario.split else { return }
        let observer = SplitObserver(options)
        keep(observer)
        splitViewController.delegate = observer
        for (sidebar, screens) in zip(sidebars, [options.primary, options.supplementary]) {
            observe(sidebar)
            // Collapsed, nothing can be put below a column any more, so the screens come before that.
            sidebar.loadViewIfNeeded()
            for description in screens { sidebar.pushViewController(screen(description.title), animated: false) }
        }
        for (column, stack) in zip(options.columns, sidebars + [navigationController]) {
            splitViewController.setViewController(stack, for: .init(column))
        }
    }

    private func build(_ descriptions: [Screen], on navigationController: UINavigationController) {
        switch scenario.stackIs {
        case .pushed: navigationController.pushViewController(screen(descriptions[0].title), animated: false)
        case .set: navigationController.setViewControllers(descriptions.map { screen($0.title) }, animated: false)
        }
    }

    /// Puts the stack among the other tabs. A tab bar controller without any has an empty one.
    private func buildTabs() {
        guard let tabBarController, let options = scenario.tabBar else { return }
        let observer = TabObserver(recording: recording)
        keep(observer)
        tabBarController.delegate = observer
        let (before, after) = (options.before.map(makeTab), options.after.map(makeTab))
        let others = before + after
        tabBarController.viewControllers =
            others.isEmpty ? [navigationController, UIViewController()] : before + [navigationController] + after
        tabBarController.selectedViewController = navigationController
        if options.swipes { contender.addSwipes(to: tabBarController) }
    }

    private func makeTab(_ screens: [Screen]) -> UIViewController {
        let tab = contender.makeNavigationController()
        tab.setViewControllers(screens.map { screen($0.title) }, animated: false)
        return tab
    }

    /// The tab with this screen on its stack.
    func tab(of title: String) -> UIViewController? {
        tabBarController?.viewControllers?.first { tab in
            (tab as? UINavigationController)?.viewControllers.contains { $0.title == title } == true
        }
    }

    /// Makes an object of the app's own the delegate of a navigation controller.
    func observe(_ navigationController: UINavigationController) {
        let observer = NavigationObserver(recording: recording)
        keep(observer)
        navigationController.delegate = observer
    }

    /// Pushes the screens above the root, as a person does who goes deeper once the root is shown.
    func pushUpperScreens() {
        guard scenario.stackIs == .pushed else { return }
        for description in scenario.screens.dropFirst() {
            navigationController.pushViewController(screen(description.title), animated: false)
        }
        for description in scenario.sideBySide.dropFirst() {
            secondNavigationController?.pushViewController(screen(description.title), animated: false)
        }
    }

    /// The one view controller of this title.
    func screen(_ title: String) -> ScreenViewController {
        if let screen = screens[title] { return screen }
        guard let description = scenario.allScreens.first(where: { $0.title == title }) else {
            preconditionFailure("A validated scenario names only screens that it has, not \(title).")
        }
        let screen = ScreenViewController(description, on: self)
        screens[title] = screen
        return screen
    }

    /// The one view controller of this title, if it has been needed.
    func screenIfMade(_ title: String) -> ScreenViewController? {
        screens[title]
    }

    func register(_ view: UIView, as id: String) {
        views[id] = view
        view.accessibilityIdentifier = id
    }

    /// Where elements go that are not in their superviews.
    private var places: [String: UIView] = [:]

    /// Notes what an element is to be in.
    func note(_ superview: UIView, of id: String) {
        places[id] = superview
    }

    /// Puts an element in front of what is in its superview. What has not been built comes with its screen.
    func add(_ id: String) {
        guard let view = views[id] else {
            added.insert(id)
            return
        }
        places[id]?.addSubview(view)
    }

    /// Elements that an action has added before they were built.
    private(set) var added: Set<String> = []

    /// What actions have changed of elements that have not been built.
    private var changes: [String: [ElementChange]] = [:]

    /// Changes an element, or notes that for the time when it is built.
    func change(_ id: String, _ change: ElementChange) {
        guard let view = views[id] else {
            changes[id, default: []].append(change)
            return
        }
        change.apply(to: view, mirror)
    }

    /// Changes an element as actions have wanted it before it was built.
    func takeChanges(of id: String) {
        for change in changes.removeValue(forKey: id) ?? [] { self.change(id, change) }
    }

    /// The element that a view belongs to, or the screen; empty if it is neither's.
    func name(of view: UIView?) -> String {
        guard let view else { return "" }
        let names = sequence(first: view, next: \.superview).lazy.compactMap(\.accessibilityIdentifier)
        // Views of UIKit's have names too.
        return names.first { views[$0] != nil || screens[$0] != nil } ?? ""
    }

    /// The element or the screen that a responder is, or belongs to.
    func name(of responder: UIResponder?) -> String {
        (responder as? UIViewController)?.title ?? name(of: responder as? UIView)
    }

    func keep(_ observer: NSObject) {
        observers.append(observer)
    }

    /// Keeps what knows more of an element than its view.
    func keep(_ observer: PageObserver, as id: String) {
        pages[id] = observer
    }

    /// The navigation controller that the person sees: a presented one, the selected tab's, or the scenario's own.
    var frontNavigationController: UINavigationController {
        presented.compactMap { $0 as? UINavigationController }.last
            ?? frontTab as? UINavigationController ?? navigationController
    }

    /// While the tabs change, the one that leaves.
    private var frontTab: UIViewController? {
        tabBarController?.transitionCoordinator?.viewController(forKey: .from)
            ?? tabBarController?.selectedViewController
    }

    /// The presented view controllers, outermost last.
    var presented: [UIViewController] {
        var presented: [UIViewController] = []
        var next = navigationController.presentedViewController
        // A screen that is presented although it is on the stack names itself as what it presents.
        while let controller = next, !presented.contains(controller) {
            presented.append(controller)
            next = controller.presentedViewController
        }
        return presented
    }
}
