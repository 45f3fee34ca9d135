import Testing

@testable @_spi(Headless) import UIKit

@Suite @MainActor
struct TabTests {
    private let tabs = UITabBarController()
    private let delegate = TabDelegate()

    private func show(_ count: Int, set: (inout BehaviourProfile.Navigation) -> Void = { _ in }) -> HeadlessDevice {
        var profile = BehaviourProfile(system: .iOS18)
        set(&profile.navigation)
        let device = HeadlessDevice(profile: profile)
        tabs.viewControllers = (0..<count).map { LoggingScreen("\($0)") }
        tabs.delegate = delegate
        device.perform { device.window.rootViewController = tabs }
        device.settle()
        return device
    }

    private func tap(_ item: Int, of count: Int, on device: HeadlessDevice) {
        device.finger().down(at: CGPoint(x: (CGFloat(item) + 0.5) * 390 / CGFloat(count), y: 820)).up()
    }

    @Test("G5 the delegate is asked and told of taps, and of nothing that the app selects")
    func taps() {
        let device = show(2)
        tap(1, of: 2, on: device)
        #expect(delegate.calls == ["shouldSelect 1", "didSelect 1"])
        device.perform { tabs.selectedIndex = 0 }
        #expect(delegate.calls.count == 2)
        delegate.allows = false
        tap(1, of: 2, on: device)
        #expect(delegate.calls.last == "shouldSelect 1")
        #expect(tabs.selectedIndex == 0)
    }

    @Test("G5 a transition that is cancelled sets the index back, and tells the delegate nothing")
    func cancelled() {
        let device = show(2)
        delegate.animator = InterruptibleAnimator()
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        device.perform { tabs.selectedIndex = 1 }
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.transitionCoordinator?.isInteractive == true)
        device.perform {
            interaction.update(0.3)
            interaction.cancel()
        }
        device.settle()
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
        #expect(delegate.calls == [])
        #expect(device.faults.isEmpty)
    }

    @Test("G5 the bar takes taps while a transition between tabs runs, or not", arguments: [true, false])
    func tapInTransition(takesTouches: Bool) {
        let device = show(3) { $0.tabBarTakesTouchesInTransitions = takesTouches }
        delegate.animator = InterruptibleAnimator()
        device.perform { tabs.selectedIndex = 1 }
        device.advance(by: 0.1)
        tap(2, of: 3, on: device)
        #expect(delegate.calls == (takesTouches ? ["shouldSelect 2", "didSelect 2"] : []))
        #expect(device.faults.isEmpty == !takesTouches)
        device.settle()
    }

    @Test("G5 a tab that is selected while others change is shown afterwards, or not", arguments: [true, false])
    func selectedInTransition(isShown: Bool) {
        let device = show(3) { $0.showsTabsSelectedInTransitions = isShown }
        delegate.animator = InterruptibleAnimator()
        device.perform { tabs.selectedIndex = 1 }
        device.advance(by: 0.1)
        delegate.animator = nil
        device.perform { tabs.selectedIndex = 2 }
        device.settle()
        #expect(tabs.selectedIndex == 2)
        #expect((tabs.viewControllers?[2].viewIfLoaded?.window != nil) == isShown)
    }

    @Test("G6 of more than five screens the bar shows four, and a list of the others")
    func more() {
        let device = show(7)
        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
        tap(4, of: 5, on: device)
        device.settle()
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
        device.finger().down(at: CGPoint(x: 100, y: 130)).up()
        device.settle()
        #expect(tabs.moreNavigationController.topViewController === tabs.viewControllers?[5])
        device.perform { tabs.selectedIndex = 0 }
        device.perform { tabs.selectedIndex = 6 }
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.moreNavigationController.topViewController === tabs.viewControllers?[6])
        device.settle()
        device.perform { tabs.viewControllers?.removeLast(2) }
        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "4"])
        #expect(tabs.selectedIndex == 0)
        device.settle()
        #expect(device.faults.isEmpty)
    }
}

@MainActor
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("shouldSelect \(viewController.title ?? "")")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("didSelect \(viewController.title ?? "")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
