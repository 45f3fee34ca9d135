import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop

// Each test fails when `BackSwipe.followInteractivePop()` takes every interactive transition for a pop whose leaving
// screen is not on the stack.
@Suite("Interactive transitions that are not the pop of this navigation controller") @MainActor
struct UnrelatedTransitionTests {
    /// A change of the stack that UIKit announces while another transition runs.
    enum Change: CaseIterable {
        case push, pop, popToRoot, replace

        @MainActor
        func make(on navigation: UINavigationController) {
            switch self {
            case .push: navigation.pushViewController(Screen("Next"), animated: false)
            case .pop: navigation.popViewController(animated: false)
            case .popToRoot: navigation.popToRootViewController(animated: false)
            case .replace: navigation.setViewControllers([Screen("A"), Screen("B")], animated: false)
            }
        }

        var stack: [String] {
            switch self {
            case .push: ["Home", "One", "Two", "Next"]
            case .pop: ["Home", "One"]
            case .popToRoot: ["Home"]
            case .replace: ["A", "B"]
            }
        }
    }

    /// A navigation controller with three screens, and what its swipe reports.
    @MainActor
    private final class Stack {
        let navigation = FullScreenPopNavigationController(rootViewController: Screen("Home"))
        private(set) var events: [SwipeEvent] = []

        init() {
            for title in ["One", "Two"] { navigation.pushViewController(Screen(title), animated: false) }
            navigation.backSwipe.onEvent = { [unowned self] in events.append($0) }
        }

        var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

        /// Changes the stack twice under the finger, and lets the finger go.
        func change(_ change: Change, on device: HeadlessDevice, under finger: Finger, finishing: Bool) {
            device.perform { change.make(on: navigation) }
            #expect(titles == change.stack)
            #expect(!navigation.backSwipe.isTransitioning)
            device.perform { navigation.pushViewController(Screen("Last"), animated: false) }
            #expect(titles == change.stack + ["Last"])
            if finishing { finger.hold(for: 0.2).up() } else { finger.cancel() }
            device.settle()
            #expect(events.isEmpty)
            #expect(!device.isMoving)
            #expect(device.faults.isEmpty)
        }
    }

    @Test(
        "the dismissal of a modal by a gesture is no swipe back in the stack inside", arguments: Change.allCases,
        [true, false])
    func dismissal(change: Change, finishes: Bool) {
        let stack = Stack()
        let container = Screen("Container")
        container.addChild(stack.navigation)
        container.view.addSubview(stack.navigation.view)
        stack.navigation.didMove(toParent: container)
        let fixture = ModalFixture(ModalTransition(.bounce, gesture: .verticalPan(.down)), of: container)
        // A modal that shows a stack stays, so the gesture is another one's.
        var driver: TransitionTrigger?
        let transitioning = DrivenDismissal { driver }
        fixture.device.perform { container.transitioningDelegate = transitioning }
        driver = TransitionTrigger.install(.verticalPan(.up), on: container.view) { _ in
            container.dismiss(animated: true)
        }
        let finger = fixture.drag(0, -300)
        #expect(container.transitionCoordinator?.isInteractive == true)
        stack.change(change, on: fixture.device, under: finger, finishing: finishes)
        #expect(fixture.isPresented != finishes)
    }

    @Test(
        "a modal that fingers present is no swipe back in the stack below", arguments: Change.allCases, [true, false])
    func presentation(change: Change, finishes: Bool) {
        let stack = Stack()
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        device.perform { device.window.rootViewController = stack.navigation }
        let modal = Screen("Modal")
        modal.modalTransition = ModalTransition(.cover)
        modal.modalPresentationStyle = .custom
        TransitionTrigger.install(.verticalPan(.up), on: stack.navigation.view) { trigger in
            stack.navigation.present(modal, drivenBy: trigger)
        }
        let finger = device.finger().down(at: CGPoint(x: 195, y: 600)).move(by: 0, -300, over: 0.3)
        #expect(stack.navigation.transitionCoordinator?.isInteractive == true)
        stack.change(change, on: device, under: finger, finishing: finishes)
        #expect((modal.presentingViewController != nil) == finishes)
    }

