import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct MediaTimingTests {
    @Test("H1 a layer's time is (parent − beginTime) · speed + timeOffset, through all layers above it")
    func chain() {
        let fixture = LayerFixture()
        fixture.root.speed = 2
        fixture.root.timeOffset = 3
        fixture.layer.beginTime = 1
        fixture.layer.speed = 0.5
        // Root: 5 · 2 + 3 = 13. Layer: (13 − 1) · 0.5 = 6.
        #expect(fixture.layer.convertTime(5, from: nil) == 6)
        #expect(fixture.layer.convertTime(6, to: nil) == 5)
        #expect(fixture.layer.convertTime(13, from: fixture.root) == 6)
    }

    @Test("H1 a layer with speed 0 shows its animations at its timeOffset")
    func scrubbing() {
        let fixture = LayerFixture()
        fixture.root.speed = 0
        fixture.layer.add(fixture.move(), forKey: "move")
        fixture.commit()
        for offset in [0.25, 0.75, 0.5, 0] {
            fixture.root.timeOffset = offset
            #expect(isClose(fixture.x(), 100 * offset))
        }
        fixture.root.timeOffset = 0.5
        fixture.advance(5)
        #expect(isClose(fixture.x(), 50))
        #expect(fixture.layer.animationKeys() == ["move"])
    }

    @Test("H1 a paused container costs no frames, and its animations end by its own time once it goes on")
    func resuming() {
        let fixture = LayerFixture()
        let log = AnimationLog()
        fixture.root.speed = 0
        let move = fixture.move()
        move.delegate = log
        fixture.layer.add(move, forKey: nil)
        fixture.commit()
        #expect(!fixture.runtime.clock.isAnimating)
        fixture.root.timeOffset = 0.6
        fixture.advance(2)
        #expect(log.events == ["start"])

        fixture.root.beginTime = CACurrentMediaTime()
        fixture.root.speed = 1
        fixture.commit()
        #expect(isClose(fixture.x(), 60))
        #expect(fixture.runtime.clock.isAnimating)
        fixture.advance(0.39)
        #expect(log.events == ["start"])
        #expect(isClose(fixture.x(), 99, within: 1e-6))
        fixture.advance(0.03)
        #expect(log.events == ["start", "stop true"])
        #expect(!fixture.runtime.clock.isAnimating)
    }

    @Test("H1 time set past the end of an animation finishes it at the next frame")
    func jumpingToTheEnd() {
        let fixture = LayerFixture()
        let log = AnimationLog()
        fixture.root.speed = 0
        let move = fixture.move(duration: 0.35)
        move.delegate = log
        fixture.layer.add(move, forKey: nil)
        fixture.commit()
        fixture.root.speed = 1
        fixture.root.beginTime = CACurrentMediaTime()
        fixture.root.timeOffset = 0.35
        fixture.advance(1.0 / 60 + 1e-6)
        #expect(log.events == ["start", "stop true"])
    }

    @Test("H1 a container that runs backwards takes its animations back to their start and ends none of them")
    func backwards() {
        let fixture = LayerFixture()
        let log = AnimationLog()
        fixture.root.speed = 0
        let move = fixture.move()
        move.delegate = log
        move.fillMode = .backwards
        fixture.layer.add(move, forKey: "move")
        fixture.commit()
        fixture.root.timeOffset = 0.5
        fixture.root.beginTime = CACurrentMediaTime()
        fixture.root.speed = -1
        fixture.advance(0.2)
        #expect(isClose(fixture.x(), 30, within: 1e-6))
        fixture.advance(0.5)
        #expect(isClose(fixture.x(), 0))
        #expect(log.events == ["start"])
    }

    @Test(
        "H1 repetition, autoreversal, speed and offset place an animation in its cycle",
        arguments: [
            (AnimationTimeline(begin: 2, duration: 1), 2.25, 0.25, 0.0),
            (AnimationTimeline(begin: 2, duration: 1, speed: 2), 2.25, 0.5, 0),
            (AnimationTimeline(begin: 2, duration: 1, repeatCount: 3), 4.25, 0.25, 2),
            (AnimationTimeline(begin: 2, duration: 1, repeatDuration: 1.5), 3.25, 0.25, 1),
            (AnimationTimeline(begin: 2, duration: 1, autoreverses: true), 3.25, 0.75, 0),
            (AnimationTimeline(begin: 2, duration: 1, repeatCount: 2, autoreverses: true), 4.25, 0.25, 1),
            (AnimationTimeline(begin: 2, duration: 1, timeOffset: 0.5), 2.25, 0.75, 0),
            (AnimationTimeline(begin: 2, duration: 1, timeOffset: 0.5), 2.75, 0.25, 0),
            (AnimationTimeline(begin: 2, duration: 1, speed: 0, timeOffset: 0.4), 99, 0.4, 0),
            (AnimationTimeline(begin: 2, duration: 1, speed: -1), 2.25, 0.75, 0),
            (AnimationTimeline(begin: 2, duration: 1, speed: -2), 2.25, 0.5, 0),
            (AnimationTimeline(begin: 2, duration: 1, speed: -1, timeOffset: 1), 2.25, 0.75, 0),
            (AnimationTimeline(begin: 2, duration: 1, speed: -1, timeOffset: 0.5), 2.75, 0.75, 0),
            (AnimationTimeline(begin: 2, duration: 1, speed: -1, repeatCount: 2), 2.25, 0.75, 1),
            (AnimationTimeline(begin: 2, duration: 1, speed: -1, repeatCount: .infinity), 5.25, 0.75, 0),
            (AnimationTimeline(begin: 2, duration: 1, speed: -1, fillMode: .both), 1, 1, 0),
            (AnimationTimeline(begin: 2, duration: 1, speed: -1, fillMode: .both), 9, 0, 0),
            (AnimationTimeline(begin: 2, duration: 1, fillMode: .both), 1, 0, 0),
            (AnimationTimeline(begin: 2, duration: 1, fillMode: .both), 9, 1, 0),
            (AnimationTimeline(begin: 2, duration: 1, repeatCount: 2, fillMode: .forwards), 9, 1, 1),
            (AnimationTimeline(begin: 2, duration: 1, autoreverses: true, fillMode: .forwards), 9, 0, 0),
        ]
    )
    func places(_ timeline: AnimationTimeline, time: Double, expected: Double, cycle: Double) throws {
        let place = try #require(timeline.place(at: time))
        #expect(isClose(place.time, expected))
        #expect(place.cycle == cycle)
    }

    @Test("H1 an animation with a negative speed plays from its end to its start, and is over then")
    func negativeSpeed() {
        let fixture = LayerFixture()
        let log = AnimationLog()
        let move = fixture.move()
        move.speed = -2
        move.delegate = log
        fixture.layer.add(move, forKey: nil)
        fixture.commit()
        fixture.advance(0.1)
        #expect(isClose(fixture.x(), 80))
        fixture.advance(0.3)
        #expect(isClose(fixture.x(), 20))
        #expect(log.events == ["start"])
        fixture.advance(0.1 + aFrame)
        #expect(log.events == ["start", "stop true"])
    }

    @Test("H1 a changed speed counts for all of a layer's time: without a new begin its animations jump")
    func changedSpeed() {
        let fixture = LayerFixture()
        fixture.root.beginTime = CACurrentMediaTime()
        fixture.layer.add(fixture.move(), forKey: nil)
        fixture.commit()
        fixture.advance(0.3)
        #expect(isClose(fixture.x(), 30))
        fixture.root.speed = 2
        #expect(isClose(fixture.x(), 60))
        fixture.root.speed = 0.5
        #expect(isClose(fixture.x(), 15))
        fixture.advance(0.9)
        #expect(isClose(fixture.x(), 60))
        fixture.root.timeOffset = 0.6
        fixture.root.beginTime = CACurrentMediaTime()
        fixture.root.speed = -1
        #expect(isClose(fixture.x(), 60))
        fixture.advance(0.25)
        #expect(isClose(fixture.x(), 35))
    }

    @Test("H1 outside of its active duration an animation shows nothing unless its fill mode covers that time")
    func filling() {
        for (mode, before, after) in [
            (CAMediaTimingFillMode.removed, false, false), (.backwards, true, false), (.forwards, false, true),
            (.both, true, true),
        ] {
            let timeline = AnimationTimeline(begin: 2, duration: 1, fillMode: mode)
            #expect((timeline.place(at: 1) != nil) == before)
            #expect((timeline.place(at: 4) != nil) == after)
            #expect(timeline.place(at: 2.5) != nil)
        }
    }
}
