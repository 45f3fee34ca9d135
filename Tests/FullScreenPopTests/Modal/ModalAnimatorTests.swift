import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("A modal with animators of the app's own") @MainActor
struct ModalAnimatorTests {
    nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .custom]

    /// UIKit presents, an animator of the app's dismisses.
    private func fixture(_ style: UIModalPresentationStyle, _ move: AppMove?) -> ModalFixture {
        ModalFixture(
            ModalTransition(
                .animator { direction in
                    guard direction == .backward else { return nil }
                    return move.map { AppAnimator($0) } ?? InterruptibleAppAnimator()
                }, gesture: .verticalPan(.down)), style: style)
    }

    @Test(
        "a modal is dismissed by an animator of the app's own, driven by the fingers or not", arguments: styles,
        [AppMove.basic, .viewBlock, nil])
    func dismisses(style: UIModalPresentationStyle, move: AppMove?) throws {
        let fixture = fixture(style, move)
        let place: CGRect = fixture.screen.view.frame
        let finger = fixture.drag(0, 110)
        #expect(abs(try #require(fixture.progress) - 0.25) < 0.01)
        finger.cancel()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(fixture.screen.view.frame == place)
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
        fixture.present()
        fixture.device.perform { fixture.screen.dismiss(animated: true) }
        #expect(fixture.screen.transitionCoordinator?.initiallyInteractive == false)
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.presenter.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("where the app makes no animator, UIKit dismisses the modal, and fingers only start that")
    func none() {
        let fixture = ModalFixture(ModalTransition(.animator { _ in nil }, gesture: .verticalPan(.down)))
        fixture.swipe(0, 60)
        #expect(!fixture.isPresented)
        fixture.present()
        fixture.device.perform {
            fixture.screen.modalTransition = ModalTransition(.bounce, gesture: .verticalPan(.down))
        }
        fixture.device.perform { fixture.screen.dismiss(animated: true) }
        #expect(fixture.screen.transitionCoordinator?.initiallyInteractive == false)
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("an animator of the app's own takes precedence over the fallback, which plays where there is none")
    func order() {
        let transition = ModalTransition(
            .animator(otherwise: .crossfade) { $0 == .forward ? AppAnimator(.basic) : nil })
        let fixture = ModalFixture(transition, isPresented: false)
        fixture.device.perform { fixture.presenter.present(fixture.screen, animated: true) }
        #expect(fixture.screen.transitionCoordinator?.transitionDuration == AppMove.duration)
        fixture.device.settle()
        fixture.device.perform { fixture.screen.dismiss(animated: true) }
        #expect(fixture.screen.transitionCoordinator?.transitionDuration == ScreenTransition.crossfade.timing.duration)
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }
}
