import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Modal transitions with every style of presentation") @MainActor
struct ModalStyleTests {
    /// Where a view is: its superview, its neighbours below and above, its frame.
    private struct Place: Equatable {
        let superview: ObjectIdentifier?
        let index: Int?
        let frame: CGRect
        let alpha: CGFloat
        let transform: CGAffineTransform

        @MainActor init(of view: UIView) {
            superview = view.superview.map { ObjectIdentifier($0) }
            index = view.superview?.subviews.firstIndex { $0 === view }
            frame = view.frame
            alpha = view.alpha
            transform = view.transform
        }
    }

    nonisolated static let removing: [UIModalPresentationStyle] = [.fullScreen]
    nonisolated static let keeping: [UIModalPresentationStyle] = [.custom, .overFullScreen]
    nonisolated static let all = removing + keeping
    nonisolated static let transitions: [ScreenTransition] = [.bounce, .cube, .pushLikeModal, .doors]

    private func stage(
        _ style: UIModalPresentationStyle, _ transition: ScreenTransition, isPresented: Bool = true
    ) -> ModalStage {
        ModalStage(
            ModalTransition(transition, gesture: .verticalPan(.down)), style: style, isPresented: isPresented)
    }

    @Test("forward: the screen is in its place, the presenter where its style wants it", arguments: all, transitions)
    func presents(style: UIModalPresentationStyle, transition: ScreenTransition) {
        let stage = stage(style, transition, isPresented: false)
        let before = Place(of: stage.presenter.view)
        stage.present()
        #expect(stage.isPresented)
        #expect(stage.screen.view.frame == stage.device.window.bounds)
        #expect(stage.screen.view.superview === stage.screen.presentationController?.containerView)
        if Self.keeping.contains(style) {
            #expect(Place(of: stage.presenter.view) == before)
        } else {
            #expect(stage.presenter.view.window == nil)
        }
        #expect(stage.device.faults.isEmpty)
    }

    // Trap 8. Both fail when `TransitionHierarchy.init` takes the views of the two screens instead of what
    // `context.view(forKey:)` returns.
    @Test(
        "Trap 8: a presenter that has stayed is not touched by a dismissal, cancelled", arguments: keeping, transitions)
    func untouchedWhenCancelled(style: UIModalPresentationStyle, transition: ScreenTransition) {
        let stage = stage(style, transition)
        let before = Place(of: stage.presenter.view)
        let finger = stage.drag(0, 150)
        #expect(stage.progress != nil)
        #expect(Place(of: stage.presenter.view) == before)
        finger.cancel()
        stage.device.settle()
        #expect(stage.isPresented)
        #expect(Place(of: stage.presenter.view) == before)
        #expect(stage.presenter.appearances == [])
        #expect(stage.device.faults.isEmpty)
    }

