import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("What the app does in the middle of a swipe") @MainActor
struct ChangesDuringSwipeTests {
    /// Calls that leave the screen on which they find the navigation controller.
    enum Departure: CaseIterable {
        case pop, popToRoot, popToScreen

        @MainActor
        func leave(_ stage: Stage) {
            switch self {
            case .pop: stage.navigation.popViewController(animated: true)
            case .popToRoot: stage.navigation.popToRootViewController(animated: true)
            case .popToScreen: stage.navigation.popToViewController(stage.screens[1], animated: true)
            }
        }

        var stackAfterwards: [String] {
            switch self {
            case .pop: ["Screen 0", "Screen 1", "Screen 2"]
            case .popToRoot: ["Screen 0"]
            case .popToScreen: ["Screen 0", "Screen 1"]
            }
        }
    }

    @Test(
        "a pop waits for its end, and then leaves the screen it was meant for", arguments: World.all,
        [230, 80] as [CGFloat])
    func pop(world: World, distance: CGFloat) {
        for departure in Departure.allCases {
            let stage = Stage(world, depth: 4)
            let finger = stage.finger(at: 60).move(by: stage.back(distance), over: 0.3)
            stage.device.perform { departure.leave(stage) }
            finger.hold(for: 0.2).up()
            stage.device.settle()
            #expect(stage.stack == departure.stackAfterwards)
            #expect(stage.milestones == [.began, distance > 200 ? .finished : .cancelled])
            #expect(stage.device.faults.isEmpty)
        }
    }

    @Test("a pop to a screen that a replacement has removed meanwhile does nothing", arguments: World.leftToRight)
    func popAfterReplacement(world: World) {
        let stage = Stage(world, depth: 3)
        let finger = stage.finger(at: 60).move(by: stage.back(100), over: 0.3)
        stage.device.perform {
            stage.navigation.setViewControllers([Screen("A"), Screen("B")], animated: true)
            stage.navigation.popToViewController(stage.screens[0], animated: true)
        }
        finger.cancel()
        stage.device.settle()
        #expect(stage.stack == ["A", "B"])
        #expect(stage.device.faults.isEmpty)
    }

    /// Where in the course of a swipe a handler does something.
    enum Moment: CaseIterable {
        case began, progress, end

        func includes(_ event: PopEvent) -> Bool {
            switch event {
            case .began: self == .began
            case .progress: self == .progress
            case .finished, .cancelled: self == .end
            case .refused: false
            }
        }
    }

    @Test("a handler of events may push", arguments: World.all, Moment.allCases)
    func pushInHandler(world: World, moment: Moment) {
        for distance: CGFloat in [230, 80] {
            let stage = Stage(world, depth: 3)
            stage.once(at: moment) { $0.navigation.pushViewController(Screen("Next"), animated: true) }
            stage.swipe(by: distance)
            let rest = distance > 200 ? ["Screen 0", "Screen 1"] : ["Screen 0", "Screen 1", "Screen 2"]
            #expect(stage.stack == rest + ["Next"])
            #expect(stage.milestones == [.began, distance > 200 ? .finished : .cancelled])
            #expect(stage.device.faults.isEmpty)
        }
    }