    @Test(
        "a swipe back on an outer stack is no swipe back in the stack inside the screen that goes",
        arguments: Change.allCases, [true, false])
    func outerPop(change: Change, finishes: Bool) {
        let stack = Stack()
        stack.navigation.backSwipe.defaults.isEnabled = false
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.device.perform {
            fixture.top.addChild(stack.navigation)
            stack.navigation.view.frame = CGRect(x: 0, y: 500, width: 390, height: 300)
            fixture.top.view.addSubview(stack.navigation.view)
            stack.navigation.didMove(toParent: fixture.top)
        }
        fixture.device.settle()
        let finger = fixture.finger(at: 60, 300).move(by: 250, over: 0.3)
        stack.change(change, on: fixture.device, under: finger, finishing: finishes)
        #expect(fixture.milestones == [.began, finishes ? .finished : .cancelled])
    }

    @Test(
        "the dismissal of what the top screen presents in its own context is no swipe back", arguments: [true, false])
    func dismissalInContext(finishes: Bool) {
        let stack = Stack()
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        device.perform { device.window.rootViewController = stack.navigation }
        device.settle()
        let modal = Screen("Modal")
        modal.modalTransition = ModalTransition(.cover, gesture: .verticalPan(.down))
        modal.modalPresentationStyle = .currentContext
        let top = stack.navigation.viewControllers[2]
        top.definesPresentationContext = true
        device.perform { top.present(modal, animated: true) }
        device.settle()
        let finger = device.finger().down(at: CGPoint(x: 195, y: 400)).move(by: 0, finishes ? 300 : 60, over: 0.3)
        #expect(modal.transitionCoordinator?.viewController(forKey: .to) === top)
        // UIKit announces a screen that returns to the screen.
        device.perform { stack.navigation.backSwipe.willShow(top, animated: true) }
        #expect(!stack.navigation.backSwipe.isTransitioning)
        finger.hold(for: 0.2).up()
        device.settle()
        #expect((modal.presentingViewController == nil) == finishes)
        #expect(stack.events.isEmpty)
        #expect(device.faults.isEmpty)
    }

    @Test("a push that fingers drive is no swipe back, also if it replaces the stack", arguments: [true, false])
    func replacingPush(finishes: Bool) {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18), depth: 3)
        let trigger = TransitionTrigger.install(.pan(.forward), on: fixture.top.view) { _ in
            fixture.navigation.setViewControllers([fixture.screens[0], Screen("Next")], animated: true)
        }
        let delegate = DrivingDelegate { trigger.interactionController(for: $0) }
        fixture.navigation.delegate = delegate
        let finger = fixture.finger(at: 380).move(by: -300, over: 0.3)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        #expect(!fixture.navigation.backSwipe.isTransitioning)
        if finishes { finger.hold(for: 0.2).up() } else { finger.cancel() }
        fixture.device.settle()
        // What a cancelled replacement makes of the stack is UIKit's to say.
        if finishes { #expect(fixture.stack == ["Screen 0", "Next"]) }
        #expect(fixture.events.isEmpty)
        #expect(!fixture.device.isMoving)
        #expect(fixture.device.faults.isEmpty)
    }
}

/// Dismisses with an animator and an interaction of the app's own.
@MainActor
private final class DrivenDismissal: NSObject, UIViewControllerTransitioningDelegate {
    private let trigger: () -> TransitionTrigger?

    init(by trigger: @escaping () -> TransitionTrigger?) {
        self.trigger = trigger
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        TransitionAnimator(transition: .cover, direction: .backward)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        trigger()?.interactionController(for: animator)
    }
}