    @Test(
        "Trap 8: a presenter that has stayed is not touched by a dismissal, finished", arguments: keeping, transitions)
    func untouchedWhenFinished(style: UIModalPresentationStyle, transition: ScreenTransition) {
        let stage = stage(style, transition)
        let before = Place(of: stage.presenter.view)
        stage.swipe(0, 340)
        #expect(!stage.isPresented)
        #expect(Place(of: stage.presenter.view) == before)
        #expect(stage.presenter.appearances == [])
        #expect(stage.presenter.view.window != nil)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a presenter that had gone comes back, or goes again if the dismissal is cancelled", arguments: transitions)
    func removedPresenter(transition: ScreenTransition) {
        let stage = stage(.fullScreen, transition, isPresented: false)
        let before = Place(of: stage.presenter.view)
        stage.present()
        let finger = stage.drag(0, 150)
        #expect(stage.presenter.view.window != nil)
        finger.cancel()
        stage.device.settle()
        #expect(stage.isPresented)
        #expect(stage.presenter.view.window == nil)
        #expect(stage.screen.view.frame == stage.device.window.bounds)
        stage.swipe(0, 340)
        #expect(!stage.isPresented)
        #expect(Place(of: stage.presenter.view) == before)
        #expect(stage.screen.view.window == nil)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("what comes and goes is told so, in pairs, also when it is cancelled", arguments: all)
    func appearances(style: UIModalPresentationStyle) {
        let screen = Screen("Modal")
        let stage = ModalStage(
            ModalTransition(.bounce, gesture: .verticalPan(.down)), of: screen, style: style)
        let removes = Self.removing.contains(style)
        stage.swipe(0, 60)
        #expect(screen.appearances == ["willDisappear", "willAppear", "didAppear"])
        #expect(
            stage.presenter.appearances == (removes ? ["willAppear", "willDisappear", "didDisappear"] : []))
        screen.forgetAppearances()
        stage.presenter.forgetAppearances()
        stage.swipe(0, 340)
        #expect(screen.appearances == ["willDisappear", "didDisappear"])
        #expect(stage.presenter.appearances == (removes ? ["willAppear", "didAppear"] : []))
        #expect(stage.device.faults.isEmpty)
    }

    @Test("the screens are dismissed by a button as they are by a finger", arguments: all)
    func button(style: UIModalPresentationStyle) {
        let stage = stage(style, .bounce)
        stage.device.perform { stage.screen.dismiss(animated: true) }
        #expect(stage.screen.transitionCoordinator?.isInteractive == false)
        stage.device.advance(by: 0.35)
        #expect(stage.isPresented, "a drop takes 0.4 s")
        stage.device.advance(by: 0.1)
        #expect(!stage.isPresented)
        #expect(stage.presenter.view.window != nil)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("the dismissal is chosen apart from the presentation")
    func chosenApart() {
        let dismissal = ScreenTransition("slow", timing: .linear(2)) { _ in
            [.to { _ in .identity }, .from { .identity.faded(to: 1 - $0) }]
        }
        let stage = ModalStage(ModalTransition(.bounce, dismissal: dismissal), isPresented: false)
        stage.device.perform { stage.presenter.present(stage.screen, animated: true) }
        #expect(stage.screen.transitionCoordinator?.transitionDuration == ScreenTransition.bounce.timing.duration)
        stage.device.settle()
        stage.device.perform { stage.screen.dismiss(animated: true) }
        #expect(stage.screen.transitionCoordinator?.transitionDuration == 2)
        stage.device.settle()
        #expect(!stage.isPresented)
    }

    @Test("without an animation it comes and goes at once", arguments: all)
    func unanimated(style: UIModalPresentationStyle) {
        let stage = stage(style, .bounce, isPresented: false)
        stage.device.perform { stage.presenter.present(stage.screen, animated: false) }
        #expect(stage.screen.viewIfLoaded?.window != nil)
        stage.device.settle()
        if style == .fullScreen { stage.screen.interactiveDismissal?.attach() }
        if style != .overFullScreen {
            stage.swipe(0, 340)
            #expect(!stage.isPresented)
        } else {
            stage.device.perform { stage.screen.dismiss(animated: false) }
            #expect(!stage.isPresented)
        }
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a stack has its gesture, also without an animation", arguments: all)
    func unanimatedStack(style: UIModalPresentationStyle) {
        let stack = FullScreenPopNavigationController(rootViewController: Screen("Root"))
        let stage = ModalStage(of: stack, style: style, isPresented: false)
        stage.device.perform { stage.presenter.present(stack, animated: false) }
        stage.device.settle()
        stage.swipe(0, 340)
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }
}

@Suite("Setting a modal transition") @MainActor
struct ModalTransitionSetterTests {
    @Test("chooses full screen instead of a sheet, and leaves every other choice, before and after")
    func style() {
        let device = HeadlessDevice()
        device.perform {
            let screen = Screen("Modal")
            screen.modalTransition = ModalTransition(.bounce)
            #expect(screen.modalPresentationStyle == .fullScreen)
            screen.modalPresentationStyle = .overFullScreen
            #expect(screen.modalPresentationStyle == .overFullScreen)
            for style in [UIModalPresentationStyle.custom, .overFullScreen, .currentContext, .formSheet] {
                let other = Screen("Other")
                other.modalPresentationStyle = style
                other.modalTransition = ModalTransition(.bounce)
                #expect(other.modalPresentationStyle == style)
            }
        }
    }

    @Test("keeps the object that UIKit asks alive, and lets it go again")
    func delegate() {
        let device = HeadlessDevice()
        device.perform {
            let screen = Screen("Modal")
            screen.modalTransition = ModalTransition(.bounce, gesture: .pinch)
            weak let first = screen.transitioningDelegate
            #expect(first != nil)
            #expect(screen.modalTransition?.gesture?.name == "pinch")
            #expect(!screen.isViewLoaded)
            screen.modalTransition = ModalTransition(.drop)
            #expect(first == nil)
            #expect(screen.interactiveDismissal == nil)
            screen.modalTransition = nil
            #expect(screen.transitioningDelegate == nil)
            #expect(screen.modalTransition == nil)
        }
    }

    // Fails when `InteractiveDismissal.attach()` does not look whether it is attached already.
    @Test("adds one gesture to the screen's view, however often it is asked, also under a finger")
    func attached() {
        let stage = ModalStage()
        let recognizers = stage.screen.view.gestureRecognizers
        let finger = stage.drag(0, 150)
        stage.device.perform { stage.screen.interactiveDismissal?.attach() }
        #expect(stage.screen.interactiveDismissal?.isActive == true)
        #expect(stage.screen.view.gestureRecognizers == recognizers)
        finger.move(by: 0, 200, over: 0.3).up()
        stage.device.settle()
        #expect(!stage.isPresented)
    }

    // Fails when `InteractiveDismissal.attach()` leaves the gesture on the former view.
    @Test("follows the screen to another view")
    func otherView() {
        let stage = ModalStage(isPresented: false)
        let former = UIView(frame: stage.device.window.bounds)
        stage.device.perform {
            stage.screen.view = former
            stage.screen.interactiveDismissal?.attach()
            stage.screen.view = UIView(frame: stage.device.window.bounds)
        }
        stage.present()
        #expect(former.gestureRecognizers?.isEmpty != false)
        stage.swipe(0, 340)
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("to nothing leaves a delegate that the app has set meanwhile")
    func appDelegate() {
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}
        let device = HeadlessDevice()
        device.perform {
            let screen = Screen("Modal")
            let delegate = Delegate()
            screen.modalTransition = ModalTransition(.bounce)
            screen.transitioningDelegate = delegate
            screen.modalTransition = nil
            #expect(screen.transitioningDelegate === delegate)
        }
    }

    @Test("while the screen is shown changes how it goes, and by which gesture")
    func whileShown() {
        let stage = ModalStage(ModalTransition(.bounce, gesture: .verticalPan(.down)))
        stage.device.perform { stage.screen.modalTransition = ModalTransition(.bounce, gesture: .verticalPan(.up)) }
        stage.swipe(0, 340)
        #expect(stage.isPresented)
        stage.swipe(0, -340)
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("in the middle of a gesture lets that run back")
    func midGesture() {
        let stage = ModalStage(ModalTransition(.bounce, gesture: .verticalPan(.down)))
        let finger = stage.drag(0, 200)
        stage.device.perform { stage.screen.modalTransition = ModalTransition(.bounce) }
        finger.move(by: 0, 150, over: 0.1).up()
        stage.device.settle()
        #expect(stage.isPresented)
        #expect(stage.screen.transitionCoordinator == nil)
        #expect(stage.device.faults.isEmpty)
    }
}
