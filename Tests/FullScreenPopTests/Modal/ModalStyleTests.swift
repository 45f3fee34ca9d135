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

    private func fixture(
        _ style: UIModalPresentationStyle, _ transition: ScreenTransition, isPresented: Bool = true
    ) -> ModalFixture {
        ModalFixture(
            ModalTransition(transition, gesture: .verticalPan(.down)), style: style, isPresented: isPresented)
    }

    @Test("a presented screen is in its place, and the presenter where the style wants it", arguments: all, transitions)
    func presents(style: UIModalPresentationStyle, transition: ScreenTransition) {
        let fixture = fixture(style, transition, isPresented: false)
        let before = Place(of: fixture.presenter.view)
        fixture.present()
        #expect(fixture.isPresented)
        #expect(fixture.screen.view.frame == fixture.device.window.bounds)
        #expect(fixture.screen.view.superview === fixture.screen.presentationController?.containerView)
        if Self.keeping.contains(style) {
            #expect(Place(of: fixture.presenter.view) == before)
        } else {
            #expect(fixture.presenter.view.window == nil)
        }
        #expect(fixture.device.faults.isEmpty)
    }

    private final class CardPresentationController: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 500, width: 390, height: 344) }
    }

    // Fails when the transition hides the app's presentation controller.
    @Test("a card has the frame that its presentation controller gives it, and the gesture of its transition")
    func card() {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        let (home, screen) = (Screen("Home"), Screen("Card"))
        device.perform { device.window.rootViewController = home }
        var card = ModalTransition(.cover(from: .bottom), gesture: .verticalPan(.down, distance: 300))
        card.presentationController = { CardPresentationController(presentedViewController: $0, presenting: $1) }
        screen.modalTransition = card
        #expect(screen.modalPresentationStyle == .custom)
        device.perform { home.present(screen, animated: true) }
        device.settle()
        #expect(screen.presentationController is CardPresentationController)
        #expect(screen.view.frame == CGRect(x: 0, y: 500, width: 390, height: 344))
        let finger = device.finger().down(at: CGPoint(x: 195, y: 550)).move(by: 0, 60, over: 0.2).hold(for: 0.2)
        finger.up()
        device.settle()
        #expect(screen.view.frame == CGRect(x: 0, y: 500, width: 390, height: 344))
        device.finger().down(at: CGPoint(x: 195, y: 550)).move(by: 0, 250, over: 0.3).up()
        device.settle()
        #expect(home.presentedViewController == nil)
        #expect(device.faults.isEmpty)
    }

    @Test("a screen whose modal transition with a presentation controller is taken back has its former style")
    func cardTakenBack() {
        let screen = Screen("Plain")
        let style = screen.modalPresentationStyle
        var card = ModalTransition(.bounce)
        card.presentationController = { CardPresentationController(presentedViewController: $0, presenting: $1) }
        screen.modalTransition = card
        screen.modalTransition = nil
        #expect(screen.modalPresentationStyle == style)
    }

    @Test("a screen whose modal transition is taken back has the style that it had before")
    func takenBack() {
        let screen = Screen("Plain")
        let style = screen.modalPresentationStyle
        screen.modalTransition = ModalTransition(.bounce)
        #expect(screen.modalPresentationStyle == .fullScreen)
        screen.modalTransition = ModalTransition(.drop)
        screen.modalTransition = nil
        #expect(screen.modalPresentationStyle == style)
        screen.modalTransition = ModalTransition(.bounce)
        screen.modalPresentationStyle = .overFullScreen
        screen.modalTransition = nil
        #expect(screen.modalPresentationStyle == .overFullScreen)
    }

    // Both fail when `TransitionHierarchy.init` takes the views of the two screens instead of what
    // `context.view(forKey:)` returns.
    @Test(
        "a presenter that has stayed is not touched by a cancelled dismissal", arguments: keeping, transitions)
    func untouchedWhenCancelled(style: UIModalPresentationStyle, transition: ScreenTransition) {
        let fixture = fixture(style, transition)
        let before = Place(of: fixture.presenter.view)
        let finger = fixture.drag(0, 150)
        #expect(fixture.progress != nil)
        #expect(Place(of: fixture.presenter.view) == before)
        finger.cancel()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(Place(of: fixture.presenter.view) == before)
        #expect(fixture.presenter.appearances == [])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a presenter that has stayed is not touched by a finished dismissal", arguments: keeping, transitions)
    func untouchedWhenFinished(style: UIModalPresentationStyle, transition: ScreenTransition) {
        let fixture = fixture(style, transition)
        let before = Place(of: fixture.presenter.view)
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
        #expect(Place(of: fixture.presenter.view) == before)
        #expect(fixture.presenter.appearances == [])
        #expect(fixture.presenter.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a presenter that was removed is back after a dismissal, and removed again after a cancelled one",
        arguments: transitions)
    func removedPresenter(transition: ScreenTransition) {
        let fixture = fixture(.fullScreen, transition, isPresented: false)
        let before = Place(of: fixture.presenter.view)
        fixture.present()
        let finger = fixture.drag(0, 150)
        #expect(fixture.presenter.view.window != nil)
        finger.cancel()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(fixture.presenter.view.window == nil)
        #expect(fixture.screen.view.frame == fixture.device.window.bounds)
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
        #expect(Place(of: fixture.presenter.view) == before)
        #expect(fixture.screen.view.window == nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("the appearance callbacks of a dismissal come in pairs, also when it is cancelled", arguments: all)
    func appearances(style: UIModalPresentationStyle) {
        let screen = Screen("Modal")
        let fixture = ModalFixture(
            ModalTransition(.bounce, gesture: .verticalPan(.down)), of: screen, style: style)
        let removes = Self.removing.contains(style)
        fixture.swipe(0, 60)
        #expect(screen.appearances == ["willDisappear", "willAppear", "didAppear"])
        #expect(
            fixture.presenter.appearances == (removes ? ["willAppear", "willDisappear", "didDisappear"] : []))
        screen.forgetAppearances()
        fixture.presenter.forgetAppearances()
        fixture.swipe(0, 340)
        #expect(screen.appearances == ["willDisappear", "didDisappear"])
        #expect(fixture.presenter.appearances == (removes ? ["willAppear", "didAppear"] : []))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a button dismisses a modal with its transition", arguments: all)
    func button(style: UIModalPresentationStyle) {
        let fixture = fixture(style, .bounce)
        fixture.device.perform { fixture.screen.dismiss(animated: true) }
        #expect(fixture.screen.transitionCoordinator?.isInteractive == false)
        fixture.device.advance(by: 0.35)
        #expect(fixture.isPresented, "a drop takes 0.4 s")
        fixture.device.advance(by: 0.1)
        #expect(!fixture.isPresented)
        #expect(fixture.presenter.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("the transition of a dismissal can be chosen apart from that of the presentation")
    func chosenApart() {
        let dismissal = ScreenTransition("slow", timing: .linear(2)) { _ in
            [.to { _ in .identity }, .from { .identity.faded(to: 1 - $0) }]
        }
        let fixture = ModalFixture(ModalTransition(.bounce, dismissal: dismissal), isPresented: false)
        fixture.device.perform { fixture.presenter.present(fixture.screen, animated: true) }
        #expect(fixture.screen.transitionCoordinator?.transitionDuration == ScreenTransition.bounce.timing.duration)
        fixture.device.settle()
        fixture.device.perform { fixture.screen.dismiss(animated: true) }
        #expect(fixture.screen.transitionCoordinator?.transitionDuration == 2)
        fixture.device.settle()
        #expect(!fixture.isPresented)
    }

    @Test("without an animation a modal is presented and dismissed at once", arguments: all)
    func unanimated(style: UIModalPresentationStyle) {
        let fixture = fixture(style, .bounce, isPresented: false)
        fixture.device.perform { fixture.presenter.present(fixture.screen, animated: false) }
        #expect(fixture.screen.viewIfLoaded?.window != nil)
        fixture.device.settle()
        if style == .fullScreen {
            // UIKit has asked nobody, so there is no gesture yet.
            fixture.swipe(0, 340)
            #expect(fixture.isPresented)
            fixture.screen.interactiveDismissal?.attach()
        }
        if style != .overFullScreen {
            fixture.swipe(0, 340)
            #expect(!fixture.isPresented)
        } else {
            fixture.device.perform { fixture.screen.dismiss(animated: false) }
            #expect(!fixture.isPresented)
        }
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a FullScreenPopNavigationController has its dismissal gesture even if presented without an animation",
        arguments: all)
    func unanimatedStack(style: UIModalPresentationStyle) {
        let stack = FullScreenPopNavigationController(rootViewController: Screen("Root"))
        let fixture = ModalFixture(of: stack, style: style, isPresented: false)
        fixture.device.perform { fixture.presenter.present(stack, animated: false) }
        fixture.device.settle()
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }
}

@Suite("Setting a modal transition") @MainActor
struct ModalTransitionSetterTests {
    @Test(
        "a modal transition chooses full screen instead of UIKit's own sheet, and leaves every other style as it is",
        arguments: [(17, UIModalPresentationStyle.formSheet), (18, .pageSheet), (26, .pageSheet)])
    func style(system: Int, otherSheet: UIModalPresentationStyle) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .init(rawValue: system) ?? .iOS18))
        device.perform {
            let screen = Screen("Modal")
            screen.modalTransition = ModalTransition(.bounce)
            #expect(screen.modalPresentationStyle == .fullScreen)
            screen.modalPresentationStyle = .overFullScreen
            #expect(screen.modalPresentationStyle == .overFullScreen)
            for style in [UIModalPresentationStyle.custom, .overFullScreen, .currentContext, otherSheet] {
                let other = Screen("Other")
                other.modalPresentationStyle = style
                other.modalTransition = ModalTransition(.bounce)
                #expect(other.modalPresentationStyle == style)
            }
        }
    }

    @Test("a screen keeps the transitioning delegate of its modal transition, and releases it with that")
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
    @Test("a dismissal adds one gesture to the screen's view, however often it is attached, also under a finger")
    func attached() {
        let fixture = ModalFixture()
        let recognizers = fixture.screen.view.gestureRecognizers
        let finger = fixture.drag(0, 150)
        fixture.device.perform { fixture.screen.interactiveDismissal?.attach() }
        #expect(fixture.screen.interactiveDismissal?.isDrivingTransition == true)
        #expect(fixture.screen.view.gestureRecognizers == recognizers)
        finger.move(by: 0, 200, over: 0.3).up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
    }

    // Fails when `InteractiveDismissal.attach()` leaves the gesture on the former view.
    @Test("a dismissal's gesture follows the screen to another view")
    func otherView() {
        let fixture = ModalFixture(isPresented: false)
        let former = UIView(frame: fixture.device.window.bounds)
        fixture.device.perform {
            fixture.screen.view = former
            fixture.screen.interactiveDismissal?.attach()
            fixture.screen.view = UIView(frame: fixture.device.window.bounds)
        }
        fixture.present()
        #expect(former.gestureRecognizers?.isEmpty != false)
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("setting no modal transition leaves a delegate that the app has set in the meantime")
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

    @Test("setting a modal transition while the screen is shown changes its dismissal and the gesture for that")
    func whileShown() {
        let fixture = ModalFixture(ModalTransition(.bounce, gesture: .verticalPan(.down)))
        fixture.device.perform { fixture.screen.modalTransition = ModalTransition(.bounce, gesture: .verticalPan(.up)) }
        fixture.swipe(0, 340)
        #expect(fixture.isPresented)
        fixture.swipe(0, -340)
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("setting a modal transition in the middle of a dismissal lets that run back")
    func midGesture() {
        let fixture = ModalFixture(ModalTransition(.bounce, gesture: .verticalPan(.down)))
        let finger = fixture.drag(0, 200)
        fixture.device.perform { fixture.screen.modalTransition = ModalTransition(.bounce) }
        finger.move(by: 0, 150, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(fixture.screen.transitionCoordinator == nil)
        #expect(fixture.device.faults.isEmpty)
    }
}
