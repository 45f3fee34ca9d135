import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct SheetTests {
    let fixture = NavigationFixture(["A"])
    let sheet = LoggingScreen("sheet")

    init() {
        fixture.screens[0].present(sheet, animated: true)
        fixture.device.settle()
    }

    private var isPresented: Bool { fixture.navigation.presentedViewController != nil }

    private func swipe(down distance: CGFloat) {
        fixture.device.finger().down(at: CGPoint(x: 195, y: 200)).move(by: 0, distance, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
    }

    @Test("G2 the style of a screen that has chosen none reads as a page sheet, from iOS 18 on as a form sheet")
    func automaticStyle() {
        for (system, style) in [(17, UIModalPresentationStyle.pageSheet), (18, .formSheet), (26, .formSheet)] {
            let device = HeadlessDevice(profile: BehaviourProfile(system: .init(rawValue: system) ?? .iOS18))
            let screen = UIViewController()
            device.perform {
                #expect(screen.modalPresentationStyle == style)
                screen.modalPresentationStyle = .fullScreen
                #expect(screen.modalPresentationStyle == .fullScreen)
                screen.modalPresentationStyle = .automatic
                #expect(screen.modalPresentationStyle == style)
            }
        }
    }

    @Test("G2 a sheet that is swiped down goes, one that is swiped a little stays")
    func swipeToDismiss() {
        #expect(sheet.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
        swipe(down: 200)
        #expect(isPresented)
        #expect(sheet.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
        swipe(down: 600)
        #expect(!isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G2 a modal sheet follows only a little, stays, and tells its delegate")
    func modalInPresentation() throws {
        let delegate = SheetDelegate()
        sheet.presentationController?.delegate = delegate
        sheet.isModalInPresentation = true
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 195, y: 200)).move(by: 0, 410, over: 0.3)
        #expect(abs(sheet.view.transform.ty - 40) < 0.01)
        finger.up()
        fixture.device.settle()
        #expect(isPresented)
        #expect(sheet.view.transform == .identity)
        #expect(delegate.calls == ["didAttempt"])
        sheet.isModalInPresentation = false
        swipe(down: 600)
        #expect(delegate.calls == ["didAttempt", "shouldDismiss", "willDismiss", "didDismiss"])
    }

    @Test("G2 a scroll view in a sheet scrolls back to its top before the sheet moves")
    func scrollView() {
        let scrollView = UIScrollView(frame: sheet.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        sheet.view.addSubview(scrollView)
        scrollView.contentOffset.y = 700
        fixture.device.advance(by: 0.1)
        swipe(down: 600)
        #expect(isPresented)
        #expect(scrollView.contentOffset.y < 700)
        scrollView.contentOffset.y = 0
        fixture.device.settle()
        swipe(down: 600)
        #expect(!isPresented)
    }
}

private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("shouldDismiss")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("didAttempt")
    }
}
