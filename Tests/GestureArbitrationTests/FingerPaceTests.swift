import Testing
import UIKit

@testable import GestureArbitration

@MainActor
struct FingerPaceTests {
    private func speed(of way: [(x: CGFloat, time: Double)]) -> CGFloat {
        var pace = FingerPace(at: .zero, time: 0)
        for (x, time) in way { pace.move(to: CGPoint(x: x, y: 0), time: time) }
        return pace.speed
    }

    /// A sample in each frame, at 60 Hz.
    private func way(in frames: ClosedRange<Int>, x: (Int) -> Int) -> [(x: CGFloat, time: Double)] {
        frames.map { frame in (x: CGFloat(x(frame)), time: Double(frame) / 60) }
    }

    @Test("a finger that has landed has no speed")
    func landed() {
        #expect(speed(of: []) == 0)
        #expect(speed(of: [(0, 0)]) == 0)
    }

    @Test("a finger's speed is that of its last samples", arguments: [60.0, 120])
    func steady(rate: Double) {
        let way = (1...30).map { (x: CGFloat(Double($0) * 240 / rate), time: Double($0) / rate) }
        #expect(abs(speed(of: way) - 240) < 1e-6)
    }

    @Test("a finger that has rested is as fast as it is now, four samples later")
    func rested() {
        let rest = way(in: 1...30) { _ in 0 }
        let flick = way(in: 31...34) { ($0 - 30) * 10 }
        #expect(abs(speed(of: rest + flick) - 600) < 1e-6)
        #expect(speed(of: rest + flick.prefix(1)) < 600)
    }

    // UIKit tells of no finger that rests.
    @Test("a finger that goes on after a rest without samples has rested no longer than a frame before it")
    func restedWithoutSamples() {
        #expect(abs(speed(of: [(10, 0.7)]) - 600) < 1e-6)
        #expect(abs(speed(of: [(10, 0.7), (20, 0.7 + 1.0 / 60)]) - 600) < 1e-6)
    }

    @Test("a finger that comes to rest has no speed soon")
    func comesToRest() {
        let flick = way(in: 1...10) { $0 * 10 }
        let rest = way(in: 11...16) { _ in 100 }
        #expect(speed(of: flick + rest) == 0)
    }

    // Fails when only a thumb that rolls back or stops is as fast as before.
    @Test("a finger that curls across as it lifts is as fast as before, one that turns by less than 60 degrees is not")
    func curls() {
        for (step, isKept) in [
            (CGPoint(x: 0, y: 7), true), (CGPoint(x: 3, y: 7), true), (CGPoint(x: 4, y: 0), true),
            (CGPoint(x: 7, y: 7), false),
        ] {
            var pace = FingerPace(at: .zero, time: 0)
            var place = CGPoint.zero
            for frame in 1...12 {
                let isFlick = frame <= 10
                place = CGPoint(x: place.x + (isFlick ? 15 : step.x), y: place.y + (isFlick ? 0 : step.y))
                pace.move(to: place, time: Double(frame) / 60)
            }
            let velocity = pace.velocityBeforeLift(at: 12 / 60)
            #expect(isKept ? velocity?.x ?? 0 > 800 && velocity?.y == 0 : (velocity?.y ?? 1) > 0)
        }
    }
}
