import FullScreenPop
import GestureArbitration
import ScreenTransitions
@_spi(Headless) import TestSupport
import Testing
@_spi(Headless) import UIKit

// Fails when `DismissalDepthRule` is taken out of the requirements in `InteractiveDismissal.init(of:by:)`.
@Suite("a modal with a screen to go back to inside is not dismissed by its gesture") @MainActor
struct InnerStackTests {
    private let trace = ArbitrationTrace()

    private func fixture(_ screen: UIViewController, _ gesture: TransitionGesture = .verticalPan(.down)) -> ModalFixture
    {
        let fixture = ModalFixture(ModalTransition(.bounce, gesture: gesture), of: screen)
        fixture.screen.interactiveDismissal?.arbiter.trace = trace
        return fixture
    }

    private func expectRefusedUntilPopped(_ fixture: ModalFixture, _ navigation: UINavigationController) {
        fixture.swipe(0, 340)
        #expect(fixture.isPresented)
        #expect(trace.entries.last { $0.outcome == .denied }?.reason == .innerNavigation)
        #expect(trace.entries.last?.recognizer == "FullScreenPop.dismissal")
        fixture.device.perform { navigation.popViewController(animated: false) }
        fixture.device.settle()
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    private func navigation(depth: Int = 2) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: Screen("Root"))
        for level in 1..<depth { navigation.pushViewController(Screen("Level \(level)"), animated: false) }
        return navigation
    }

    @Test("a modal navigation controller with a screen to go back to is not dismissed by its gesture")
    func navigationController() {
        let navigation = navigation()
        expectRefusedUntilPopped(fixture(navigation), navigation)
    }

    @Test("a modal that contains a navigation controller with a screen to go back to is not dismissed by its gesture")
    func contained() {
        let navigation = navigation()
        let container = Screen("Container")
        container.addChild(navigation)
        container.view.addSubview(navigation.view)
        navigation.didMove(toParent: container)
        expectRefusedUntilPopped(fixture(container), navigation)
    }

    @Test("a modal is not dismissed by its gesture while the selected tab has a screen to go back to")
    func tab() {
        let tabs = UITabBarController()
        let navigation = navigation()
        tabs.viewControllers = [Screen("First"), navigation]
        tabs.selectedIndex = 1
        expectRefusedUntilPopped(fixture(tabs), navigation)
    }

    @Test("a modal is dismissed by its gesture if only another tab has a screen to go back to")
    func otherTab() {
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("First"), navigation()]
        let fixture = fixture(tabs)
        fixture.device.perform { tabs.selectedIndex = 1 }
        fixture.device.perform { tabs.selectedIndex = 0 }
        fixture.device.settle()
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
    }

    @Test("a modal is not dismissed by its gesture while tabs in its root have a screen to go back to")
    func tabsInNavigation() {
        let inner = navigation()
        let tabs = UITabBarController()
        tabs.viewControllers = [inner]
        expectRefusedUntilPopped(fixture(UINavigationController(rootViewController: tabs)), inner)
    }

    @Test(
        "a horizontal swipe first pops the screens of a modal, and then dismisses it",
        arguments: BehaviourProfile.System.allCases, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func swipeBack(system: BehaviourProfile.System, direction: UIUserInterfaceLayoutDirection) {
        let navigation = FullScreenPopNavigationController(rootViewController: Screen("Root"))
        navigation.pushViewController(Screen("Detail"), animated: false)
        let fixture = ModalFixture(
            ModalTransition(.pushLikeModal, gesture: .pan), of: navigation, system: system, direction: direction)
        let start = fixture.device.point(40, 400)
        fixture.swipe(330, from: start)
        #expect(navigation.viewControllers.count == 1)
        #expect(fixture.isPresented)
        fixture.swipe(100, from: start)
        #expect(fixture.isPresented)
        fixture.swipe(330, from: start)
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a modal is not dismissed by its gesture while a push runs inside it")
    func pushing() {
        let navigation = UINavigationController(rootViewController: Screen("Root"))
        let fixture = fixture(navigation)
        fixture.device.perform { navigation.pushViewController(Screen("Detail"), animated: true) }
        fixture.drag(0, 340, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }
}
