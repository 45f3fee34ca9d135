import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop

@Suite("The look-alike pop") @MainActor
struct LookAlikeTests {
    @Test("covers at the start, is gone at the end")
    func ends() {
        let start = LookAlikePose(progress: 0, width: 390, direction: .leftToRight, parallax: true)
        #expect(start.leavingOffset == 0)
        #expect(start.arrivingOffset == -117)
        #expect(start.dimming == 0.1)
        let end = LookAlikePose(progress: 1, width: 390, direction: .leftToRight, parallax: true)
        #expect(end.leavingOffset == 390)
        #expect(end.arrivingOffset == 0)
        #expect(end.dimming == 0)
    }

    @Test("is linear, and mirrored from right to left")
    func middle() {
        let pose = LookAlikePose(progress: 0.25, width: 400, direction: .leftToRight, parallax: true)
        let mirrored = LookAlikePose(progress: 0.25, width: 400, direction: .rightToLeft, parallax: true)
        #expect(pose.leavingOffset == 100)
        #expect(pose.arrivingOffset == -90)
        #expect(mirrored.leavingOffset == -100)
        #expect(mirrored.arrivingOffset == 90)
        #expect(mirrored.dimming == pose.dimming)
    }

    @Test("leaves the lower screen in place under Reduce Motion")
    func reduceMotion() {
        let pose = LookAlikePose(progress: 0.5, width: 390, direction: .leftToRight, parallax: false)
        #expect(pose.arrivingOffset == 0)
        #expect(pose.leavingOffset == 195)
    }

    @Test("poses the screens under the finger and gives everything back")
    func posesScreens() throws {
        let stage = Stage(World(system: .iOS18, driver: .percentDriven))
        stage.top.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        stage.top.view.alpha = 0.5
        let subviews = stage.top.view.superview?.subviews.count
        let finger = stage.finger(at: 50).move(by: 205, over: 0.2)
        #expect(abs(stage.top.view.transform.tx - 195) < 0.5)
        #expect(abs(stage.below.view.transform.tx + 58.5) < 0.5)
        #expect(stage.below.view.superview === stage.top.view.superview)
        finger.cancel()
        stage.device.settle()
        #expect(stage.top.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        #expect(stage.top.view.alpha == 0.5)
        #expect(stage.below.view.transform == .identity)
        #expect(stage.top.view.superview?.subviews.count == subviews)
    }

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
