import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

// Trap 11. Fails when `InnerStackRule` is taken out of the circumstances in `InteractiveDismissal.attach()`.
@Suite("Trap 11: a modal with a screen to go back to inside is not dismissed by its gesture") @MainActor
struct InnerStackTests {
    private let trace = ArbitrationTrace()

    private func stage(_ screen: UIViewController, _ gesture: TransitionGesture = .verticalPan(.down)) -> ModalStage {
        let stage = ModalStage(ModalTransition(.bounce, gesture: gesture), of: screen)
        stage.screen.interactiveDismissal?.arbiter.trace = trace
        return stage
    }

    private func expectRefusedUntilPopped(_ stage: ModalStage, _ navigation: UINavigationController) {
        stage.swipe(0, 340)
        #expect(stage.isPresented)
        #expect(trace.entries.last { $0.outcome == .denied }?.reason == .innerNavigation)
        #expect(trace.entries.last?.recognizer == "FullScreenPop.dismissal")
        stage.device.perform { navigation.popViewController(animated: false) }
        stage.device.settle()
        stage.swipe(0, 340)
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    private func navigation(depth: Int = 2) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: Screen("Root"))
        for level in 1..<depth { navigation.pushViewController(Screen("Level \(level)"), animated: false) }
        return navigation
    }

    @Test("a navigation controller")
    func navigationController() {
        let navigation = navigation()
        expectRefusedUntilPopped(stage(navigation), navigation)
    }

    @Test("a navigation controller in a container")
    func contained() {
        let navigation = navigation()
        let container = Screen("Container")
        container.addChild(navigation)
        container.view.addSubview(navigation.view)
        navigation.didMove(toParent: container)
        expectRefusedUntilPopped(stage(container), navigation)
    }

    @Test("a navigation controller in the tab that is shown")
    func tab() {
        let tabs = UITabBarController()
        let navigation = navigation()
        tabs.viewControllers = [Screen("First"), navigation]
        tabs.selectedIndex = 1
        expectRefusedUntilPopped(stage(tabs), navigation)
    }

    @Test("but not one in another tab")
    func otherTab() {
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("First"), navigation()]
        let stage = stage(tabs)
        stage.device.perform { tabs.selectedIndex = 1 }
        stage.device.perform { tabs.selectedIndex = 0 }
        stage.device.settle()
        stage.swipe(0, 340)
        #expect(!stage.isPresented)
    }

    @Test("tabs inside the root of a navigation controller")
    func tabsInNavigation() {
        let inner = navigation()
        let tabs = UITabBarController()
        tabs.viewControllers = [inner]
        expectRefusedUntilPopped(stage(UINavigationController(rootViewController: tabs)), inner)
    }

    @Test(
        "a horizontal dismissal and the swipe back: the stack goes first, then the modal",
        arguments: BehaviourProfile.System.allCases, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func swipeBack(system: BehaviourProfile.System, direction: UIUserInterfaceLayoutDirection) {
        let navigation = FullScreenPopNavigationController(rootViewController: Screen("Root"))
        navigation.pushViewController(Screen("Detail"), animated: false)
        let stage = ModalStage(
            ModalTransition(.pushLikeModal, gesture: .pan), of: navigation, system: system, direction: direction)
        let start = CGPoint(x: direction == .rightToLeft ? 350 : 40, y: 400)
        stage.swipe(330, from: start)
        #expect(navigation.viewControllers.count == 1)
        #expect(stage.isPresented)
        stage.swipe(100, from: start)
        #expect(stage.isPresented)
        stage.swipe(330, from: start)
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a push that is on its way is not torn out of the modal")
    func pushing() {
        let navigation = UINavigationController(rootViewController: Screen("Root"))
        let stage = stage(navigation)
        stage.device.perform { navigation.pushViewController(Screen("Detail"), animated: true) }
        stage.drag(0, 340, over: 0.1).up()
        stage.device.settle()
        #expect(stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }
}
