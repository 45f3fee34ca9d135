import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct PropertyAnimatorTests {
    private let fixture = AnimatedView()

    private func makeAnimator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let fixture = fixture
        return UIViewPropertyAnimator(duration: 1, curve: curve) { fixture.moveRight() }
    }

    @Test("H1 an animator runs once: inactive, active, inactive, and tells that it is at its end")
    func run() {
        let animator = makeAnimator()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        #expect(animator.state == .inactive)
        #expect(fixture.view.center.x == 50)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        fixture.device.advance(by: 0.25)
        #expect(isClose(fixture.x, 25))
        #expect(isClose(animator.fractionComplete, 0.25))
        fixture.device.advance(by: 0.76)
        #expect(positions == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(fixture.x == 100)
        #expect(!fixture.device.isMoving)
    }

    @Test("H1 a running animator stays alive by itself")
    func retained() {
        var positions: [UIViewAnimatingPosition] = []
        weak var weakAnimator: UIViewPropertyAnimator?
        do {
            let animator = makeAnimator()
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            weakAnimator = animator
        }
        fixture.device.advance(by: 1.1)
        #expect(positions == [.end])
        #expect(weakAnimator == nil)
    }

    @Test("H1 a paused animator follows fractionComplete, whatever its curve", arguments: [true, false])
    func scrubbing(linearly: Bool) {
        let animator = makeAnimator(.easeIn)
        animator.scrubsLinearly = linearly
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        #expect(fixture.view.center.x == 150)
        #expect(isClose(fixture.x, 0))
        for fraction in [0.25, 0.75, 0.5, 2, -1] {
            animator.fractionComplete = fraction
            let place = min(max(fraction, 0), 1)
            #expect(
                isClose(fixture.x, linearly ? 100 * place : 100 * UnitBezier.easeIn.progress(at: place), within: 1e-6))
            #expect(isClose(animator.fractionComplete, place))
        }
        fixture.device.advance(by: 3)
        #expect(isClose(fixture.x, 0))
        #expect(!fixture.device.isMoving)
        animator.stopAnimation(true)
    }

    @Test("H1 pausing an animator and going on leaves no trace")
    func pausing() {
        for curve in [UIView.AnimationCurve.linear, .easeInOut] {
            let animator = makeAnimator(curve)
            animator.startAnimation()
            fixture.device.advance(by: 0.3)
            let before = fixture.x
            animator.pauseAnimation()
            fixture.device.advance(by: 2)
            #expect(isClose(fixture.x, before))
            animator.startAnimation()
            fixture.device.advance(by: 0.2)
            #expect(isClose(fixture.x, 100 * (curve == .linear ? 0.5 : UnitBezier.easeInOut.progress(at: 0.5))))
            fixture.device.advance(by: 0.6)
            #expect(animator.state == .inactive)
            fixture.view.center.x = 50
        }
    }

    @Test("H1 after a scrub an animator goes on along its curve, from the same place")
    func goingOn() {
        let animator = makeAnimator(.easeIn)
        animator.fractionComplete = 0.093465
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        fixture.device.advance(by: 0.25)
        // A way of .093465 is a quarter of the time; another quarter later it is at a half.
        #expect(isClose(fixture.x, 100 * UnitBezier.easeIn.progress(at: 0.5), within: 1e-3))
        fixture.device.advance(by: 0.55)
        #expect(animator.state == .inactive)
    }

    @Test("H1 an animator that goes on with other timing takes the rest of the way on that curve")
    func otherTiming() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.4
        let timing = UICubicTimingParameters(animationCurve: .easeOut)
        animator.continueAnimation(withTimingParameters: timing, durationFactor: 2)
        fixture.device.advance(by: 0.5)
        #expect(isClose(fixture.x, 40 + 60 * 0.378138, within: 1e-3))
        fixture.device.advance(by: 1.49)
        #expect(animator.isRunning)
        fixture.device.advance(by: 0.03)
        #expect(animator.state == .inactive)
    }

    @Test("H1 a reversed animator goes back, restores the values and tells that it is at its start")
    func reversing() {
        fixture.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let fixture = fixture
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            fixture.view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
            fixture.view.alpha = 0
            fixture.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        fixture.device.advance(by: 0.6)
        animator.isReversed = true
        #expect(isClose(animator.fractionComplete, 0.4))
        fixture.device.advance(by: 0.3)
        #expect(isClose(CGFloat(fixture.shown.opacity), 0.7))
        fixture.device.advance(by: 0.32)
        #expect(positions == [.start])
        #expect(fixture.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(fixture.view.alpha == 1)
        #expect(fixture.view.backgroundColor?.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(fixture.view.layer.animationKeys() == nil)
    }

    @Test("H1 fractionComplete of a reversed animator counts towards the start; turning round moves nothing")
    func reversedFraction() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.3
        animator.isReversed = true
        #expect(isClose(animator.fractionComplete, 0.7))
        #expect(isClose(fixture.x, 30))
        animator.fractionComplete = 0.9
        #expect(isClose(fixture.x, 10))
        animator.isReversed = false
        #expect(isClose(animator.fractionComplete, 0.1))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        fixture.device.advance(by: 0.5)
        #expect(isClose(fixture.x, 60))
        animator.stopAnimation(true)
    }

    @Test("H1 a stopped animator leaves what is shown; finishing puts the views at the end, the start or nowhere")
    func stopping() {
        for (position, expected) in [(UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 90)] {
            fixture.view.center.x = 50
            let animator = makeAnimator()
            var positions: [UIViewAnimatingPosition] = []
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            fixture.device.advance(by: 0.4)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            #expect(isClose(fixture.view.center.x, 90))
            #expect(fixture.view.layer.animationKeys() == nil)
            animator.finishAnimation(at: position)
            #expect(animator.state == .inactive)
            #expect(positions == [position])
            #expect(isClose(fixture.view.center.x, expected))
            fixture.device.advance(by: 2)
            #expect(positions == [position])
        }
    }

    @Test("H1 stopping without finishing makes an animator inactive and calls no completion")
    func stoppingForGood() {
        let animator = makeAnimator()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        fixture.device.advance(by: 0.4)
        animator.stopAnimation(true)
        fixture.device.advance(by: 2)
        #expect(animator.state == .inactive)
        #expect(positions.isEmpty)
        #expect(isClose(fixture.view.center.x, 90))
    }

    @Test("H1 an animator that pauses on completion stays active at its end and can be taken back")
    func pausesOnCompletion() {
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        fixture.device.advance(by: 1.1)
        #expect(animator.state == .active && !animator.isRunning)
        #expect(animator.fractionComplete == 1)
        #expect(positions.isEmpty)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        fixture.device.advance(by: 0.5)
        #expect(isClose(fixture.x, 50))
        fixture.device.advance(by: 0.6)
        #expect(positions == [.start])
        #expect(fixture.view.center.x == 50)
    }

    @Test("H1 a delay comes before an animator's way, and an animator that changes nothing takes its time")
    func delay() {
        let animator = makeAnimator()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5)
        fixture.device.advance(by: 0.75)
        #expect(isClose(fixture.x, 25))
        animator.stopAnimation(true)

        let empty = UIViewPropertyAnimator(duration: 1, curve: .linear)
        var positions: [UIViewAnimatingPosition] = []
        empty.addCompletion { positions.append($0) }
        empty.startAnimation()
        fixture.device.advance(by: 0.5)
        #expect(isClose(empty.fractionComplete, 0.5))
        #expect(positions.isEmpty)
        fixture.device.advance(by: 0.6)
        #expect(positions == [.end])
    }

    @Test("H1 animations may begin later by a delay factor, or join on the way; all end together")
    func joining() {
        let fixture = fixture
        let animator = makeAnimator()
        animator.addAnimations({ fixture.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        fixture.device.advance(by: 0.5)
        #expect(fixture.shown.opacity == 1)
        animator.addAnimations { fixture.view.layer.zPosition = 10 }
        fixture.device.advance(by: 0.25)
        #expect(isClose(fixture.x, 75))
        #expect(isClose(CGFloat(fixture.shown.opacity), 0.5))
        #expect(isClose(fixture.shown.zPosition, 5))
        fixture.device.advance(by: 0.26)
        #expect(animator.state == .inactive)
        #expect(fixture.view.layer.animationKeys() == nil)
    }

    @Test("H1 keyframes and blocks inside an animator follow it")
    func nesting() {
        let fixture = fixture
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { fixture.moveRight() }
            }
            UIView.animate(withDuration: 9) { fixture.view.alpha = 0 }
        }
        animator.fractionComplete = 0.75
        #expect(isClose(fixture.x, 50))
        #expect(isClose(CGFloat(fixture.shown.opacity), 0.25))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(fixture.view.center.x == 50 && fixture.view.alpha == 1)
    }

    @Test("G2 a container that stands still holds an animator")
    func container() {
        let inner = UIView(frame: .zero)
        fixture.view.addSubview(inner)
        fixture.device.advance(by: 0.1)
        fixture.view.layer.speed = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.center.x = 100 }
        animator.startAnimation()
        fixture.device.advance(by: 3)
        fixture.view.layer.timeOffset = 0.4
        #expect(isClose(inner.layer.presentation()?.position.x ?? .nan, 40))
        #expect(isClose(animator.fractionComplete, 0.4))
        fixture.view.layer.beginTime = CACurrentMediaTime()
        fixture.view.layer.speed = 1
        fixture.device.advance(by: 0.7)
        #expect(animator.state == .inactive)
    }

    @Test("H1 a running animator ends when its view leaves the screen")
    func leaving() {
        let animator = makeAnimator()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        fixture.device.advance(by: 0.3)
        fixture.view.removeFromSuperview()
        fixture.device.advance(by: 0)
        #expect(positions == [.end])
        #expect(animator.state == .inactive)
    }

    @Test("H1 an animator started by its class method runs at once")
    func running() {
        let fixture = fixture
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 2, delay: 0.5, options: .curveLinear, animations: { fixture.moveRight() },
            completion: { positions.append($0) }
        )
        #expect(animator.isRunning)
        fixture.device.advance(by: 1)
        #expect(isClose(fixture.x, 25))
        fixture.device.advance(by: 1.6)
        #expect(positions == [.end])
    }

    @Test("H1 an interrupted animator and a later one add up, and the last word is the model's")
    func overlapping() {
        let fixture = fixture
        makeAnimator().startAnimation()
        fixture.device.advance(by: 0.5)
        UIViewPropertyAnimator(duration: 1, curve: .linear) { fixture.view.center.x = 50 }.startAnimation()
        #expect(isClose(fixture.x, 50))
        fixture.device.advance(by: 0.25)
        #expect(isClose(fixture.x, 50))
        fixture.device.advance(by: 1)
        #expect(fixture.x == 0)
    }
}
