import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("When the finger lets go") @MainActor
struct HandOffTests {
    /// Progress is the opacity of the arriving screen.
    private static let fade = ScreenTransition("fade", timing: .linear(0.5)) { _ in
        [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
    }

    private func progress(of fixture: TransitionFixture) -> CGFloat {
        fixture.layerViews.last?.shownPose.opacity ?? -1
    }

    @Test(
        "The transition continues at the speed of the finger",
        arguments: [(0.4, 2.0, true), (0.4, 0.8, true), (0.6, -2, false), (0.6, -0.5, false), (0.5, 0, true)]
            as [(CGFloat, CGFloat, Bool)])
    func speed(from start: CGFloat, velocity: CGFloat, finishes: Bool) {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(Self.fade)
        fixture.device.perform { interaction.update(start) }
        fixture.device.perform {
            if finishes { interaction.finish(velocity: velocity) } else { interaction.cancel(velocity: velocity) }
        }
        #expect(abs(progress(of: fixture) - start) < 1e-6)
        fixture.device.advance(by: 0.002)
        let speed = (progress(of: fixture) - start) / 0.002
        #expect(abs(speed - velocity) < 0.1 * abs(velocity) + 0.2)
        fixture.device.settle()
        #expect(fixture.context.completions == [finishes])
    }

    @Test("No layer overshoots, however fast the finger was", arguments: [0.5, 2, 8, 40, 400] as [CGFloat])
    func noOvershoot(velocity: CGFloat) {
        for finishes in [true, false] {
            let fixture = TransitionFixture()
            let transition = ScreenTransition("slide", timing: .linear(1)) { scene in
                [.from { _ in .identity }, .to { .identity.translated(x: 1000 * (1 - $0)) }]
            }
            let interaction = fixture.scrub(transition)
            fixture.device.perform { interaction.update(0.5) }
            fixture.device.perform {
                if finishes { interaction.finish(velocity: velocity) } else { interaction.cancel(velocity: -velocity) }
            }
            for _ in 0..<60 where !fixture.isCleanedUp {
                fixture.device.advance(by: 1 / 60)
                guard let x = fixture.layerViews.last?.shownPose.transform.m41 else { break }
                #expect(x > -1 && x < 1001)
            }
            fixture.device.settle()
            #expect(fixture.context.completions == [finishes])
        }
    }

    @Test("The completion speed is at least one half", arguments: [0, 0.3, 1] as [CGFloat])
    func pace(start: CGFloat) {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(Self.fade)
        #expect(interaction.completionSpeed == 1)
        fixture.device.perform { interaction.update(start) }
        fixture.device.perform { interaction.finish() }
        #expect(interaction.completionSpeed >= 0.5)
        #expect(interaction.completionCurve == .easeOut)
        fixture.device.settle()
    }

    @Test("NaN is ignored, and progress is limited to 0…1")
    func badProgress() {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(Self.fade)
        for (given, shown) in [(0.4, 0.4), (.nan, 0.4), (-3, 0), (7, 1)] as [(CGFloat, CGFloat)] {
            fixture.device.perform { interaction.update(given) }
            #expect(abs(progress(of: fixture) - shown) < 1e-6)
        }
        fixture.device.perform { interaction.cancel(velocity: .nan) }
        fixture.device.settle()
        #expect(fixture.context.completions == [false])
    }
}
