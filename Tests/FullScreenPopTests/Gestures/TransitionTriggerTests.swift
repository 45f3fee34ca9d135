import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("A gesture that brings a screen") @MainActor
struct TransitionGestureTests {
    @Test(
        "presents, as far as the fingers go, and takes it back or goes on",
        arguments: [UIModalPresentationStyle.fullScreen, .custom], [true, false])
    func presents(style: UIModalPresentationStyle, finishes: Bool) throws {
        let stage = ModalStage(ModalTransition(.cover), style: style, isPresented: false)
        let trigger = TransitionTrigger(.verticalPan(.up), on: stage.presenter.view) { trigger in
            stage.presenter.present(stage.screen, drivenBy: trigger)
        }
        let finger = stage.drag(0, -110)
        #expect(trigger.isActive)
        #expect(abs(try #require(stage.progress) - 0.25) < 0.01)
        finger.move(by: 0, finishes ? -200 : -20, over: 0.2).hold(for: 0.2).up()
        #expect(!trigger.isActive)
        stage.device.settle()
        #expect(stage.isPresented == finishes)
        #expect(stage.presenter.view.window != nil || (finishes && style == .fullScreen))
        #expect(stage.device.faults.isEmpty)
    }

    @Test("presents by a spread")
    func spread() {
        let stage = ModalStage(ModalTransition(.zoom), isPresented: false)
        TransitionTrigger(.spread, on: stage.presenter.view) { trigger in
            stage.presenter.present(stage.screen, drivenBy: trigger)
        }
        stage.pinch(from: 300, to: 100)
        #expect(!stage.isPresented)
        stage.pinch(from: 100, to: 400)
        #expect(stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a button presents without fingers, also after a gesture that was cancelled")
    func button() {
        let stage = ModalStage(ModalTransition(.cover), isPresented: false)
        let trigger = TransitionTrigger(.verticalPan(.up), on: stage.presenter.view) { trigger in
            stage.presenter.present(stage.screen, drivenBy: trigger)
        }
        stage.swipe(0, -60)
        #expect(!stage.isPresented)
        stage.device.perform { stage.presenter.present(stage.screen, drivenBy: trigger) }
        #expect(stage.screen.transitionCoordinator?.initiallyInteractive == false)
        stage.device.settle()
        #expect(stage.isPresented)
        #expect(trigger.interactionController(for: TransitionAnimator(transition: .cube, direction: .forward)) == nil)
    }

    @Test("begins nothing while its screen presents or takes part in a transition")
    func busy() {
        let stage = ModalStage(ModalTransition(.cover), style: .custom, isPresented: false)
        var begun = 0
        TransitionTrigger(.verticalPan(.up), on: stage.presenter.view) { _ in begun += 1 }
        stage.present()
        stage.screen.view.superview?.isUserInteractionEnabled = false
        stage.swipe(0, -200)
        #expect(begun == 0)
        stage.device.perform { stage.screen.dismiss(animated: true) }
        stage.drag(0, -100, over: 0.1).up()
        #expect(begun == 0)
        stage.device.settle()
        stage.swipe(0, -200)
        #expect(begun == 1)
    }

    @Test("is kept by its view, and taken off by being removed, in the middle as well")
    func lifetime() {
        let stage = ModalStage(ModalTransition(.cover), isPresented: false)
        weak var weakTrigger: TransitionTrigger?
        do {
            let trigger = TransitionTrigger(.verticalPan(.up), on: stage.presenter.view) { [unowned stage] trigger in
                stage.presenter.present(stage.screen, drivenBy: trigger)
            }
            weakTrigger = trigger
        }
        #expect(weakTrigger != nil)
        let finger = stage.drag(0, -110)
        #expect(stage.progress != nil)
        stage.device.perform { weakTrigger?.remove() }
        finger.move(by: 0, -200, over: 0.2).up()
        stage.device.settle()
        #expect(!stage.isPresented)
        #expect(weakTrigger == nil)
        #expect(stage.presenter.view.gestureRecognizers?.isEmpty != false)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("pushes, with the screen's transition or as UIKit does", arguments: World.all, [true, false])
    func pushes(world: World, hasTransition: Bool) throws {
        let stage = Stage(world)
        let next = Screen("Next")
        next.fullScreenPop.hidesNavigationBar = true
        if hasTransition { next.fullScreenPop.transition = .cube }
        TransitionTrigger(.pan(.forward), on: stage.top.view) { trigger in
            stage.navigation.backSwipe.pushViewController(next, drivenBy: trigger)
        }
        let finger = stage.finger(at: 350).move(by: stage.back(-110), over: 0.3)
        #expect(stage.navigation.topViewController === next)
        #expect(abs(try #require(stage.navigation.transitionCoordinator).percentComplete - 100 / 390) < 0.01)
        finger.hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(stage.top.view.window != nil)

        stage.finger(at: 380).move(by: stage.back(-300), over: 0.3).hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0", "Screen 1", "Next"])
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(stage.events == [])
        stage.swipe()
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(stage.milestones == [.began, .finished])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("after a push that was cancelled the swipe back is UIKit's own again", arguments: World.leftToRight)
    func afterCancelledPush(world: World) {
        let stage = Stage(world)
        TransitionTrigger(.pan(.forward), on: stage.top.view) { trigger in
            stage.navigation.backSwipe.pushViewController(Screen("Next"), drivenBy: trigger)
        }
        stage.finger(at: 350).move(by: -110, over: 0.3).hold(for: 0.2).up()
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .finished])
        #expect(stage.device.faults.isEmpty)
    }

    // Trap 2. Fails when `GestureLead.interaction(for:)` does not hand on how far the fingers have come.
    @Test("what is led is where the fingers are, whenever it is asked for")
    func lateQuestion() {
        let stage = ModalStage(isPresented: false)
        let trigger = TransitionTrigger(.verticalPan(.up), on: stage.presenter.view) { _ in }
        #expect(trigger.recognizer?.name == "FullScreenPop.panUp")
        let finger = stage.drag(0, -210)
        let fixture = TransitionFixture()
        fixture.context.isInteractive = true
        let animator = TransitionAnimator(transition: .cover, direction: .forward)
        let interaction = trigger.interactionController(for: animator)
        fixture.device.perform { interaction?.startInteractiveTransition(fixture.context) }
        #expect(abs((fixture.context.progress.last ?? 0) - 0.5) < 0.01)
        finger.cancel()
        fixture.device.settle()
        #expect(fixture.context.completions == [false])
    }

    // Fails when `present(_:drivenBy:completion:)` keeps the lead of a presentation that has not come about.
    @Test("a presentation that UIKit refuses leaves nothing to lead the next one")
    func refusedPresentation() {
        let stage = ModalStage(ModalTransition(.cover), isPresented: false)
        let other = Screen("Other")
        TransitionTrigger(.verticalPan(.up), on: stage.presenter.view) { [unowned stage] trigger in
            stage.presenter.present(other, animated: false)
            stage.presenter.present(stage.screen, drivenBy: trigger)
        }
        stage.drag(0, -300).up()
        stage.device.settle()
        #expect(!stage.isPresented)
        stage.device.perform { stage.presenter.dismiss(animated: false) }
        stage.device.perform { stage.presenter.present(stage.screen, animated: true) }
        #expect(stage.screen.transitionCoordinator?.initiallyInteractive == false)
        stage.device.settle()
        #expect(stage.isPresented)
    }

    // Trap 3. Fails when `GestureLead.interaction(for:)` does not look at the animator.
    @Test("leads one animator, however often it is asked, and none when the fingers have gone")
    func oneAnimator() {
        let stage = ModalStage(isPresented: false)
        let animators = (0..<2).map { _ in TransitionAnimator(transition: .cover, direction: .forward) }
        var answers: [(any UIViewControllerInteractiveTransitioning)?] = []
        let trigger = TransitionTrigger(.verticalPan(.up), on: stage.presenter.view) { trigger in
            for animator in [animators[0], animators[0], animators[1]] {
                answers.append(trigger.interactionController(for: animator))
            }
        }
        let finger = stage.drag(0, -200)
        #expect(answers.count == 3)
        #expect(answers[0] != nil && answers[1] === answers[0] && answers[2] == nil)
        finger.up()
        #expect(trigger.interactionController(for: animators[0]) == nil)
    }

    @Test("leads an animator of the app's own through a delegate of the app's own")
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
        let stage = ModalStage()
        stage.screen.modalTransition = nil
        stage.screen.transitioningDelegate = delegate
        let area = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
        stage.screen.view.addSubview(area)
        let trigger = TransitionTrigger(.pinch, on: area) { [unowned stage] _ in
            stage.screen.dismiss(animated: true)
        }
        delegate.trigger = trigger
        stage.pinch(from: 200, to: 180, at: CGPoint(x: 195, y: 600))
        #expect(stage.isPresented)
        stage.pinch(from: 300, to: 100, at: CGPoint(x: 195, y: 600))
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }
}
