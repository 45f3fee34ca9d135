import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("The app dismisses a stack that fingers are dismissing") @MainActor
struct AppDismissalTests {
    private let fixture = ModalFixture(of: FullScreenPopNavigationController(rootViewController: Screen("Root")))

    private final class Counter {
        var count = 0
    }

    private func dismiss(animated: Bool = true) -> Counter {
        let counter = Counter()
        fixture.device.perform { fixture.screen.dismiss(animated: animated) { counter.count += 1 } }
        return counter
    }

    private func expectGone(once completion: Counter, sourceLocation: SourceLocation = #_sourceLocation) {
        fixture.device.settle()
        #expect(!fixture.isPresented, sourceLocation: sourceLocation)
        #expect(completion.count == 1, sourceLocation: sourceLocation)
        #expect(fixture.device.faults.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("while a finger pulls it: it goes at once, whatever the finger does", arguments: [true, false])
    func whilePulled(animated: Bool) {
        let finger = fixture.drag(0, 100)
        let completion = dismiss(animated: animated)
        #expect(fixture.screen.interactiveDismissal?.isDrivingTransition == false)
        finger.move(by: 0, -100, over: 0.3).hold(for: 0.2).up()
        expectGone(once: completion)
    }

    @Test("while it runs back: it goes when it has, and every completion is called once", arguments: [true, false])
    func whileItRunsBack(animated: Bool) {
        fixture.drag(0, 100).hold(for: 0.2).up()
        let completion = dismiss(animated: animated)
        expectGone(once: completion)
    }

    @Test("while it goes: it goes once")
    func whileItGoes() {
        fixture.drag(0, 340).hold(for: 0.2).up()
        let completion = dismiss()
        expectGone(once: completion)
    }

    // Fails when only the fingers that began the dismissal are asked to finish it.
    @Test("while a second finger pulls what ran back: it goes at once")
    func whileSecondFingerPulls() {
        fixture.drag(0, 100).hold(for: 0.2).up()
        fixture.device.advance(by: 0.05)
        let second = fixture.drag(0, 60, from: CGPoint(x: 195, y: 700), over: 0.1).hold(for: 0.1)
        #expect(fixture.screen.interactiveDismissal?.isDrivingTransition == true)
        let completion = dismiss()
        #expect(fixture.screen.interactiveDismissal?.isDrivingTransition == false)
        fixture.device.advance(by: 2)
        #expect(completion.count == 1)
        second.up()
        expectGone(once: completion)
    }

    // Fails when UIKit's method is called while a finger pulls the modal.
    @Test(
        "a modal that is no navigation controller goes at once, or after it has run back",
        arguments: [true, false], [true, false])
    func anotherModal(animated: Bool, isLifted: Bool) {
        let fixture = ModalFixture(of: Screen("Card"))
        let finger = fixture.drag(0, 100)
        if isLifted { finger.hold(for: 0.2).up() }
        let completion = Counter()
        fixture.device.perform {
            fixture.screen.interactiveDismissal?.dismiss(animated: animated) { completion.count += 1 }
        }
        if !isLifted { finger.move(by: 0, -100, over: 0.3).hold(for: 0.2).up() }
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(completion.count == 1)
        #expect(fixture.device.faults.isEmpty)
        // It has gone: nothing more happens, and whoever waits hears of it.
        fixture.device.perform {
            fixture.screen.interactiveDismissal?.dismiss(animated: animated) { completion.count += 1 }
        }
        #expect(completion.count == 2)
    }

    // Fails when `dismiss(animated:completion:)` looks only at the lower modal.
    @Test(
        "a modal below the one that fingers pull: both go, wherever the finger goes", arguments: [true, false],
        [-100, 300] as [CGFloat])
    func belowPulledOne(animated: Bool, onward: CGFloat) {
        let device = HeadlessDevice()
        let stack = FullScreenPopNavigationController(rootViewController: Screen("Root"))
        device.perform { device.window.rootViewController = stack }
        let (lower, upper) = (Screen("Lower"), Screen("Upper"))
        for screen in [lower, upper] {
            screen.modalTransition = ModalTransition(.bounce, gesture: .verticalPan(.down))
        }
        device.perform { stack.present(lower, animated: false) }
        device.perform { lower.present(upper, animated: false) }
        device.settle()
        let finger = device.finger().down(at: CGPoint(x: 195, y: 300)).move(by: 0, 100, over: 0.3)
        #expect(upper.isBeingDismissed)
        let completion = Counter()
        device.perform { stack.dismiss(animated: animated) { completion.count += 1 } }
        finger.move(by: 0, onward, over: 0.3).hold(for: 0.2).up()
        device.settle()
        #expect(stack.presentedViewController == nil)
        #expect([lower, upper].allSatisfy { $0.view.window == nil })
        #expect(completion.count == 1)
        #expect(device.faults.isEmpty)
    }

    // Fails when the modal is dismissed though its delegate has changed what is presented.
    @Test("the app's delegate dismisses the modal itself: what is below stays")
    func byItsDelegate() throws {
        let device = HeadlessDevice()
        let (root, lower, upper) = (Screen("Root"), Screen("Lower"), Screen("Upper"))
        device.perform { device.window.rootViewController = root }
        upper.modalTransition = ModalTransition(.bounce, gesture: .verticalPan(.down))
        device.perform { root.present(lower, animated: false) }
        device.perform { lower.present(upper, animated: true) }
        device.settle()
        let delegate = DismissingDelegate { upper.dismiss(animated: false) }
        try #require(upper.presentationController).delegate = delegate
        device.finger().down(at: CGPoint(x: 195, y: 300)).move(by: 0, 300, over: 0.3).up()
        device.settle()
        #expect(root.presentedViewController === lower)
        #expect(lower.presentedViewController == nil)
        #expect(device.faults.isEmpty)
    }

    private final class DismissingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
        private let dismiss: () -> Void

        init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { dismiss() }
    }
}
