import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct TransitionOrderTests {
    let fixture = LoggingNavigation(["A", "B"])
    let delegate: AnimatingNavigationDelegate

    init() {
        delegate = AnimatingNavigationDelegate(fixture.log)
        fixture.navigation.delegate = delegate
    }

    private func pop(completion entry: String) {
        fixture.navigation.popViewController(animated: true)
        fixture.navigation.transitionCoordinator?.animate(
            alongsideTransition: { [log = fixture.log] _ in log.add("alongside") },
            completion: { [log = fixture.log] context in log.add("\(entry) \(context.isCancelled)") })
    }

    @Test("G1 a transition that runs by itself takes each step in its order")
    func order() {
        delegate.animator = LoggingAnimator(fixture.log)
        pop(completion: "completion")
        fixture.device.settle()
        #expect(
            fixture.log.entries == [
                "animationController pop", "interactionController", "B.willDisappear", "A.willAppear",
                "transitionDuration", "animateTransition", "alongside", "completeTransition", "B.didDisappear",
                "A.didAppear",
                "completion false", "animationEnded true",
            ])
    }

    @Test("G1 an interactive transition starts with its interaction, and a cancelled one ends with false")
    func interactiveOrder() {
        delegate.animator = LoggingAnimator(fixture.log)
        let interaction = LoggingInteraction(fixture.log)
        delegate.interaction = interaction
        pop(completion: "completion")
        interaction.update(0.3)
        interaction.cancel()
        fixture.device.settle()
        #expect(
            fixture.log.entries == [
                "animationController pop", "interactionController", "B.willDisappear", "A.willAppear",
                "transitionDuration", "startInteractiveTransition", "animateTransition", "alongside",
                "completeTransition",
                "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear", "completion true",
                "animationEnded false",
            ])
        #expect(fixture.titles == ["A", "B"])
    }

    @Test("G1 a transition's coordinator is there during the callbacks, and gone when the new screen has appeared")
    func coordinatorLifetime() {
        final class AskingScreen: UIViewController {
            var duringWillAppear: (any UIViewControllerTransitionCoordinator)?
            var duringDidAppear: (any UIViewControllerTransitionCoordinator)?
            override func viewWillAppear(_ animated: Bool) { duringWillAppear = transitionCoordinator }
            override func viewDidAppear(_ animated: Bool) { duringDidAppear = transitionCoordinator }
        }
        delegate.animator = LoggingAnimator(fixture.log)
        let screen = AskingScreen()
        fixture.navigation.pushViewController(screen, animated: true)
        #expect(screen.duringWillAppear === fixture.navigation.transitionCoordinator)
        #expect(screen.duringWillAppear?.viewController(forKey: .from) === fixture.screens[1])
        #expect(screen.duringWillAppear?.viewController(forKey: .to) === screen)
        fixture.device.settle()
        #expect(screen.duringDidAppear == nil)
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("G1 the context of a transition says where each screen comes from and goes to")
    func frames() throws {
        let animator = LoggingAnimator(fixture.log)
        delegate.animator = animator
        fixture.navigation.popViewController(animated: true)
        let context = try #require(animator.context)
        let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
        #expect(context.initialFrame(for: fixture.screens[1]) == whole)
        #expect(context.finalFrame(for: fixture.screens[0]) == whole)
        #expect(context.view(forKey: .from) === fixture.screens[1].view)
        #expect(context.view(forKey: .to) === fixture.screens[0].view)
        #expect(context.containerView.isDescendant(of: fixture.navigation.view))
        #expect(context.isAnimated && !context.isInteractive)
    }

    @Test("G3 a transition that is completed twice is recorded")
    func completedTwice() throws {
        let animator = ForgetfulAnimator()
        delegate.animator = animator
        fixture.navigation.popViewController(animated: true)
        let context = try #require(animator.context)
        context.completeTransition(true)
        #expect(fixture.titles == ["A"])
        #expect(fixture.device.faults.isEmpty)
        context.completeTransition(true)
        #expect(fixture.device.faults == [.transitionCompletedTwice(from: "B", to: "A")])
    }

    @Test("G3 a transition that never completes leaves the window blocked, and is recorded")
    func neverCompleted() {
        let animator = ForgetfulAnimator()
        delegate.animator = animator
        fixture.navigation.popViewController(animated: true)
        fixture.device.advance(by: 3)
        #expect(fixture.device.faults.isEmpty)
        fixture.device.advance(by: 1)
        #expect(fixture.device.faults == [.transitionNeverCompleted(from: "B", to: "A")])
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        fixture.screens[1].view.addSubview(button)
        #expect(fixture.device.window.hitTest(CGPoint(x: 150, y: 350), with: nil) === fixture.navigation.view)
        #expect(fixture.navigation.transitionCoordinator != nil)
    }

    @Test("G3 no fault is recorded while a finger rests on a transition")
    func restingFinger() {
        fixture.navigation.delegate = nil
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 5, y: 422)).move(by: 100, over: 0.2).hold(for: 30)
        #expect(fixture.device.faults.isEmpty)
        finger.up()
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
    }

    @Test("G3 after a transition its animator, its interaction and the popped screen are let go")
    func release() {
        weak var animator: LoggingAnimator?
        weak var interaction: LoggingInteraction?
        weak var screen: UIViewController?
        weak var coordinator: AnyObject?
        do {
            let popped = LoggingScreen("C")
            fixture.navigation.pushViewController(popped, animated: false)
            let fade = LoggingAnimator()
            let driver = LoggingInteraction()
            delegate.animator = fade
            delegate.interaction = driver
            animator = fade
            interaction = driver
            screen = popped
            fixture.navigation.popViewController(animated: true)
            coordinator = fixture.navigation.transitionCoordinator
            driver.update(0.4)
            driver.finish()
            delegate.animator = nil
            delegate.interaction = nil
        }
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
        #expect(animator == nil)
        #expect(interaction == nil)
        #expect(screen == nil)
        #expect(coordinator == nil)
    }
}
