import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("A modal is asked before fingers dismiss it, as a sheet is") @MainActor
struct ModalPermissionTests {
    private let listener = Listener()

    private func stage(_ screen: UIViewController? = nil) -> ModalStage {
        let stage = ModalStage(ModalTransition(.bounce, gesture: .verticalPan(.down)), of: screen)
        stage.screen.presentationController?.delegate = listener
        return stage
    }

    @Test("isModalInPresentation keeps it, and the delegate is told of the attempt and not asked")
    func modalInPresentation() {
        let stage = stage()
        let trace = ArbitrationTrace()
        stage.screen.interactiveDismissal?.arbiter.trace = trace
        stage.screen.isModalInPresentation = true
        stage.swipe(0, 340)
        #expect(stage.isPresented)
        #expect(listener.calls == ["attempt"])
        #expect(trace.entries.last { $0.outcome == .denied }?.reason == .modalInPresentation)
        stage.screen.isModalInPresentation = false
        stage.swipe(0, 340)
        #expect(!stage.isPresented)
        #expect(listener.calls == ["attempt", "should", "will", "did"])
    }

    @Test("the isModalInPresentation of a screen that is shown inside counts as well")
    func inside() {
        let root = Screen("Editor")
        let stage = stage(UINavigationController(rootViewController: root))
        root.isModalInPresentation = true
        stage.swipe(0, 340)
        #expect(stage.isPresented)
        #expect(listener.calls == ["attempt"])
    }

    @Test("a delegate may keep it, and is told of the attempt")
    func delegateKeeps() {
        let stage = stage()
        listener.allows = false
        stage.swipe(0, 340)
        #expect(stage.isPresented)
        #expect(listener.calls == ["should", "attempt"])
    }

    @Test("a dismissal that is cancelled was to be, but was not")
    func cancelled() {
        let stage = stage()
        stage.swipe(0, 60)
        #expect(stage.isPresented)
        #expect(listener.calls == ["should", "will"])
    }

    @Test("nobody is asked or told when a button dismisses, nor when the finger scrolls")
    func button() {
        let stage = stage()
        stage.swipe(0, -200)
        stage.device.perform { stage.screen.dismiss(animated: true) }
        stage.device.settle()
        #expect(!stage.isPresented)
        #expect(listener.calls == [])
    }

    @Test("what the screen presents itself is not dismissed in its stead")
    func presentsAnother() {
        let stage = stage()
        let above = Screen("Above")
        above.modalPresentationStyle = .custom
        stage.device.perform { stage.screen.present(above, animated: false) }
        stage.device.settle()
        above.view.frame = CGRect(x: 0, y: 600, width: 390, height: 244)
        above.view.superview?.isUserInteractionEnabled = false
        stage.swipe(0, 340, from: CGPoint(x: 195, y: 100))
        #expect(stage.isPresented)
        #expect(stage.screen.presentedViewController === above)
        #expect(stage.device.faults.isEmpty)
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
