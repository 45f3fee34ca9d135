import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("a modal that has gone is let go") @MainActor
struct ModalMemoryTests {
    @Test(
        "a dismissed modal is released with its delegate, its arbiter and its recognizer",
        arguments: [UIModalPresentationStyle.fullScreen, .custom], [true, false])
    func letsGo(style: UIModalPresentationStyle, byFinger: Bool) {
        let device = HeadlessDevice()
        let presenter = Screen("Presenter")
        device.perform { device.window.rootViewController = presenter }
        weak var weakScreen: UIViewController?
        weak var weakDelegate: AnyObject?
        weak var weakArbiter: AnyObject?
        weak var weakRecognizer: UIGestureRecognizer?
        do {
            let screen = Screen("Modal")
            screen.modalTransition = ModalTransition(.cube, gesture: .verticalPan(.down))
            screen.modalPresentationStyle = style
            device.perform { presenter.present(screen, animated: true) }
            device.settle()
            weakScreen = screen
            weakDelegate = screen.transitioningDelegate
            weakArbiter = screen.interactiveDismissal?.arbiter
            weakRecognizer = screen.view.gestureRecognizers?.first
        }
        #expect(weakScreen != nil)
        #expect(weakRecognizer != nil)
        for distance in [60, 340] as [CGFloat] {
            if byFinger {
                device.finger().down(at: CGPoint(x: 195, y: 200)).move(by: 0, distance, over: 0.3).hold(for: 0.2).up()
            } else if distance > 100 {
                device.perform { presenter.dismiss(animated: true) }
            }
            device.settle()
        }
        #expect(presenter.presentedViewController == nil)
        #expect(weakScreen == nil)
        #expect(weakDelegate == nil)
        #expect(weakArbiter == nil)
        #expect(weakRecognizer == nil)
        #expect(device.faults.isEmpty)
    }

    @Test("a screen with a modal transition that was never presented is released")
    func neverPresented() {
        let device = HeadlessDevice()
        weak var weakScreen: UIViewController?
        device.perform {
            let screen = Screen("Modal")
            screen.loadViewIfNeeded()
            screen.modalTransition = ModalTransition(.cube, gesture: .pinch)
            weakScreen = screen
        }
        #expect(weakScreen == nil)
    }

    @Test("a modal and its presenter that are removed in the middle of a gesture are released")
    func midGesture() {
        weak var weakScreen: UIViewController?
        weak var weakPresenter: UIViewController?
        do {
            let fixture = ModalFixture()
            weakScreen = fixture.screen
            weakPresenter = fixture.presenter
            let finger = fixture.drag(0, 200)
            fixture.device.perform { fixture.device.window.rootViewController = Screen("Elsewhere") }
            finger.move(by: 0, 100, over: 0.1).up()
            fixture.device.settle()
        }
        #expect(weakScreen == nil)
        #expect(weakPresenter == nil)
    }
}
