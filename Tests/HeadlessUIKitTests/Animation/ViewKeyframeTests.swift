import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct ViewKeyframeTests {
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func stations(of fixture: AnimatedView) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { fixture.view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { fixture.view.center.x = 350 }
    }

    @Test("H1 views move in the windows of their keyframes and stand between them")
    func windows() {
        let fixture = AnimatedView()
        var finished: [Bool] = []
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
            stations(of: fixture)
        } completion: {
            finished.append($0)
        }
        #expect(fixture.view.center.x == 350)
        for (time, x) in [(0.0, 0.0), (0.5, 50), (1, 100), (1.5, 100), (2, 100), (3, 200), (3.5, 250)] {
            fixture.device.advance(by: 1 + time - fixture.device.now)
            #expect(isClose(fixture.x, x, within: 1e-6))
        }
        #expect(finished.isEmpty)
        fixture.device.advance(by: 0.6)
        #expect(finished == [true])
        #expect(fixture.view.layer.animationKeys() == nil)
    }

    @Test("H1 each property has a track of its own; one that is changed outside of keyframes takes the whole time")
    func tracks() {
        let fixture = AnimatedView()
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            fixture.view.alpha = 0
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { fixture.moveRight() }
        }
        fixture.device.advance(by: 0.5)
        #expect(isClose(CGFloat(fixture.shown.opacity), 0.75))
        #expect(isClose(fixture.x, 0))
        fixture.device.advance(by: 1)
        #expect(isClose(CGFloat(fixture.shown.opacity), 0.25))
        #expect(isClose(fixture.x, 50))
    }

    @Test("H1 a transform turns the way that its keyframes go, past half a turn")
    func turning() {
        let fixture = AnimatedView()
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
            for quarter in 0..<4 {
                UIView.addKeyframe(withRelativeStartTime: Double(quarter) / 4, relativeDuration: 0.25) {
                    fixture.view.layer.transform = CATransform3DMakeRotation(CGFloat(quarter + 1) * .pi / 2, 0, 1, 0)
                }
            }
        }
        for eighth in 0..<4 {
            fixture.device.advance(by: eighth == 0 ? 0.5 : 1)
            let angle = (Double(eighth) + 0.5) * .pi / 2
            #expect(isClose(fixture.shown.transform, CATransform3DMakeRotation(angle, 0, 1, 0)))
        }
    }

    @Test("H1 without another curve keyframes are eased, as a whole or each step (MODEL)", arguments: [true, false])
    func easing(asAWhole: Bool) {
        var profile = BehaviourProfile()
        profile.animation.keyframesEaseAsAWhole = asAWhole
        let fixture = AnimatedView(profile: profile)
        UIView.animateKeyframes(withDuration: 4, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { fixture.moveRight() }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { fixture.view.center.x = 250 }
        }
        fixture.device.advance(by: 0.5)
        let expected = asAWhole ? 200 * UnitBezier.easeInOut.progress(at: 0.125) : 12.9162
        #expect(isClose(fixture.x, expected, within: 1e-4))
    }

    @Test("H1 discrete keyframes jump")
    func discrete() {
        let fixture = AnimatedView()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]) {
            stations(of: fixture)
        }
        fixture.device.advance(by: 0.45)
        #expect(isClose(fixture.x, 100))
        fixture.device.advance(by: 0.1)
        #expect(isClose(fixture.x, 300))
    }

    @Test("H1 interrupting keyframes does not make a jump")
    func interruption() {
        let fixture = AnimatedView()
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) { stations(of: fixture) }
        fixture.device.advance(by: 3)
        #expect(isClose(fixture.x, 200, within: 1e-6))
        fixture.linear { fixture.view.center.x = 50 }
        #expect(isClose(fixture.x, 200, within: 1e-6))
        fixture.device.advance(by: 2)
        #expect(isClose(fixture.x, 0))
    }
}
