import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct ViewAnimationTests {
    @Test("H1 a block sets the new values at once and shows the way to them")
    func block() {
        let fixture = AnimatedView()
        var finished: [Bool] = []
        fixture.linear(completion: { finished.append($0) }) { fixture.moveRight() }
        #expect(fixture.view.center.x == 150)
        #expect(isClose(fixture.x, 0))
        fixture.device.advance(by: 0.25)
        #expect(isClose(fixture.x, 25))
        fixture.device.advance(by: 0.74)
        #expect(isClose(fixture.x, 99))
        #expect(finished.isEmpty)
        fixture.device.advance(by: 0.02)
        #expect(finished == [true])
        #expect(fixture.x == 100)
        #expect(!fixture.device.isMoving)
        fixture.device.advance(by: 2)
        #expect(finished == [true])
    }

    @Test(
        "H2 the curve of a block paces it",
        arguments: [
            (UIView.AnimationOptions.curveEaseInOut, 12.9162), (.curveEaseIn, 9.3465), (.curveEaseOut, 37.8138),
            (.curveLinear, 25), (UIView.AnimationOptions(), 12.9162),
        ]
    )
    func curves(options: UIView.AnimationOptions, expected: CGFloat) {
        let fixture = AnimatedView()
        UIView.animate(withDuration: 2, delay: 0, options: options) { fixture.moveRight() }
        fixture.device.advance(by: 0.5)
        #expect(isClose(fixture.x, expected, within: 1e-4))
    }

    @Test("H1 outside of a block, and without animations, changes show at once")
    func unanimated() {
        let fixture = AnimatedView()
        fixture.moveRight()
        #expect(fixture.view.layer.animationKeys() == nil)
        fixture.linear { UIView.performWithoutAnimation { fixture.view.alpha = 0 } }
        #expect(fixture.view.layer.animationKeys() == nil)
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        fixture.linear { fixture.view.alpha = 1 }
        #expect(fixture.view.layer.animationKeys() == nil)
        UIView.setAnimationsEnabled(true)
    }

    @Test("H1 a block that changes nothing, or takes no time, completes in the next turn")
    func nothingToDo() {
        let fixture = AnimatedView()
        var finished: [String] = []
        fixture.device.perform {
            fixture.linear(completion: { finished.append("empty \($0)") }) {}
            fixture.linear(0, completion: { finished.append("instant \($0)") }) { fixture.moveRight() }
            fixture.linear(completion: { finished.append("same \($0)") }) { fixture.view.alpha = 1 }
            #expect(finished.isEmpty)
        }
        #expect(finished == ["empty true", "instant true", "same true"])
        #expect(fixture.x == 100)
    }

    @Test("H1 a delayed block shows its start until it begins")
    func delay() {
        let fixture = AnimatedView()
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { fixture.moveRight() }
        fixture.device.advance(by: 0.49)
        #expect(isClose(fixture.x, 0))
        fixture.device.advance(by: 0.26)
        #expect(isClose(fixture.x, 25))
        fixture.device.advance(by: 0.75)
        #expect(fixture.view.layer.animationKeys() == nil)
    }

    @Test("H1 a second block takes over without a jump, and both complete as if they were alone")
    func interruption() {
        let fixture = AnimatedView()
        var log: [String] = []
        fixture.linear(completion: { log.append("first \($0)") }) { fixture.moveRight() }
        fixture.device.advance(by: 0.5)
        fixture.linear(2, completion: { log.append("second \($0)") }) { fixture.view.center.x = 50 }
        #expect(isClose(fixture.x, 50))
        fixture.device.advance(by: 0.25)
        // The first goes on by 25; of the second's way of −100 an eighth is done.
        #expect(isClose(fixture.x, 75 - 12.5))
        fixture.device.advance(by: 0.3)
        #expect(log == ["first true"])
        fixture.device.advance(by: 1.5)
        #expect(log == ["first true", "second true"])
        #expect(isClose(fixture.x, 0))
    }

    @Test("H1 beginning from the current state ends the animations before, which then have not finished")
    func beginFromCurrentState() {
        let fixture = AnimatedView()
        var log: [String] = []
        fixture.linear(completion: { log.append("first \($0)") }) { fixture.moveRight() }
        fixture.device.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            fixture.view.center.x = 50
        } completion: {
            log.append("second \($0)")
        }
        fixture.device.advance(by: 0.5)
        #expect(log == ["first false"])
        #expect(isClose(fixture.x, 25))
        fixture.device.advance(by: 0.6)
        #expect(log == ["first false", "second true"])
    }

    @Test("H1 a change without a block during an animation moves what is shown by just as much")
    func underneath() {
        let fixture = AnimatedView()
        fixture.linear { fixture.moveRight() }
        fixture.device.advance(by: 0.5)
        fixture.view.center.x += 10
        #expect(isClose(fixture.x, 60))
    }

    @Test("H1 every property of a view and its layer that can lie between two values is animated")
    func properties() throws {
        let fixture = AnimatedView()
        fixture.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        fixture.view.layer.shadowOffset = .zero
        fixture.linear {
            fixture.view.bounds = CGRect(x: 10, y: 0, width: 200, height: 50)
            fixture.view.alpha = 0
            fixture.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            fixture.view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            fixture.view.layer.cornerRadius = 20
            fixture.view.layer.shadowOpacity = 1
            fixture.view.layer.shadowOffset = CGSize(width: 4, height: 8)
            fixture.view.layer.shadowRadius = 13
            fixture.view.layer.zPosition = 6
            fixture.view.layer.borderWidth = 2
            fixture.view.layer.sublayerTransform.m34 = -1 / 250
        }
        fixture.device.advance(by: 0.5)
        let shown = fixture.shown
        #expect(shown.bounds == CGRect(x: 5, y: 0, width: 150, height: 75))
        #expect(isClose(CGFloat(shown.opacity), 0.5))
        #expect(isClose(shown.transform, CATransform3DMakeRotation(.pi / 4, 0, 0, 1)))
        let color = try #require(shown.backgroundColor).rgba
        #expect(isClose(color.x, 0.5) && isClose(color.y, 0.25))
        #expect(isClose(shown.cornerRadius, 10))
        #expect(isClose(CGFloat(shown.shadowOpacity), 0.5))
        #expect(shown.shadowOffset == CGSize(width: 2, height: 4))
        #expect(isClose(shown.shadowRadius, 8))
        #expect(isClose(shown.zPosition, 3))
        #expect(isClose(shown.borderWidth, 1))
        #expect(isClose(shown.sublayerTransform.m34, -1.0 / 500, within: 1e-12))
    }

    @Test("H1 hiding is not animated")
    func discrete() {
        let fixture = AnimatedView()
        fixture.linear { fixture.view.isHidden = true }
        #expect(fixture.view.layer.animationKeys() == nil)
        #expect(fixture.shown.isHidden)
    }

    @Test("H1 subviews that autoresizing moves inside a block move with it")
    func autoresizing() {
        let fixture = AnimatedView()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        inner.autoresizingMask = .flexibleWidth
        fixture.view.addSubview(inner)
        fixture.device.advance(by: 0.1)
        fixture.linear { fixture.view.frame.size.width = 200 }
        fixture.device.advance(by: 0.5)
        #expect(isClose(inner.layer.presentation()?.bounds.width ?? .nan, 150))
    }

    @Test("H1 layout that happens in a block is animated: asked for, or by the option")
    func layout() {
        for isOption in [true, false] {
            let fixture = AnimatedView()
            let view = FollowingView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
            fixture.device.window.addSubview(view)
            fixture.device.advance(by: 0.1)
            let options: UIView.AnimationOptions = isOption ? [.curveLinear, .layoutSubviews] : .curveLinear
            UIView.animate(withDuration: 1, delay: 0, options: options) {
                view.target = 80
                view.setNeedsLayout()
                if !isOption { view.layoutIfNeeded() }
            }
            fixture.device.advance(by: 0.5)
            #expect(isClose(view.follower.layer.presentation()?.position.x ?? .nan, 40))
        }
    }

    @Test("H1 a block inside another takes over its duration and curve unless its options say otherwise")
    func nesting() {
        let fixture = AnimatedView()
        let others = [UIView(), UIView(), UIView()]
        for other in others { fixture.device.window.addSubview(other) }
        fixture.device.advance(by: 0.1)
        #expect(UIView.inheritedAnimationDuration == 0)
        fixture.linear(4) {
            #expect(UIView.inheritedAnimationDuration == 4)
            UIView.animate(withDuration: 1) { others[0].center.x = 100 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { others[1].center.x = 100 }
            UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedCurve]) {
                others[2].center.x = 100
            }
        }
        fixture.device.advance(by: 0.5)
        let shown = others.map { $0.layer.presentation()?.position.x ?? .nan }
        #expect(isClose(shown[0], 12.5))
        #expect(isClose(shown[1], 50))
        #expect(isClose(shown[2], 100 * UnitBezier.easeIn.progress(at: 0.125), within: 1e-6))
    }

    @Test("H1 a block may repeat and turn back")
    func repeating() {
        let fixture = AnimatedView()
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            fixture.moveRight()
        } completion: {
            finished.append($0)
        }
        fixture.device.advance(by: 7.25)
        #expect(isClose(fixture.x, 75, within: 1e-6))
        #expect(finished.isEmpty)
        fixture.view.layer.removeAllAnimations()
        fixture.device.advance(by: 0)
        #expect(finished == [false])

        let other = AnimatedView()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { other.moveRight() }
        }
        other.device.advance(by: 1.5)
        #expect(isClose(other.x, 50))
    }

    @Test("H3 a spring block follows the spring of its damping ratio and duration")
    func spring() {
        let fixture = AnimatedView()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: { fixture.moveRight() }
        )
        let spring = Spring(stiffness: 161.7195, damping: 12.7169)
        var highest: CGFloat = 0
        for step in 1...50 {
            fixture.device.advance(by: 0.01)
            #expect(isClose(fixture.x, 100 * spring.position(at: Double(step) / 100, velocity: 0), within: 1e-2))
            highest = max(highest, fixture.x)
        }
        // The first overshoot of a damping ratio of a half is e^(−π/√3) of the way.
        #expect(isClose(highest, 116.303, within: 0.1))
        fixture.device.advance(by: 0.51)
        #expect(fixture.view.layer.animationKeys() == nil)
    }

    @Test("H3 a spring's initial velocity is in ways per second")
    func springVelocity() {
        let fixture = AnimatedView()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 3,
            animations: { fixture.moveRight() }
        )
        fixture.device.advance(by: 1e-5)
        #expect(isClose(fixture.x / 1e-5, 300, within: 1))
    }

    @Test("H3 a spring given by its perceptual duration runs until it is at rest")
    func perceptualSpring() {
        let fixture = AnimatedView()
        var finished: [Bool] = []
        UIView.animate(springDuration: 0.5, bounce: 0.3) {
            fixture.moveRight()
        } completion: {
            finished.append($0)
        }
        let spring = Spring(perceptualDuration: 0.5, bounce: 0.3)
        fixture.device.advance(by: 0.2)
        #expect(isClose(fixture.x, 100 * spring.position(at: 0.2, velocity: 0)))
        fixture.device.advance(by: spring.settlingDuration(velocity: 0) - 0.22)
        #expect(finished.isEmpty)
        fixture.device.advance(by: 0.05)
        #expect(finished == [true])
    }

    @Test("G2 a container that stands still holds what animates in it, and shows it at its time offset")
    func container() {
        let fixture = AnimatedView()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.view.addSubview(inner)
        fixture.device.advance(by: 0.1)
        var finished: [Bool] = []
        fixture.view.layer.speed = 0
        fixture.linear(2, completion: { finished.append($0) }) { inner.center.x = 105 }
        fixture.device.advance(by: 5)
        #expect(finished.isEmpty)
        for progress in [0.3, 0.9, 0.1] {
            fixture.view.layer.timeOffset = progress * 2
            #expect(isClose(inner.layer.presentation()?.position.x ?? .nan, 5 + 100 * progress))
        }
        #expect(!fixture.device.isMoving)
        fixture.view.layer.timeOffset = 2
        fixture.view.layer.speed = 1
        fixture.view.layer.beginTime = CACurrentMediaTime()
        fixture.device.advance(by: 0.02)
        #expect(finished == [true])
    }

    @Test("H1 a view that leaves the screen ends its animations, which then have not finished")
    func leaving() {
        let fixture = AnimatedView()
        var finished: [Bool] = []
        fixture.linear(completion: { finished.append($0) }) { fixture.moveRight() }
        fixture.device.advance(by: 0.5)
        fixture.view.removeFromSuperview()
        fixture.device.advance(by: 0)
        #expect(finished == [false])
    }

    @Test("A1 a view takes no touches while a block moves it, unless the block allows it")
    func touches() {
        let fixture = AnimatedView()
        let point = CGPoint(x: 50, y: 50)
        fixture.linear { fixture.view.alpha = 0.5 }
        #expect(fixture.device.window.hitTest(point, with: nil) === fixture.device.window)
        fixture.device.advance(by: 1.1)
        #expect(fixture.device.window.hitTest(point, with: nil) === fixture.view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { fixture.view.alpha = 1 }
        #expect(fixture.device.window.hitTest(point, with: nil) === fixture.view)
    }

    @Test("H1 a completion may start the next animation, which begins at that frame")
    func chaining() {
        let fixture = AnimatedView()
        fixture.linear(completion: { _ in fixture.linear { fixture.view.center.x = 50 } }) { fixture.moveRight() }
        fixture.device.advance(by: 1.5)
        #expect(isClose(fixture.x, 50, within: 1e-6))
    }
}

/// Lays its subview out at a place that a test sets.
private final class FollowingView: UIView {
    let follower = UIView(frame: .zero)
    var target: CGFloat = 0

    override func layoutSubviews() {
        if follower.superview == nil { addSubview(follower) }
        follower.center.x = target
    }
}
