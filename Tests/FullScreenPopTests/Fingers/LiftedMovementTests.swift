import Testing

@testable import FullScreenPop
@testable @_spi(Headless) import UIKit

/// A swipe at 2,000 points per second that lifted at (200, 400): a finger that is lost for 0.05 s is 100 points farther.
@Suite("The finger of a swipe whose contact is lost")
struct LiftedMovementTests {
    private let swipe = LiftedMovement(
        time: 1, place: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 2000, y: 0), isSwipe: true)

    @Test("lands ahead, on the same line, and soon", arguments: [52, 100, 268] as [CGFloat])
    func ahead(distance: CGFloat) {
        #expect(swipe.mayContinue(at: CGPoint(x: 200 + distance, y: 415), time: 1.05))
    }

    // Fails when one of the conditions of `LiftedMovement.mayContinue` is left out.
    @Test(
        "does not land behind, far ahead, or on another line: that is the other thumb",
        arguments: [(48, 0), (-20, 0), (275, 0), (100, 25), (100, -25)] as [(CGFloat, CGFloat)])
    func elsewhere(along: CGFloat, across: CGFloat) {
        #expect(!swipe.mayContinue(at: CGPoint(x: 200 + along, y: 400 + across), time: 1.05))
    }

    @Test("does not land in the same event, nor much later", arguments: [1, 1.15])
    func otherTime(time: Double) {
        #expect(!swipe.mayContinue(at: CGPoint(x: 200 + 2000 * (time - 1), y: 400), time: time))
    }

    // Fails when `LiftedMovement.isContinued` is always true.
    @Test("goes on at least half as fast, the same way")
    func speed() {
        #expect(swipe.isContinued(by: CGPoint(x: 18, y: 2), over: 1 / 60))
        #expect(!swipe.isContinued(by: CGPoint(x: 16, y: 2), over: 1 / 60))
        #expect(!swipe.isContinued(by: CGPoint(x: 2, y: 40), over: 1 / 60))
    }
}
