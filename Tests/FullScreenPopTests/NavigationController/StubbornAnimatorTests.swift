import FullScreenPop
import Testing
@_spi(Headless) import UIKit

/// What UIKit makes of such an animator is not documented, so each way that the model knows is tried.
@Suite("An animator that completes without regard to the outcome of the interaction") @MainActor
struct StubbornAnimatorTests {
    typealias Contradiction = BehaviourProfile.Navigation.Contradiction

    /// A navigation controller with a delegate in Hero's manner.
    @MainActor
    private final class Setting {
        let device: HeadlessDevice
        let navigation: UINavigationController
        let transition = OwnTransition()
        private(set) var events: [SwipeEvent] = []

        init(_ contradiction: Contradiction, isInstalled: Bool, completes: Bool) {
            var profile = BehaviourProfile(system: .iOS18)
            profile.navigation.contradiction = contradiction
            device = HeadlessDevice(profile: profile)
            navigation = isInstalled ? UINavigationController() : FullScreenPopNavigationController()
            navigation.viewControllers = ["Home", "One", "Two"].map { Screen($0) }
            navigation.viewControllers[1].fullScreenPop.hidesNavigationBar = true
            transition.completes = completes
            navigation.delegate = transition
            device.perform { device.window.rootViewController = navigation }
            let backSwipe = BackSwipe.install(on: navigation)
            backSwipe.onEvent = { [unowned self] in if case .progress = $0 {} else { events.append($0) } }
            device.settle()
        }

        func swipe(by distance: CGFloat) {
            device.finger().down(at: CGPoint(x: 80, y: 400)).move(by: distance, over: 0.3).hold(for: 0.2).up()
            device.settle()
        }

        var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

        /// The screens that can be seen, and whether the bar is hidden.
        var shown: [String] {
            navigation.children.filter { $0.viewIfLoaded?.window != nil }.map { $0.title ?? "" }
        }

        /// Whether stack, screen, bar and the last event agree.
        func expectAgreement(popped: Bool) {
            #expect(shown == [stack.last])
            #expect(navigation.isNavigationBarHidden == (stack.last == "One"))
            #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
            #expect(events == [.began, popped ? .finished : .cancelled])
            #expect(stack.last == (popped ? "One" : "Two"))
        }
    }

    // Fails when `BackSwipe.didEnd` believes the coordinator, or when `restoreTopScreen` does not look for the top screen.
    @Test(
        "after a swipe whose animator completes against its outcome, stack, screen, bar and event agree",
        arguments: Contradiction.allCases, [true, false])
    func againstOutcome(contradiction: Contradiction, isInstalled: Bool) {
        for finishes in [true, false] {
            let setting = Setting(contradiction, isInstalled: isInstalled, completes: !finishes)
            setting.swipe(by: finishes ? 250 : 80)
            setting.expectAgreement(popped: contradiction == .stackFollowsInteraction ? finishes : !finishes)
            #expect(setting.navigation.transitionCoordinator == nil)
            // And everything goes on.
            setting.transition.completes = nil
            let depth = setting.stack.count
            setting.device.perform { setting.navigation.pushViewController(Screen("Next"), animated: true) }
            setting.device.settle()
            #expect(setting.shown == ["Next"])
            setting.swipe(by: 250)
            #expect(setting.stack.count == depth)
            #expect(setting.shown == [setting.stack.last])
        }
    }

    // Fails when `restoreTopScreen` is called while changes still wait: it would bring the stack back that it knew.
    @Test("what the app has changed under the finger is on top after such a swipe", arguments: Contradiction.allCases)
    func waitingPush(contradiction: Contradiction) {
        for finishes in [true, false] {
            let setting = Setting(contradiction, isInstalled: false, completes: !finishes)
            let finger = setting.device.finger().down(at: CGPoint(x: 80, y: 400)).move(
                by: finishes ? 250 : 80, over: 0.3)
            setting.device.perform { setting.navigation.pushViewController(Screen("Late"), animated: false) }
            finger.hold(for: 0.2).up()
            setting.device.settle()
            #expect(setting.stack.last == "Late")
            #expect(setting.shown == ["Late"])
        }
    }

    // Fails when `BackSwipe.followInteractivePop` reports every interactive pop.
    @Test("a pop that is interactive by itself, without a swipe, reports no events", arguments: [true, false])
    func ownInteraction(isInstalled: Bool) {
        let setting = Setting(.completion, isInstalled: isInstalled, completes: true)
        setting.transition.isInteractive = true
        setting.device.perform { setting.navigation.popViewController(animated: true) }
        #expect(setting.navigation.transitionCoordinator?.initiallyInteractive == true)
        setting.device.settle()
        #expect(setting.stack == ["Home", "One"])
        #expect(setting.shown == ["One"])
        #expect(setting.events.isEmpty)
        #expect(!setting.device.isMoving)
        #expect(setting.device.faults.isEmpty)
    }
}

/// A navigation delegate that is its own animator and interaction, and completes with a flag of its own.
@MainActor
private final class OwnTransition: NSObject, UINavigationControllerDelegate {
    /// Whether transitions are completed; nil stands for the outcome that UIKit knows.
    var completes: Bool?
    var isInteractive = false

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        isInteractive ? self : nil
    }
}

extension OwnTransition: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        animateTransition(using: transitionContext)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let arriving = context.view(forKey: .to) else { return }
        context.containerView.addSubview(arriving)
        arriving.alpha = 0
        UIView.animate(withDuration: 0.3) {
            arriving.alpha = 1
        } completion: { [self] _ in
            arriving.alpha = 1
            let isComplete = completes ?? !context.transitionWasCancelled
            if isInteractive {
                if isComplete { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
            }
            context.completeTransition(isComplete)
        }
    }
}
