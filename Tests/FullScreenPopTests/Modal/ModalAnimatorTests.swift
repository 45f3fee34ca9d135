import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("A modal with animators of the app's own") @MainActor
struct ModalAnimatorTests {
    nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .custom]

    /// UIKit presents, an animator of the app's dismisses.
    private func stage(_ style: UIModalPresentationStyle, _ move: AppMove?) -> ModalStage {
        ModalStage(
            ModalTransition(
                .animator { direction in
                    guard direction == .backward else { return nil }
                    return move.map { AppAnimator($0) } ?? InterruptibleAppAnimator()
                }, gesture: .verticalPan(.down)), style: style)
    }

    @Test("is dismissed by it, led by the fingers or not", arguments: styles, [AppMove.basic, .viewBlock, nil])
    func dismisses(style: UIModalPresentationStyle, move: AppMove?) throws {
        let stage = stage(style, move)
        let place: CGRect = stage.screen.view.frame
        let finger = stage.drag(0, 110)
        #expect(abs(try #require(stage.progress) - 0.25) < 0.01)
        finger.cancel()
        stage.device.settle()
        #expect(stage.isPresented)
        #expect(stage.screen.view.frame == place)
        stage.swipe(0, 340)
        #expect(!stage.isPresented)
        stage.present()
        stage.device.perform { stage.screen.dismiss(animated: true) }
        #expect(stage.screen.transitionCoordinator?.initiallyInteractive == false)
        stage.device.settle()
        #expect(!stage.isPresented)
        #expect(stage.presenter.view.window != nil)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("that makes none leaves it to UIKit, which fingers only set off")
    func none() {
        let stage = ModalStage(ModalTransition(.animator { _ in nil }, gesture: .verticalPan(.down)))
        stage.swipe(0, 60)
        #expect(!stage.isPresented)
        stage.present()
        stage.device.perform {
            stage.screen.modalTransition = ModalTransition(.bounce, gesture: .verticalPan(.down))
        }
        stage.device.perform { stage.screen.dismiss(animated: true) }
        #expect(stage.screen.transitionCoordinator?.initiallyInteractive == false)
        stage.device.settle()
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("goes before the transitions, which count where it makes none")
    func order() {
        let transition = ModalTransition(
            .animator(otherwise: .crossfade) { $0 == .forward ? AppAnimator(.basic) : nil })
        let stage = ModalStage(transition, isPresented: false)
        stage.device.perform { stage.presenter.present(stage.screen, animated: true) }
        #expect(stage.screen.transitionCoordinator?.transitionDuration == AppMove.duration)
        stage.device.settle()
        stage.device.perform { stage.screen.dismiss(animated: true) }
        #expect(stage.screen.transitionCoordinator?.transitionDuration == ScreenTransition.crossfade.timing.duration)
        stage.device.settle()
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }
}
