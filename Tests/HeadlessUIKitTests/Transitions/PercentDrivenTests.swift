import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct PercentDrivenTests {
    let fixture = LoggingNavigation(["A", "B"])
    let delegate = AnimatingNavigationDelegate()
    let interaction = UIPercentDrivenInteractiveTransition()

    init() {
        delegate.animator = LoggingAnimator(duration: 2)
        delegate.interaction = interaction
        fixture.navigation.delegate = delegate
    }

    private var containerLayer: CALayer { fixture.navigation.container.layer }

    private var shownOpacity: Float? { fixture.screens[0].view.layer.presentation()?.opacity }

    private func startPop() {
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
    }

    @Test("G2 a percent-driven transition stops its container's layer at the time offset progress · duration")
    func layerTime() {
        startPop()
        #expect(containerLayer.speed == 0)
        #expect(containerLayer.timeOffset == 0)
        #expect(interaction.duration == 2)
        interaction.update(0.3)
        #expect(abs(containerLayer.timeOffset - 0.6) < 1e-9)
        #expect(abs((shownOpacity ?? -1) - 0.3) < 1e-6)
        fixture.device.advance(by: 5)
        #expect(abs((shownOpacity ?? -1) - 0.3) < 1e-6)
        #expect(fixture.navigation.transitionCoordinator?.percentComplete == 0.3)
        interaction.finish()
        fixture.device.settle()
        #expect(containerLayer.speed == 1)
        #expect(containerLayer.timeOffset == 0)
        #expect(containerLayer.beginTime == 0)
    }

    @Test("G2 the progress of a percent-driven transition is clamped to 0…1")
    func clamped() {
        startPop()
        interaction.update(1.7)
        #expect(interaction.percentComplete == 1)
        #expect(containerLayer.timeOffset == 2)
        interaction.update(-0.4)
        #expect(interaction.percentComplete == 0)
        #expect(containerLayer.timeOffset == 0)
    }

    @Test("G2 finish plays what is left, cancel plays back, each in its part of the duration over the completion speed")
    func remainingTime() {
        for (finishes, speed, seconds) in [(true, 1, 1.5), (false, 1, 0.5), (true, 3, 0.5), (false, 0.5, 1)] {
            startPop()
            interaction.completionSpeed = CGFloat(speed)
            interaction.update(0.25)
            if finishes { interaction.finish() } else { interaction.cancel() }
            fixture.device.advance(by: seconds - 0.05)
            #expect(fixture.navigation.transitionCoordinator != nil)
            fixture.device.advance(by: 0.1)
            #expect(fixture.navigation.transitionCoordinator == nil)
            #expect(fixture.titles == (finishes ? ["A"] : ["A", "B"]))
            if finishes { fixture.navigation.pushViewController(fixture.screens[1], animated: false) }
        }
    }

    @Test("G2 a percent-driven transition follows the completion curve to its end")
    func completionCurve() {
        for (curve, half) in [(UIView.AnimationCurve.linear, 0.5), (.easeInOut, 0.5), (.easeOut, 0.684643)] {
            let test = PercentDrivenTests()
            test.startPop()
            test.interaction.completionCurve = curve
            test.interaction.finish()
            // A little more than half the time: the frame at the half has been shown.
            test.fixture.device.advance(by: 1.001)
            #expect(abs(test.containerLayer.timeOffset / 2 - half) < 1e-4)
        }
    }

    @Test("G2 a timing curve of the app's wins over the completion curve")
    func timingCurve() {
        startPop()
        interaction.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
        interaction.finish()
        fixture.device.advance(by: 0.5)
        #expect(abs(containerLayer.timeOffset / 2 - 0.093465) < 1e-3)
    }

    @Test("G2 calls to a percent-driven transition before its start are kept and applied after it")
    func earlyCalls() {
        interaction.update(0.5)
        interaction.finish()
        startPop()
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
        fixture.navigation.pushViewController(fixture.screens[1], animated: false)
        interaction.cancel()
        startPop()
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G2 without an interactive start the animator runs by itself, and can be paused, scrubbed and turned")
    func pause() throws {
        interaction.wantsInteractiveStart = false
        startPop()
        let coordinator = try #require(fixture.navigation.transitionCoordinator)
        #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive)
        fixture.device.advance(by: 0.5)
        interaction.pause()
        #expect(coordinator.isInteractive)
        #expect(abs(interaction.percentComplete - 0.25) < 1e-6)
        fixture.device.advance(by: 3)
        #expect(abs((shownOpacity ?? -1) - 0.25) < 1e-6)
        interaction.update(0.75)
        #expect(abs((shownOpacity ?? -1) - 0.75) < 1e-6)
        interaction.cancel()
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G2 a transition that is on its way after the finger can be caught again")
    func caughtAgain() {
        startPop()
        interaction.completionCurve = .linear
        interaction.update(0.5)
        interaction.finish()
        fixture.device.advance(by: 0.5)
        interaction.pause()
        #expect(abs(interaction.percentComplete - 0.75) < 0.01)
        interaction.cancel()
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
    }

    @Test("G2 with an interruptible animator its fraction is the progress, and it is never animated beside it")
    func interruptible() {
        for finishes in [false, true] {
            let animator = InterruptibleAnimator()
            delegate.animator = animator
            startPop()
            interaction.update(0.4)
            #expect(animator.timesAnimated == 0)
            #expect(abs((animator.animator?.fractionComplete ?? -1) - 0.4) < 1e-6)
            #expect(abs((shownOpacity ?? -1) - 0.4) < 1e-6)
            #expect(containerLayer.speed == 1)
            if finishes { interaction.finish() } else { interaction.cancel() }
            fixture.device.settle()
            #expect(fixture.titles == (finishes ? ["A"] : ["A", "B"]))
            #expect(fixture.navigation.transitionCoordinator == nil)
        }
        #expect(fixture.device.faults.isEmpty)
    }
}
