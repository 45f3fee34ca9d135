import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("An app's own animator in a container of the app's own, without a coordinator") @MainActor
struct OwnContainerTests {
    let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
    let root = Screen("Root")
    let leaving = Screen("Leaving")
    let arriving = Screen("Arriving")
    let context: TheatreContext

    init() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        context = TheatreContext(containerView: container)
        context.leaving = leaving
        context.arriving = arriving
        context.isInteractive = true
        device.perform {
            device.window.rootViewController = root
            root.view.addSubview(container)
            container.addSubview(leaving.view)
        }
        device.settle()
    }

    private var timeIsAsBefore: Bool {
        let layer = context.containerView.layer
        return layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0
    }

    private func begin(_ move: AppMove) -> AnimatorInteraction {
        let interaction = AnimatorInteraction(animator: AppAnimator(move))
        device.perform { interaction.startInteractiveTransition(context) }
        device.perform { interaction.update(0.5) }
        device.advance(by: LedPop.frame)
        return interaction
    }

    // Fails when `LayerTimeScrubber.transitionDidEnd(cancelled:)` does not give the layer its time back.
    @Test("finishes, and the container's time runs again", arguments: AppMove.allCases)
    func finishes(move: AppMove) {
        let interaction = begin(move)
        #expect(!timeIsAsBefore)
        device.perform { interaction.finish() }
        device.advance(by: 0.25)
        #expect(context.words == ["finish"])
        #expect(context.completions == [true])
        #expect(timeIsAsBefore)
        #expect(!device.isMoving)
    }

    // Trap 13. Fails when `LayerTimeScrubber` keeps the looks of the screens when the transition is over.
    @Test("an interaction that somebody keeps holds no screen afterwards", arguments: [true, false])
    func memory(isFinished: Bool) {
        weak var view: UIView?
        let interaction = begin(.basicWithModelValue)
        do {
            view = leaving.view
            device.perform { isFinished ? interaction.finish() : interaction.cancel() }
            device.settle()
            device.perform {
                leaving.view.removeFromSuperview()
                leaving.view = nil
            }
            device.settle()
        }
        #expect(view == nil)
        withExtendedLifetime(interaction) {}
    }

    @Test("cancels, and the screen looks as before", arguments: AppMove.allCases)
    func cancels(move: AppMove) {
        let center = leaving.view.center
        let interaction = begin(move)
        device.perform { interaction.cancel() }
        device.advance(by: 0.27)
        #expect(context.words == ["cancel"])
        #expect(context.completions == [false])
        #expect(leaving.view.center == center)
        #expect(leaving.view.layer.animationKeys() == nil)
        #expect(timeIsAsBefore)
        #expect(!device.isMoving)
    }
}
