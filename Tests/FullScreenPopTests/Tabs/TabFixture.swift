import FullScreenPop
@_spi(Headless) import TestSupport
@_spi(Headless) import UIKit

extension TestConfiguration {
    /// Every system in both directions.
    static let systems = all.filter { $0.driver == .systemTarget }
}

/// A device that shows three tabs with a stack each, the middle one selected, and keeps the events of their swipe.
@MainActor
final class TabFixture {
    let device: HeadlessDevice
    let tabs = UITabBarController()
    let navigations: [UINavigationController]
    /// The root of each tab.
    let screens: [Screen]
    let delegate = RecordingTabDelegate()
    let tabSwipe: TabSwipe
    private(set) var events: [TabSwipeEvent] = []
    /// Called when a swipe has begun.
    var whenBegun: () -> Void = {}

    /// - Parameter isPlain: Whether the stacks are UIKit's own, without a back swipe.
    init(_ configuration: TestConfiguration, isPlain: Bool = false, count: Int = 3, selected: Int = 1) {
        device = HeadlessDevice(
            profile: BehaviourProfile(system: configuration.system), direction: configuration.direction)
        screens = (0..<count).map { Screen("Tab \($0)") }
        navigations = screens.map { screen in
            isPlain
                ? UINavigationController(rootViewController: screen)
                : FullScreenPopNavigationController(rootViewController: screen)
        }
        tabs.viewControllers = navigations
        tabs.selectedIndex = selected
        tabs.delegate = delegate
        tabSwipe = TabSwipe.install(on: tabs)
        device.perform { device.window.rootViewController = tabs }
        device.settle()
        for screen in screens { screen.forgetAppearances() }
        tabSwipe.onEvent = { [unowned self] event in
            events.append(event)
            if case .began = event { whenBegun() }
        }
    }

    /// The selected stack.
    var navigation: UINavigationController { navigations[tabs.selectedIndex] }

    /// The root of the selected tab.
    var screen: Screen { screens[tabs.selectedIndex] }

    /// The events without the progress in between.
    var milestones: [TabSwipeEvent] {
        events.filter { if case .progress = $0 { false } else { true } }
    }

    /// Whether the view of exactly the selected tab is on the screen.
    var showsSelectedTab: Bool {
        navigations.allSatisfy { ($0.viewIfLoaded?.window != nil) == ($0 === tabs.selectedViewController) }
    }

    var isRightToLeft: Bool { device.isRightToLeft }

    /// A point `x` points from the leading edge.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { device.point(x, y) }

    /// A distance towards the trailing edge.
    func back(_ distance: CGFloat) -> CGFloat { device.back(distance) }

    /// A finger that lands `x` points from the leading edge.
    func finger(at x: CGFloat = 195, _ y: CGFloat = 400) -> Finger { device.finger().down(at: point(x, y)) }

    /// A swipe by a finger that stops before it is lifted, to the previous tab if `distance` is positive; afterwards
    /// everything has settled.
    func swipe(by distance: CGFloat, from x: CGFloat = 195, _ y: CGFloat = 400) {
        finger(at: x, y).move(by: back(distance), over: 0.3).hold(for: 0.2).up()
        device.settle()
    }

    /// Taps the item of a tab.
    func tap(_ tab: Int) {
        let width = device.window.bounds.width / CGFloat(tabs.tabBar.items?.count ?? 1)
        device.finger().down(at: point(width * (CGFloat(tab) + 0.5), 820)).up()
    }

    /// Pushes a screen in the selected tab.
    func push(_ screen: Screen = Screen("Above")) {
        device.perform { navigation.pushViewController(screen, animated: false) }
        device.settle()
    }

    func forgetEvents() {
        events = []
        delegate.calls = []
    }
}

/// An app's own tab bar delegate, which records its calls.
@MainActor
final class RecordingTabDelegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allowsSelection = true
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var willAnswer: () -> Void = {}

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("shouldSelect \(title(viewController))")
        willAnswer()
        return allowsSelection
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("didSelect \(title(viewController))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    private func title(_ tab: UIViewController) -> String {
        (tab as? UINavigationController)?.viewControllers.first?.title ?? tab.title ?? ""
    }
}
