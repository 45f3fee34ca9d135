import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Transition triggers") @MainActor
struct TransitionTriggerTests {
    @Test(
        "a trigger's pan presents a screen as far as the finger goes, and then finishes or cancels",
        arguments: [UIModalPresentationStyle.fullScreen, .custom], [true, false])
    func presents(style: UIModalPresentationStyle, finishes: Bool) throws {
        let fixture = ModalFixture(ModalTransition(.cover), style: style, isPresented: false)
        let trigger = TransitionTrigger.install(.verticalPan(.up), on: fixture.presenter.view) { trigger in
            fixture.presenter.present(fixture.screen, drivenBy: trigger)
        }
        let finger = fixture.drag(0, -110)
        #expect(trigger.isDrivingTransition)
        #expect(abs(try #require(fixture.progress) - 0.25) < 0.01)
        finger.move(by: 0, finishes ? -200 : -20, over: 0.2).hold(for: 0.2).up()
        #expect(!trigger.isDrivingTransition)
        fixture.device.settle()
        #expect(fixture.isPresented == finishes)
        #expect((fixture.presenter.view.window == nil) == (finishes && style == .fullScreen))
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a trigger drives whatever its gesture does.
    @Test(
        "a trigger whose closure begins nothing, or what UIKit animates by itself, drives nothing",
        arguments: [true, false])
    func drivesNothing(presents: Bool) {
        let fixture = ModalFixture(ModalTransition(.cover), isPresented: false)
        let plain = Screen("Plain")
        let trigger = TransitionTrigger.install(.verticalPan(.up), on: fixture.presenter.view) { _ in
            if presents { fixture.presenter.present(plain, animated: true) }
        }
        let finger = fixture.drag(0, -110)
        #expect(!trigger.isDrivingTransition)
        finger.up()
        fixture.device.settle()
        #expect(!trigger.isDrivingTransition && fixture.device.faults.isEmpty)
    }

    @Test("a trigger's spread presents a screen")
    func spread() {
        let fixture = ModalFixture(ModalTransition(.zoom), isPresented: false)
        TransitionTrigger.install(.spread, on: fixture.presenter.view) { trigger in
            fixture.presenter.present(fixture.screen, drivenBy: trigger)
        }
        fixture.pinch(from: 300, to: 100)
        #expect(!fixture.isPresented)
        fixture.pinch(from: 100, to: 400)
        #expect(fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a button presents without fingers, also after a gesture that was cancelled")
    func button() {
        let fixture = ModalFixture(ModalTransition(.cover), isPresented: false)
        let trigger = TransitionTrigger.install(.verticalPan(.up), on: fixture.presenter.view) { trigger in
            fixture.presenter.present(fixture.screen, drivenBy: trigger)
        }
        fixture.swipe(0, -60)
        #expect(!fixture.isPresented)
        fixture.device.perform { fixture.presenter.present(fixture.screen, drivenBy: trigger) }
        #expect(fixture.screen.transitionCoordinator?.initiallyInteractive == false)
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(trigger.interactionController(for: TransitionAnimator(transition: .cube, direction: .forward)) == nil)
    }

    @Test("a trigger begins nothing while its screen presents or takes part in a transition")
    func busy() {
        let fixture = ModalFixture(ModalTransition(.cover), style: .custom, isPresented: false)
        var begun = 0
        TransitionTrigger.install(.verticalPan(.up), on: fixture.presenter.view) { _ in begun += 1 }
        fixture.present()
        fixture.screen.view.superview?.isUserInteractionEnabled = false
        fixture.swipe(0, -200)
        #expect(begun == 0)
        fixture.device.perform { fixture.screen.dismiss(animated: true) }
        fixture.drag(0, -100, over: 0.1).up()
        #expect(begun == 0)
        fixture.device.settle()
        fixture.swipe(0, -200)
        #expect(begun == 1)
    }

    @Test("a trigger is kept by its view until it is removed, which may happen during its gesture")
    func lifetime() {
        let fixture = ModalFixture(ModalTransition(.cover), isPresented: false)
        weak var weakTrigger: TransitionTrigger?
        do {
            let trigger = TransitionTrigger.install(.verticalPan(.up), on: fixture.presenter.view) {
                [unowned fixture] trigger in
                fixture.presenter.present(fixture.screen, drivenBy: trigger)
            }
            weakTrigger = trigger
        }
        #expect(weakTrigger != nil)
        let finger = fixture.drag(0, -110)
        #expect(fixture.progress != nil)
        fixture.device.perform { weakTrigger?.uninstall() }
        finger.move(by: 0, -200, over: 0.2).up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(weakTrigger == nil)
        #expect(fixture.presenter.view.gestureRecognizers?.isEmpty != false)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a trigger pushes with the screen's transition, or as UIKit does", arguments: TestConfiguration.all,
        [true, false])
    func pushes(configuration: TestConfiguration, hasTransition: Bool) throws {
        let fixture = NavigationFixture(configuration)
        let next = Screen("Next")
        next.fullScreenPop.hidesNavigationBar = true
        if hasTransition { next.fullScreenPop.transition = .cube }
        TransitionTrigger.install(.pan(.forward), on: fixture.top.view) { trigger in
            fixture.navigation.backSwipe.pushViewController(next, drivenBy: trigger)
        }
        let finger = fixture.finger(at: 350).move(by: fixture.back(-110), over: 0.3)
        #expect(fixture.navigation.topViewController === next)
        #expect(abs(try #require(fixture.navigation.transitionCoordinator).percentComplete - 100 / 390) < 0.01)
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(!fixture.navigation.isNavigationBarHidden)
        #expect(fixture.top.view.window != nil)

        fixture.finger(at: 380).move(by: fixture.back(-300), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "Next"])
        #expect(fixture.navigation.isNavigationBarHidden)
        #expect(fixture.events == [])
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "after a driven push was cancelled, the swipe back is UIKit's own again",
        arguments: TestConfiguration.leftToRight)
    func afterCancelledPush(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        TransitionTrigger.install(.pan(.forward), on: fixture.top.view) { trigger in
            fixture.navigation.backSwipe.pushViewController(Screen("Next"), drivenBy: trigger)
        }
        fixture.finger(at: 350).move(by: -110, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `TransitionGestureDriver.interaction(for:)` does not hand on how far the fingers have come.
    @Test("a driven transition is where the fingers are, however late its interaction is asked for")
    func lateQuestion() {
        let fixture = ModalFixture(isPresented: false)
        let trigger = TransitionTrigger.install(.verticalPan(.up), on: fixture.presenter.view) { _ in }
        #expect(trigger.recognizers.allSatisfy { $0.name == "FullScreenPop.panUp" })
        let finger = fixture.drag(0, -210)
        let transitionFixture = TransitionFixture()
        transitionFixture.context.isInteractive = true
        let animator = TransitionAnimator(transition: .cover, direction: .forward)
        let interaction = trigger.interactionController(for: animator)
        transitionFixture.device.perform { interaction?.startInteractiveTransition(transitionFixture.context) }
        #expect(abs((transitionFixture.context.progress.last ?? 0) - 0.5) < 0.01)
        finger.cancel()
        transitionFixture.device.settle()
        #expect(transitionFixture.context.completions == [false])
    }

    // Fails when `present(_:drivenBy:completion:)` keeps the driver of a presentation that has not come about.
    @Test("a driven presentation that UIKit refuses leaves no driver for the next one")
    func refusedPresentation() {
        let fixture = ModalFixture(ModalTransition(.cover), isPresented: false)
        let other = Screen("Other")
        TransitionTrigger.install(.verticalPan(.up), on: fixture.presenter.view) { [unowned fixture] trigger in
            fixture.presenter.present(other, animated: false)
            fixture.presenter.present(fixture.screen, drivenBy: trigger)
        }
        fixture.drag(0, -300).up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
        fixture.device.perform { fixture.presenter.dismiss(animated: false) }
        fixture.device.perform { fixture.presenter.present(fixture.screen, animated: true) }
        #expect(fixture.screen.transitionCoordinator?.initiallyInteractive == false)
        fixture.device.settle()
        #expect(fixture.isPresented)
    }

    // Fails when `TransitionGestureDriver.interaction(for:)` does not look at the animator.
    @Test("a trigger drives one animator, however often it is asked, and none when the fingers have gone")
    func oneAnimator() {
        let fixture = ModalFixture(isPresented: false)
        let animators = (0..<2).map { _ in TransitionAnimator(transition: .cover, direction: .forward) }
        var answers: [(any UIViewControllerInteractiveTransitioning)?] = []
        let trigger = TransitionTrigger.install(.verticalPan(.up), on: fixture.presenter.view) { trigger in
            for animator in [animators[0], animators[0], animators[1]] {
                answers.append(trigger.interactionController(for: animator))
            }
        }
        let finger = fixture.drag(0, -200)
        #expect(answers.count == 3)
        #expect(answers[0] != nil && answers[1] === answers[0] && answers[2] == nil)
        finger.up()
        #expect(trigger.interactionController(for: animators[0]) == nil)
    }

    @Test("a trigger drives an animator of the app's own through a delegate of the app's own")
    func appDelegate() {
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            weak var trigger: TransitionTrigger?

            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                TransitionAnimator(transition: .drop, direction: .forward)
            }

            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                trigger?.interactionController(for: animator)
            }
        }
        let delegate = Delegate()
        let fixture = ModalFixture()
        fixture.screen.modalTransition = nil
        fixture.screen.transitioningDelegate = delegate
        let area = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
        fixture.screen.view.addSubview(area)
        let trigger = TransitionTrigger.install(.pinch, on: area) { [unowned fixture] _ in
            fixture.screen.dismiss(animated: true)
        }
        delegate.trigger = trigger
        fixture.pinch(from: 200, to: 180, at: CGPoint(x: 195, y: 600))
        #expect(fixture.isPresented)
        fixture.pinch(from: 300, to: 100, at: CGPoint(x: 195, y: 600))
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }
}
