import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("The continuation of a transition") @MainActor
struct TransitionContinuationTests {
    @Test(
        "The relative velocity is that of the finger over the remaining distance, at most 30",
        arguments: [
            (0.5, 1.0, 2.0), (0.25, 1, 4), (0.5, -1, -2), (1, 0, 0), (0.01, 5, 30), (0.01, -5, -30),
            (0, 3, 0), (0, -3, 0), (0.5, .nan, 0), (0.5, .infinity, 0),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func relativeVelocity(distance: CGFloat, velocity: CGFloat, expected: CGFloat) {
        let rest = TransitionContinuation(distance: distance, velocity: velocity, duration: 0.35)
        #expect(rest.relativeVelocity == expected)
        #expect(rest.timing.initialVelocity == CGVector(dx: expected, dy: expected))
    }

    @Test(
        "The continuation takes twice the time of its distance, more than 0 and at most the whole",
        arguments: [(0.25, 0.5), (0.5, 1), (1, 1), (0.05, 0.1), (0.01, 0.1), (0, 0.1)] as [(CGFloat, CGFloat)])
    func time(distance: CGFloat, expected: CGFloat) {
        let rest = TransitionContinuation(distance: distance, velocity: 0, duration: 0.35)
        #expect(rest.durationFactor == expected)
        #expect(rest.completionSpeed >= 0.5)
    }

    @Test("The continuation is shorter if the spring would overshoot")
    func fast() {
        let slow = TransitionContinuation(distance: 0.5, velocity: 1, duration: 1)
        let fast = TransitionContinuation(distance: 0.5, velocity: 10, duration: 1)
        #expect(slow.durationFactor == 1)
        #expect(abs(fast.durationFactor - 9.2334 / 20) < 0.001)
        #expect(abs(fast.completionSpeed - 0.5 * 20 / 9.2334) < 0.001)
    }
}
