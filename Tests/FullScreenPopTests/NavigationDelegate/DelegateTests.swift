import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("The app's own delegate") @MainActor
struct DelegateTests {
    @Test("the delegate property returns the app's delegate, before and after the view is loaded")
    func property() {
        let delegate = RecordingDelegate()
        let navigation = FullScreenPopNavigationController(rootViewController: Screen("Home"))
        #expect(navigation.delegate == nil)
        navigation.delegate = delegate
        #expect(navigation.delegate === delegate)
        navigation.loadViewIfNeeded()
        #expect(navigation.delegate === delegate)
        navigation.delegate = nil
        #expect(navigation.delegate == nil)
    }

    @Test("the app's delegate is held weakly")
    func weak() {
        let navigation = FullScreenPopNavigationController(rootViewController: Screen("Home"))
        navigation.loadViewIfNeeded()
        do {
            let delegate = RecordingDelegate()
            navigation.delegate = delegate
        }
        #expect(navigation.delegate == nil)
    }

    @Test(
        "the app's delegate hears of pushes, pops and cancelled pops as without the toolkit",
        arguments: TestConfiguration.all)
    func calls(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let delegate = RecordingDelegate()
        fixture.navigation.delegate = delegate
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        fixture.device.settle()
        #expect(delegate.calls == ["willShow Next", "didShow Next"])
        fixture.swipe(by: 60)
        #expect(delegate.calls.dropFirst(2) == ["willShow Screen 1"])
        fixture.swipe()
        #expect(delegate.calls.dropFirst(3) == ["willShow Screen 1", "didShow Screen 1"])
        #expect(fixture.milestones == [.began, .cancelled, .began, .finished])
    }

    @Test("the app's delegate decides which orientations are supported, if it has an opinion")
    func orientations() {
        let navigation = FullScreenPopNavigationController(rootViewController: Screen("Home"))
        let plain = UINavigationController(rootViewController: Screen("Home"))
        navigation.loadViewIfNeeded()
        let silent = RecordingDelegate()
        navigation.delegate = silent
        #expect(navigation.supportedInterfaceOrientations == plain.supportedInterfaceOrientations)
        #expect(
            navigation.preferredInterfaceOrientationForPresentation
                == plain.preferredInterfaceOrientationForPresentation)
        let landscape = LandscapeDelegate()
        navigation.delegate = landscape
        #expect(navigation.supportedInterfaceOrientations == .landscape)
        #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }

    @Test("the animator that the app's delegate has for a pop follows the finger", arguments: TestConfiguration.all)
    func ownAnimator(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let delegate = AnimatingDelegate()
        fixture.navigation.delegate = delegate
        let finger = fixture.finger(at: 50).move(by: fixture.back(205), over: 0.3).hold(for: 0.1)
        let alpha = fixture.top.view.layer.presentation()?.opacity ?? 1
        #expect(alpha > 0.4 && alpha < 0.6)
        finger.move(by: fixture.back(-150), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 3)
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(delegate.timesEnded == 2)
        #expect(fixture.milestones == [.began, .cancelled, .began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a delegate is asked to learn whether it has animators.
    @Test(
        "the app's delegate is asked for an animator only when a transition begins, and once for each",
        arguments: TestConfiguration.all, [true, false])
    func timesAsked(configuration: TestConfiguration, isAnimating: Bool) {
        let fixture = NavigationFixture(configuration, depth: 4)
        let delegate = AnimatingDelegate()
        delegate.isAnimating = isAnimating
        fixture.navigation.delegate = delegate
        fixture.finger(at: 200).up()
        fixture.finger(at: 200).move(by: 0, 200, over: 0.2).up()
        fixture.finger(at: 300).move(by: fixture.back(-200), over: 0.2).up()
        fixture.top.fullScreenPop.isEnabled = false
        fixture.swipe()
        fixture.top.fullScreenPop.isEnabled = nil
        #expect(delegate.questions == [])
        fixture.swipe()
        #expect(delegate.questions == ["2 Screen 3 Screen 2"])
        fixture.swipe(by: 60)
        fixture.swipe()
        #expect(delegate.questions.dropFirst() == ["2 Screen 2 Screen 1", "2 Screen 2 Screen 1"])
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        fixture.device.settle()
        #expect(delegate.questions.dropFirst(3) == ["2 Screen 1 Screen 0", "1 Screen 0 Next"])
        #expect(delegate.timesEnded == (isAnimating ? 5 : 0))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("an animator of the app's delegate plays the first pop by a button", arguments: TestConfiguration.leftToRight)
    func firstPop(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let delegate = AnimatingDelegate()
        fixture.navigation.delegate = delegate
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        #expect(delegate.questions == ["2 Screen 1 Screen 0"])
        #expect(delegate.timesEnded == 1)
    }

    @Test("screens for which the app's delegate has no animator pop as without one", arguments: TestConfiguration.all)
    func noAnimator(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let delegate = AnimatingDelegate()
        delegate.isAnimating = false
        fixture.navigation.delegate = delegate
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(delegate.timesEnded == 0)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "the animator of the app's delegate plays pushes, and pops that the app makes",
        arguments: TestConfiguration.leftToRight)
    func otherTransitions(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let delegate = AnimatingDelegate()
        fixture.navigation.delegate = delegate
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        fixture.device.settle()
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        #expect(delegate.timesEnded == 2)
        #expect(fixture.events.isEmpty)
    }
}

/// Fades the leaving screen out.
private final class AnimatingDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    var isAnimating = true
    private(set) var timesEnded = 0
    /// The operation and the titles of the screens that an animator was wanted for.
    private(set) var questions: [String] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        questions.append("\(operation.rawValue) \(fromVC.title ?? "") \(toVC.title ?? "")")
        return isAnimating ? self : nil
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let leaving = context.view(forKey: .from), let arriving = context.view(forKey: .to) else {
            context.completeTransition(false)
            return
        }
        context.containerView.insertSubview(arriving, at: 0)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            leaving.alpha = 0
        } completion: { _ in
            leaving.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        timesEnded += 1
    }
}
