import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct ViewKeyframeModeTests {
    private func animate(
        on stage: AnimatedView, _ mode: UIView.KeyframeAnimationOptions, _ body: @escaping () -> Void
    ) {
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        stage.device.perform {
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: mode.union(linear), animations: body)
        }
    }

    @Test("H1 paced keyframes ignore their times: equal ways take equal times")
    func paced() {
        let stage = AnimatedView()
        animate(on: stage, .calculationModePaced) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) { stage.view.center.x = 60 }
            UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { stage.view.center.x = 150 }
        }
        for x in [25.0, 50, 75] {
            stage.device.advance(by: 0.5)
            #expect(isClose(stage.x, x))
        }
    }

    @Test("H1 cubic keyframes pass through their values, and round the corner between them")
    func cubic() {
        let stage = AnimatedView()
        animate(on: stage, .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 50 }
        }
        stage.device.advance(by: 0.5)
        #expect(stage.x > 51)
        stage.device.advance(by: 0.5)
        #expect(isClose(stage.x, 100))
    }

    @Test("H1 a keyframe outside of animateKeyframes just changes")
    func outside() {
        let stage = AnimatedView()
        stage.device.perform {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x = 70 }
        }
        #expect(stage.x == 20)
    }
}
