import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct ViewKeyframeModeTests {
    private func animate(
        on fixture: AnimatedView, _ mode: UIView.KeyframeAnimationOptions, _ body: @escaping () -> Void
    ) {
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        fixture.device.perform {
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: mode.union(linear), animations: body)
        }
    }

    @Test("H1 paced keyframes ignore their times: equal ways take equal times")
    func paced() {
        let fixture = AnimatedView()
        animate(on: fixture, .calculationModePaced) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) { fixture.view.center.x = 60 }
            UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { fixture.view.center.x = 150 }
        }
        for x in [25.0, 50, 75] {
            fixture.device.advance(by: 0.5)
            #expect(isClose(fixture.x, x))
        }
    }

    @Test("H1 cubic keyframes pass through their values, and round the corner between them")
    func cubic() {
        let fixture = AnimatedView()
        animate(on: fixture, .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { fixture.view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { fixture.view.center.x = 50 }
        }
        fixture.device.advance(by: 0.5)
        #expect(fixture.x > 51)
        fixture.device.advance(by: 0.5)
        #expect(isClose(fixture.x, 100))
    }

    @Test("H1 a keyframe outside of animateKeyframes just changes")
    func outside() {
        let fixture = AnimatedView()
        fixture.device.perform {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { fixture.view.center.x = 70 }
        }
        #expect(fixture.x == 20)
    }
}
