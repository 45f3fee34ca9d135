import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct SpringAnimationTests {
    let fixture = LayerFixture()

    @Test("H3 a spring animation swings by its mass, stiffness and damping, and says how long that takes")
    func spring() {
        let animation = CASpringAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0.0, 100.0)
        (animation.mass, animation.stiffness, animation.damping) = (2, 200, 4)
        animation.duration = animation.settlingDuration
        fixture.runtime.turn { fixture.layer.add(animation, forKey: nil) }
        let (decay, swing) = (1.0, (100.0 - 1).squareRoot())
        for step in 1...10 {
            fixture.advance(0.1)
            let t = Double(step) / 10
            let expected = 1 - exp(-decay * t) * (cos(swing * t) + decay / swing * sin(swing * t))
            #expect(isClose(fixture.x(), 100 * expected))
        }
        #expect(isClose(animation.settlingDuration, 7.0035, within: 1e-4))
    }
}
