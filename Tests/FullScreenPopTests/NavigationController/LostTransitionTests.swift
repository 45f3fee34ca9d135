import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop

@Suite("A transition that UIKit lets go of without telling") @MainActor
struct LostTransitionTests {
    // Fails when only the coordinator's completion ends what follows it.
    @Test("has an end, and one only", arguments: [true, false])
    func end(isLetGo: Bool) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        let screen = Screen("Screen")
        var coordinator: LosableCoordinator? = LosableCoordinator()
        var (events, ends): ([SwipeEvent], [Bool]) = ([], [])
        let transition = FollowedTransition(of: screen) { events.append($0) }
        device.perform {
            guard let coordinator else { return }
            transition.follow(coordinator) { ends.append($0) }
            if isLetGo { coordinator.letGo() }
        }
        device.advance(by: 0.1)
        #expect(ends.isEmpty && !transition.isOver)
        let completion = coordinator?.completion
        coordinator = nil
        device.advance(by: 0.1)
        #expect(ends == [!isLetGo])
        #expect(transition.isOver && transition.screen == nil)
        #expect(events == (isLetGo ? [.began] : [.began, .progress(0.3)]))
        completion?(LosableCoordinator())
        #expect(ends.count == 1)
    }

    // Fails when changes that wait are only made when UIKit reports the end of a transition.
    @Test("does not keep the app's changes waiting forever")
    func changes() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        var coordinator: LosableCoordinator? = LosableCoordinator()
        fixture.device.perform {
            guard let coordinator else { return }
            fixture.navigation.backSwipe.transitions.follow(coordinator, to: fixture.top, hasAnimator: true)
            fixture.navigation.pushViewController(Screen("Pushed"), animated: true)
        }
        fixture.device.advance(by: 1)
        #expect(fixture.stack.count == 2)
        coordinator = nil
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "Pushed"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a change of tabs is followed by its coordinator's completion alone: the next flick would wait forever.
    @Test("of tabs has an end as well")
    func tabs() {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        let (tab, container) = (Screen("Tab"), UIView())
        var coordinator: LosableCoordinator? = LosableCoordinator()
        var (events, ends): ([SwipeEvent], [Bool]) = ([], [])
        let driver = TransitionGestureDriver(.pan(.forward), by: UIPanGestureRecognizer(), in: container)
        let change = InteractiveTabChange(from: Screen("Former"), to: tab, drivenBy: driver) { events.append($0) }
        device.perform {
            guard let coordinator else { return }
            change.follow(coordinator, of: UITabBarController()) { ends.append($0) }
        }
        device.advance(by: 0.1)
        #expect(ends.isEmpty && !change.transition.isOver)
        coordinator = nil
        device.advance(by: 0.1)
        #expect(ends == [true] && change.transition.isOver)
        #expect(events == [.began, .progress(0.3)])
    }
}

/// The coordinator of a transition whose end nobody is told.
private final class LosableCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private(set) var completion: Handler?
    private var interactionHandler: Handler?
    private(set) var isInteractive = true

    func letGo() {
        isInteractive = false
        interactionHandler?(self)
    }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        self.completion = completion
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionHandler = handler }

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { true }
    var isInterruptible: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0.3 }
    var percentComplete: CGFloat { 0.3 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { UIView() }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
