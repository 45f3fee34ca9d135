import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("A modal is asked before fingers dismiss it, as a sheet is") @MainActor
struct ModalPermissionTests {
    private let listener = Listener()

    private func fixture(_ screen: UIViewController? = nil) -> ModalFixture {
        let fixture = ModalFixture(ModalTransition(.bounce, gesture: .verticalPan(.down)), of: screen)
        fixture.screen.presentationController?.delegate = listener
        return fixture
    }

    @Test("isModalInPresentation keeps a modal, and the delegate is told of the attempt without being asked")
    func modalInPresentation() {
        let fixture = fixture()
        let trace = ArbitrationTrace()
        fixture.screen.interactiveDismissal?.arbiter.trace = trace
        fixture.screen.isModalInPresentation = true
        fixture.swipe(0, 340)
        #expect(fixture.isPresented)
        #expect(listener.calls == ["attempt"])
        #expect(trace.entries.last { $0.outcome == .denied }?.reason == .modalInPresentation)
        fixture.screen.isModalInPresentation = false
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
        #expect(listener.calls == ["attempt", "should", "will", "did"])
    }

    @Test("the isModalInPresentation of a screen inside a modal keeps the modal")
    func inside() {
        let root = Screen("Editor")
        let fixture = fixture(UINavigationController(rootViewController: root))
        root.isModalInPresentation = true
        fixture.swipe(0, 340)
        #expect(fixture.isPresented)
        #expect(listener.calls == ["attempt"])
    }

    @Test("a delegate may keep a modal, and is told of the attempt")
    func delegateKeeps() {
        let fixture = fixture()
        let trace = ArbitrationTrace()
        fixture.screen.interactiveDismissal?.arbiter.trace = trace
        listener.allows = false
        fixture.swipe(0, 340)
        #expect(fixture.isPresented)
        #expect(listener.calls == ["should", "attempt"])
        #expect(trace.entries.last { $0.outcome == .denied }?.reason == .dismissalRefused)
    }

    @Test("of a cancelled dismissal the delegate is told that it will happen, and not that it did")
    func cancelled() {
        let fixture = fixture()
        fixture.swipe(0, 60)
        #expect(fixture.isPresented)
        #expect(listener.calls == ["should", "will"])
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
        #expect(listener.calls == ["should", "will", "should", "will", "did"])
    }

    @Test("of a dismissal by a button after a cancelled one the delegate is not told")
    func buttonAfterCancelled() {
        let fixture = fixture()
        fixture.swipe(0, 60)
        fixture.device.perform { fixture.screen.dismiss(animated: true) }
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(listener.calls == ["should", "will"])
    }

    @Test("the delegate is neither asked nor told when a button dismisses, or when the finger scrolls")
    func button() {
        let fixture = fixture()
        fixture.swipe(0, -200)
        fixture.device.perform { fixture.screen.dismiss(animated: true) }
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(listener.calls == [])
    }

    @Test("without fingers the same are asked and told")
    func escape() throws {
        let fixture = fixture()
        let dismissal = try #require(fixture.screen.interactiveDismissal)
        fixture.screen.isModalInPresentation = true
        #expect(dismissal.dismissIfAllowed())
        fixture.screen.isModalInPresentation = false
        listener.allows = false
        #expect(dismissal.dismissIfAllowed())
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(listener.calls == ["attempt", "should", "attempt"])
        listener.allows = true
        #expect(dismissal.dismissIfAllowed())
        #expect(!dismissal.dismissIfAllowed())
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(listener.calls == ["attempt", "should", "attempt", "should", "will", "did"])
        #expect(!dismissal.dismissIfAllowed())
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("after a cancelled drag, a dismissal without fingers is not led by any")
    func fingersAfterEscape() throws {
        let fixture = fixture()
        fixture.swipe(0, 60)
        fixture.device.perform { _ = fixture.screen.interactiveDismissal?.dismissIfAllowed() }
        #expect(fixture.screen.transitionCoordinator?.isInteractive == false)
        fixture.device.settle()
        #expect(!fixture.isPresented)
    }

    @Test("VoiceOver's escape gesture pops the screens of a presented stack, and then dismisses it if nobody refuses")
    func escapeOfStack() {
        let stack = FullScreenPopNavigationController(rootViewController: Screen("Root"))
        let fixture = fixture(stack)
        fixture.device.perform { stack.pushViewController(Screen("Detail"), animated: false) }
        fixture.device.settle()
        func escape() -> Bool {
            var isAnswered = false
            fixture.device.perform { isAnswered = stack.accessibilityPerformEscape() }
            fixture.device.settle()
            return isAnswered
        }
        #expect(escape() && fixture.isPresented && stack.viewControllers.count == 1)
        listener.allows = false
        #expect(escape() && fixture.isPresented)
        listener.allows = true
        #expect(escape() && !fixture.isPresented)
        #expect(!escape())
    }

    @Test("a modal's gesture does not dismiss a screen that the modal presents")
    func presentsAnother() {
        let fixture = fixture()
        let above = Screen("Above")
        above.modalPresentationStyle = .custom
        fixture.device.perform { fixture.screen.present(above, animated: false) }
        fixture.device.settle()
        above.view.frame = CGRect(x: 0, y: 600, width: 390, height: 244)
        above.view.superview?.isUserInteractionEnabled = false
        fixture.swipe(0, 340, from: CGPoint(x: 195, y: 100))
        #expect(fixture.isPresented)
        #expect(fixture.screen.presentedViewController === above)
        #expect(fixture.device.faults.isEmpty)
    }
}

private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var allows = true
    private(set) var calls: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}