    @Test("a handler of events may replace the stack", arguments: World.all, Moment.allCases)
    func replaceInHandler(world: World, moment: Moment) {
        let stage = Stage(world, depth: 3)
        stage.once(at: moment) { $0.navigation.viewControllers = [Screen("A"), Screen("B")] }
        stage.swipe()
        #expect(stage.stack == ["A", "B"])
        #expect(stage.milestones == [.began, .finished])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a handler of events may pop to the root", arguments: World.all, Moment.allCases)
    func popInHandler(world: World, moment: Moment) {
        for distance: CGFloat in [230, 80] {
            let stage = Stage(world, depth: 4)
            stage.once(at: moment) { $0.navigation.popToRootViewController(animated: true) }
            stage.swipe(by: distance)
            #expect(stage.stack == ["Screen 0"])
            #expect(stage.device.faults.isEmpty)
        }
    }

    @Test("a pop in the handler of the end leaves the screen that is on top then", arguments: World.all)
    func popAtEnd(world: World) {
        let stage = Stage(world, depth: 4)
        stage.once(at: .end) { $0.navigation.popViewController(animated: true) }
        stage.swipe()
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(stage.device.faults.isEmpty)
    }

    /// A finger that rests where UIKit's edge pan begins holds other recognizers back on some systems, after they have
    /// been allowed to begin.
    @Test("a swipe that is held back until the screens have changed does not begin", arguments: World.all)
    func heldBack(world: World) {
        let changes: [(UINavigationController) -> Void] = [
            { $0.pushViewController(Screen("Next"), animated: true) },
            { $0.pushViewController(Screen("Next"), animated: false) },
            { $0.popToRootViewController(animated: false) },
        ]
        for change in changes {
            let stage = Stage(world, depth: 3)
            let resting = stage.finger(at: 5, 700)
            let moving = stage.finger(at: 60).move(by: stage.back(200), over: 0.2)
            if !stage.milestones.contains(.began) {
                stage.device.perform { change(stage.navigation) }
                let stack = stage.stack
                resting.up()
                stage.device.settle()
                #expect(stage.stack == stack)
                #expect(!stage.milestones.contains(.began))
                #expect(stage.refusals.count == 1)
            } else {
                resting.up()
            }
            moving.hold(for: 0.2).up()
            stage.device.settle()
            #expect(stage.device.faults.isEmpty)
            stage.device.perform { stage.navigation.pushViewController(Screen("Last"), animated: true) }
            stage.device.settle()
            stage.swipe()
            #expect(stage.stack.last != "Last")
        }
    }

    @Test("what waited and what the handler of the end wants happen one after another", arguments: World.all)
    func pushBeforeAndAtEnd(world: World) {
        let stage = Stage(world, depth: 3)
        stage.once(at: .progress) { $0.navigation.pushViewController(Screen("First"), animated: true) }
        stage.once(at: .end) { $0.navigation.pushViewController(Screen("Second"), animated: true) }
        stage.swipe()
        #expect(stage.stack == ["Screen 0", "Screen 1", "First", "Second"])
        #expect(stage.device.faults.isEmpty)
        stage.swipe()
        #expect(stage.stack == ["Screen 0", "Screen 1", "First"])
    }

    @Test(
        "options, drivers and delegates changed by a handler count for the next swipe", arguments: World.all,
        Moment.allCases)
    func settingsInHandler(world: World, moment: Moment) {
        let delegate = AnimatorDelegate()
        let changes: [(Stage) -> Void] = [
            { $0.navigation.backSwipe.defaults.isEnabled = false },
            { $0.navigation.backSwipe.driver = .percentDriven },
            { $0.navigation.backSwipe.driver = .systemTarget },
            { $0.navigation.backSwipe.usesPublicInterfacesOnly = true },
            { $0.navigation.delegate = delegate },
            { $0.navigation.backSwipe.arbiter.rules = [] },
            { $0.navigation.backSwipe.onPopEvent = nil },
        ]
        for change in changes {
            let stage = Stage(world, depth: 4)
            stage.once(at: moment, change)
            stage.swipe()
            #expect(stage.stack.count == 3)
            stage.navigation.backSwipe.defaults.isEnabled = nil
            stage.swipe()
            #expect(stage.stack.count == 2)
            #expect(stage.device.faults.isEmpty)
        }
    }

    @Test("a delegate with animators that comes and goes under the finger", arguments: World.all)
    func delegateDuringSwipe(world: World) {
        let stage = Stage(world, depth: 4)
        let delegate = AnimatorDelegate()
        for swapsIn in [true, false] {
            let finger = stage.finger(at: 60).move(by: stage.back(120), over: 0.2)
            stage.device.perform { stage.navigation.delegate = swapsIn ? delegate : nil }
            finger.move(by: stage.back(120), over: 0.2).hold(for: 0.2).up()
            stage.device.settle()
        }
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(stage.milestones == [.began, .finished, .began, .finished])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a sheet that is presented under the finger, and dismissed", arguments: World.all, [230, 80] as [CGFloat])
    func presentation(world: World, distance: CGFloat) {
        let stage = Stage(world, depth: 3)
        let finger = stage.finger(at: 60).move(by: stage.back(distance), over: 0.3)
        stage.device.perform { stage.navigation.present(Screen("Sheet"), animated: true) }
        finger.hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.milestones.count == 2)
        stage.device.perform { stage.navigation.dismiss(animated: true) }
        stage.device.settle()
        let depth = stage.stack.count
        stage.swipe()
        #expect(stage.stack.count == depth - 1)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("the navigation controller that leaves the window under the finger and returns", arguments: World.all)
    func removal(world: World) {
        let stage = Stage(world, depth: 3)
        let finger = stage.finger(at: 60).move(by: stage.back(150), over: 0.3)
        stage.device.perform { stage.device.window.rootViewController = Screen("Other") }
        finger.move(by: stage.back(50), over: 0.1).up()
        stage.device.settle()
        stage.device.perform { stage.device.window.rootViewController = stage.navigation }
        stage.device.settle()
        let depth = stage.stack.count
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.swipe()
        #expect(stage.stack.count == depth - 1)
        let milestones = stage.milestones
        #expect(milestones.count == 4)
    }

    @Test("another tab that is chosen under the finger, and the first one again", arguments: World.all)
    func tabs(world: World) {
        let stage = Stage(world, depth: 3)
        let other = FullScreenPopNavigationController(rootViewController: Screen("Other 0"))
        other.backSwipe.driver = world.driver
        let tabs = UITabBarController()
        stage.device.perform {
            stage.device.window.rootViewController = nil
            tabs.viewControllers = [stage.navigation, other]
            stage.device.window.rootViewController = tabs
            other.pushViewController(Screen("Other 1"), animated: false)
        }
        stage.device.settle()
        let finger = stage.finger(at: 60).move(by: stage.back(150), over: 0.3)
        stage.device.perform { tabs.selectedIndex = 1 }
        finger.move(by: stage.back(50), over: 0.1).up()
        stage.device.settle()
        stage.swipe()
        #expect(other.viewControllers.count == 1)
        stage.device.perform { tabs.selectedIndex = 0 }
        stage.device.settle()
        let depth = stage.stack.count
        stage.swipe()
        #expect(stage.stack.count == depth - 1)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("the bar that is hidden and shown under the finger", arguments: World.all, [230, 80] as [CGFloat])
    func bar(world: World, distance: CGFloat) {
        let stage = Stage(world, depth: 3)
        stage.below.fullScreenPop.hidesNavigationBar = true
        let finger = stage.finger(at: 60).move(by: stage.back(distance), over: 0.3)
        stage.device.perform { stage.navigation.setNavigationBarHidden(false, animated: true) }
        stage.device.advance(by: 0.1)
        stage.device.perform { stage.top.fullScreenPop.hidesNavigationBar = false }
        finger.hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack.count == (distance > 200 ? 2 : 3))
        if distance < 200 { #expect(!stage.navigation.isNavigationBarHidden) }
        #expect(stage.device.faults.isEmpty)
    }
}

extension Stage {
    /// Does something at the first event of that moment, from inside the handler.
    fileprivate func once(at moment: ChangesDuringSwipeTests.Moment, _ change: @escaping (Stage) -> Void) {
        let next = navigation.backSwipe.onPopEvent
        var isDone = false
        navigation.backSwipe.onPopEvent = { [unowned self] event in
            next?(event)
            guard !isDone, moment.includes(event) else { return }
            isDone = true
            change(self)
        }
    }
}

/// Animates pops by itself, without an interaction.
private final class AnimatorDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .pop ? Fade() : nil
    }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let leaving = transitionContext.view(forKey: .from), let arriving = transitionContext.view(forKey: .to)
        else { return }
        transitionContext.containerView.insertSubview(arriving, belowSubview: leaving)
        UIView.animate(withDuration: 0.2) {
            leaving.alpha = 0
        } completion: { _ in
            leaving.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
