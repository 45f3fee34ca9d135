import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct SpringTests {
    @Test(
        "H3 damping ratio and duration make a spring of this stiffness and damping",
        arguments: [(0.5, 1.0, 161.7195, nil), (0.7, 0.5, 387.2746, 27.5510), (1, 0.5, 341.0237, nil)]
    )
    func golden(ratio: Double, duration: Double, stiffness: Double, damping: Double?) {
        let spring = Spring(dampingRatio: ratio, duration: duration)
        #expect(isClose(spring.stiffness, stiffness, within: 5e-5))
        if let damping { #expect(isClose(spring.damping, damping, within: 5e-5)) }
        #expect(isClose(spring.damping, 2 * ratio * spring.stiffness.squareRoot(), within: 1e-9))
    }

    @Test("H3 the spring is at rest within a thousandth when its duration is over", arguments: [0.2, 0.5, 0.8, 1])
    func atRest(ratio: Double) {
        let spring = Spring(dampingRatio: ratio, duration: 0.7)
        for step in 0...100 {
            let position = spring.position(at: 0.7 + Double(step) / 100, velocity: 0)
            // The rule bounds the part of the swing that carries the velocity; the whole is larger by 1/ζ at most.
            #expect(abs(position - 1) <= 0.001 / ratio + 1e-12)
        }
    }

    @Test("H3 positions obey the equation of the damped oscillator in all three cases", arguments: [5.0, 20, 50])
    func equation(damping: Double) {
        let (mass, stiffness, velocity, h) = (1.0, 100.0, 2.0, 1e-4)
        func x(_ time: Double) -> Double {
            springPosition(at: time, mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
        }
        #expect(x(0) == 0)
        #expect(isClose((x(1e-6) - x(0)) / 1e-6, velocity, within: 1e-3))
        for time in [0.05, 0.2, 0.6] {
            let speed = (x(time + h) - x(time - h)) / (2 * h)
            let acceleration = (x(time + h) - 2 * x(time) + x(time - h)) / (h * h)
            let force = -stiffness * (x(time) - 1) - damping * speed
            #expect(isClose(mass * acceleration, force, within: 1e-3))
        }
    }

    @Test("H3 after the settling duration the spring stays within a thousandth", arguments: [2.0, 10, 20, 60])
    func settling(damping: Double) {
        for velocity in [0.0, 8, -8] {
            let spring = Spring(stiffness: 100, damping: damping)
            let settled = spring.settlingDuration(velocity: velocity)
            for step in 0...200 {
                #expect(abs(spring.position(at: settled + Double(step) / 50, velocity: velocity) - 1) <= 0.001 + 1e-9)
            }
        }
    }

    @Test("H3 a perceptual duration is the undamped swing, bounce 0 is critical damping")
    func perceptual() {
        let spring = Spring(perceptualDuration: 0.5, bounce: 0)
        #expect(isClose(spring.stiffness, 157.913670, within: 1e-6))
        #expect(isClose(spring.damping, 25.132741, within: 1e-6))
        let bouncy = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.4)
        #expect(isClose(bouncy.bounce, 0.4, within: 1e-12))
        #expect(isClose(bouncy.perceptualDuration, 0.5, within: 1e-12))
        #expect(bouncy.settlingDuration > CASpringAnimation(perceptualDuration: 0.5, bounce: 0).settlingDuration)
    }

    @Test(
        "H3 a spring that swings settles when its whole envelope has",
        arguments: [(10.0, 1.4727), (5, 2.8550), (15, 1.0221)])
    func documentedSettling(damping: Double, seconds: Double) {
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.damping = damping
        #expect(isClose(animation.settlingDuration, seconds, within: 5e-5))
    }

    @Test(
        "H3 a critically damped spring settles on steps of a tenth of a second",
        arguments: [(0.5, 0.8), (0.3, 0.5), (1, 1.5)])
    func criticalSettling(perceptualDuration: Double, seconds: Double) {
        let animation = CASpringAnimation(perceptualDuration: perceptualDuration, bounce: 0)
        #expect(isClose(animation.settlingDuration, seconds, within: 1e-9))
    }

    @MainActor
    @Test("H3 whoever takes a spring's own duration runs until it has settled")
    func durationsOfAnimators() {
        let fixture = AnimatedView()
        let timing = UISpringTimingParameters(duration: 0.5, bounce: 0)
        #expect(isClose(UIViewPropertyAnimator(duration: 3, timingParameters: timing).duration, 0.8, within: 1e-9))
        var finished = false
        UIView.animate(springDuration: 0.5) {
            fixture.moveRight()
        } completion: { _ in
            finished = true
        }
        fixture.device.advance(by: 0.78)
        #expect(!finished)
        fixture.device.advance(by: 0.04)
        #expect(finished)
    }
}
