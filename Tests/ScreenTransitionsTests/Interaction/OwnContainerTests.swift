import ScreenTransitions
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("An interaction in a container without a transition coordinator") @MainActor
struct OwnContainerTests {
    private let fixture = TransitionFixture()

    private var timeIsAsBefore: Bool {
        let layer = fixture.container.layer
        return layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0
    }

    private func begin(_ move: AppMove) -> AnimatorInteraction {
        let interaction = fixture.start(AnimatorInteraction(animator: AppAnimator(move)))
        fixture.device.perform { interaction.update(0.5) }
        fixture.device.advance(by: AnimatorPop.frame)
        return interaction
    }

    // Fails when `LayerTimeScrubber.transitionDidEnd(cancelled:)` does not give the layer its time back.
    @Test("A finished transition in a container of the app restores the container's time", arguments: AppMove.allCases)
    func finishes(move: AppMove) {
        let interaction = begin(move)
        #expect(!timeIsAsBefore)
        fixture.device.perform { interaction.finish() }
        fixture.device.advance(by: 0.25)
        #expect(fixture.context.calls == ["finish"])
        #expect(fixture.context.completions == [true])
        #expect(timeIsAsBefore)
        #expect(!fixture.device.isMoving)
    }

    // Fails when `AnimatorInteraction.detach()` does not release the scrubber.
    @Test("An interaction keeps no screen alive afterwards", arguments: [true, false])
    func memory(isFinished: Bool) {
        weak var view: UIView?
        let interaction = begin(.basicWithModelValue)
        do {
            view = fixture.leaving.view
            fixture.device.perform { isFinished ? interaction.finish() : interaction.cancel() }
            fixture.device.settle()
            fixture.device.perform {
                fixture.leaving.view.removeFromSuperview()
                fixture.leaving.view = nil
            }
            fixture.device.settle()
        }
        #expect(view == nil)
        withExtendedLifetime(interaction) {}
    }

    @Test("A cancelled transition in a container of the app restores the screen", arguments: AppMove.allCases)
    func cancels(move: AppMove) {
        let center = fixture.leaving.view.center
        let interaction = begin(move)
        fixture.device.perform { interaction.cancel() }
        fixture.device.advance(by: 0.27)
        #expect(fixture.context.calls == ["cancel"])
        #expect(fixture.context.completions == [false])
        #expect(fixture.leaving.view.center == center)
        #expect(fixture.leaving.view.layer.animationKeys() == nil)
        #expect(timeIsAsBefore)
        #expect(!fixture.device.isMoving)
    }
}
