import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop

@Suite("The outcome of a swipe") @MainActor
struct PopOutcomeTests {
    @Test(
        "a finger that lets go pops beyond the middle, counting 0.3 seconds of its speed",
        arguments: [
            (0.0, 0.0, PopOutcome.cancel), (0.5, 0, .cancel), (0.51, 0, .pop), (1, 0, .pop),
            (0.2, 300, .cancel), (0.2, 500, .pop), (0.8, -500, .cancel), (0.8, -300, .pop),
        ])
    func outcome(progress: CGFloat, velocity: CGFloat, expected: PopOutcome) {
        #expect(PopOutcome(progress: progress, velocity: velocity, width: 390) == expected)
    }

    @Test("without a width there is no pop")
    func noWidth() {
        #expect(PopOutcome(progress: 1, velocity: 1000, width: 0) == .cancel)
    }
}
