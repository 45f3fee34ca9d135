import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("A finger that lets go") @MainActor
struct HandOffTests {
    /// Progress is the opacity of the arriving screen.
    private static let fade = ScreenTransition("fade", timing: .linear(0.5)) { _ in
        [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
    }

    private func progress(of theatre: Theatre) -> CGFloat {
        theatre.actors.last?.shownPose.opacity ?? -1
    }

    @Test(
        "hands its speed on",
        arguments: [(0.4, 2.0, true), (0.4, 0.8, true), (0.6, -2, false), (0.6, -0.5, false), (0.5, 0, true)]
            as [(CGFloat, CGFloat, Bool)])
    func speed(from start: CGFloat, velocity: CGFloat, finishes: Bool) {
        let theatre = Theatre()
        let interaction = theatre.lead(Self.fade)
        theatre.device.perform { interaction.update(start) }
        theatre.device.perform {
            if finishes { interaction.finish(velocity: velocity) } else { interaction.cancel(velocity: velocity) }
        }
        #expect(abs(progress(of: theatre) - start) < 1e-6)
        theatre.device.advance(by: 0.002)
        let speed = (progress(of: theatre) - start) / 0.002
        #expect(abs(speed - velocity) < 0.1 * abs(velocity) + 0.2)
        theatre.device.settle()
        #expect(theatre.context.completions == [finishes])
    }

    @Test("however fast it was, nothing is thrown past the end", arguments: [0.5, 2, 8, 40, 400] as [CGFloat])
    func noOvershoot(velocity: CGFloat) {
        for finishes in [true, false] {
            let theatre = Theatre()
            let transition = ScreenTransition("slide", timing: .linear(1)) { scene in
                [.from { _ in .identity }, .to { .identity.translated(x: 1000 * (1 - $0)) }]
            }
            let interaction = theatre.lead(transition)
            theatre.device.perform { interaction.update(0.5) }
            theatre.device.perform {
                if finishes { interaction.finish(velocity: velocity) } else { interaction.cancel(velocity: -velocity) }
            }
            for _ in 0..<60 where !theatre.isStageGone {
                theatre.device.advance(by: 1 / 60)
                guard let x = theatre.actors.last?.shownPose.transform.m41 else { break }
                #expect(x > -1 && x < 1001)
            }
            theatre.device.settle()
            #expect(theatre.context.completions == [finishes])
        }
    }

    @Test("the bar is told the pace, which is never 0", arguments: [0, 0.3, 1] as [CGFloat])
    func pace(start: CGFloat) {
        let theatre = Theatre()
        let interaction = theatre.lead(Self.fade)
        #expect(interaction.completionSpeed == 1)
        theatre.device.perform { interaction.update(start) }
        theatre.device.perform { interaction.finish() }
        #expect(interaction.completionSpeed >= 0.5)
        #expect(interaction.completionCurve == .easeOut)
        theatre.device.settle()
    }

    @Test("progress that is no number changes nothing, and progress beyond the ends is the end")
    func badProgress() {
        let theatre = Theatre()
        let interaction = theatre.lead(Self.fade)
        for (given, shown) in [(0.4, 0.4), (.nan, 0.4), (-3, 0), (7, 1)] as [(CGFloat, CGFloat)] {
            theatre.device.perform { interaction.update(given) }
            #expect(abs(progress(of: theatre) - shown) < 1e-6)
        }
        theatre.device.perform { interaction.cancel(velocity: .nan) }
        theatre.device.settle()
        #expect(theatre.context.completions == [false])
    }
}
