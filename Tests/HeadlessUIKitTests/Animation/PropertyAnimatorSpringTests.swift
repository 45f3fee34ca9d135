import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct PropertyAnimatorSpringTests {
    private let fixture = AnimatedView()

    @Test("H3 a damping ratio makes a spring that lasts as long as the animator")
    func dampingRatio() {
        let fixture = fixture
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) { fixture.moveRight() }
        #expect(animator.duration == 0.5)
        animator.startAnimation()
        fixture.device.advance(by: 0.2)
        let spring = Spring(stiffness: 387.2746, damping: 27.5510)
        #expect(isClose(fixture.x, 100 * spring.position(at: 0.2, velocity: 0), within: 1e-3))
        fixture.device.advance(by: 0.32)
        #expect(animator.state == .inactive)
    }

    @Test("H3 a spring of its own stiffness takes its own time")
    func stiffness() {
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 99, timingParameters: parameters)
        let fixture = fixture
        animator.addAnimations { fixture.moveRight() }
        #expect(isClose(animator.duration, 1, within: 1e-9))
        animator.startAnimation()
        fixture.device.advance(by: 0.1)
        #expect(isClose(fixture.x, 100 * (1 - 2 * exp(-1)), within: 1e-6))
        fixture.device.advance(by: 0.9)
        #expect(animator.state == .inactive)
    }

    @Test("H3 an initial velocity pushes along x and y by itself")
    func velocity() {
        let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 5, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        let fixture = fixture
        animator.addAnimations { fixture.view.center = CGPoint(x: 150, y: 150) }
        animator.startAnimation()
        fixture.device.advance(by: 0.1)
        let spring = Spring(dampingRatio: 1, duration: 1)
        #expect(isClose(fixture.shown.position.x - 50, 100 * spring.position(at: 0.1, velocity: 5), within: 1e-6))
        #expect(isClose(fixture.shown.position.y - 50, 100 * spring.position(at: 0.1, velocity: 0), within: 1e-6))
        animator.stopAnimation(true)
    }

    @Test("H3 after a scrub a spring takes the rest of the way, with the velocity that it is handed")
    func handOff() {
        let fixture = fixture
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { fixture.moveRight() }
        animator.fractionComplete = 0.5
        let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 3, dy: 3))
        animator.continueAnimation(withTimingParameters: timing, durationFactor: 0.6)
        fixture.device.advance(by: 0.1)
        let spring = Spring(dampingRatio: 0.8, duration: 0.6)
        #expect(isClose(fixture.x, 50 + 50 * spring.position(at: 0.1, velocity: 3), within: 1e-6))
        fixture.device.advance(by: 0.52)
        #expect(animator.state == .inactive)
        #expect(fixture.x == 100)
    }

    @Test("H1 timing parameters tell what they are and survive being copied")
    func parameters() {
        let cubic = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1))
        #expect(cubic.timingCurveType == .cubic && cubic.cubicTimingParameters === cubic)
        #expect(cubic.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
        #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
        let spring = UISpringTimingParameters(dampingRatio: 0.4)
        #expect(spring.timingCurveType == .spring && spring.cubicTimingParameters == nil)
        #expect(spring.copy() as? UISpringTimingParameters === spring)
    }
}
