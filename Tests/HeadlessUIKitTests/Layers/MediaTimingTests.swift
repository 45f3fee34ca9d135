import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct MediaTimingTests {
    @Test("H1 a layer's time is (parent − beginTime) · speed + timeOffset, through all layers above it")
    func chain() {
        let stage = LayerStage()
        stage.root.speed = 2
        stage.root.timeOffset = 3
        stage.layer.beginTime = 1
        stage.layer.speed = 0.5
        // Root: 5 · 2 + 3 = 13. Layer: (13 − 1) · 0.5 = 6.
        #expect(stage.layer.convertTime(5, from: nil) == 6)
        #expect(stage.layer.convertTime(6, to: nil) == 5)
        #expect(stage.layer.convertTime(13, from: stage.root) == 6)
    }

    @Test("H1 a layer with speed 0 shows its animations at its timeOffset")
    func scrubbing() {
        let stage = LayerStage()
        stage.root.speed = 0
        stage.layer.add(stage.move(), forKey: "move")
        stage.commit()
        for offset in [0.25, 0.75, 0.5, 0] {
            stage.root.timeOffset = offset
            #expect(isClose(stage.x(), 100 * offset))
        }
        stage.root.timeOffset = 0.5
        stage.advance(5)
        #expect(isClose(stage.x(), 50))
        #expect(stage.layer.animationKeys() == ["move"])
    }

    @Test("H1 a paused container costs no frames, and its animations end by its own time once it goes on")
    func resuming() {
        let stage = LayerStage()
        let log = AnimationLog()
        stage.root.speed = 0
        let move = stage.move()
        move.delegate = log
        stage.layer.add(move, forKey: nil)
        stage.commit()
        #expect(!stage.runtime.clock.isAnimating)
        stage.root.timeOffset = 0.6
        stage.advance(2)
        #expect(log.events == ["start"])

        stage.root.beginTime = CACurrentMediaTime()
        stage.root.speed = 1
        stage.commit()
        #expect(isClose(stage.x(), 60))
        #expect(stage.runtime.clock.isAnimating)
        stage.advance(0.39)
        #expect(log.events == ["start"])
        #expect(isClose(stage.x(), 99, within: 1e-6))
        stage.advance(0.03)
        #expect(log.events == ["start", "stop true"])
        #expect(!stage.runtime.clock.isAnimating)
    }

    @Test("H1 time set past the end of an animation finishes it at the next frame")
    func jumpingToTheEnd() {
        let stage = LayerStage()
        let log = AnimationLog()
        stage.root.speed = 0
        let move = stage.move(duration: 0.35)
        move.delegate = log
        stage.layer.add(move, forKey: nil)
        stage.commit()
        stage.root.speed = 1
        stage.root.beginTime = CACurrentMediaTime()
        stage.root.timeOffset = 0.35
        stage.advance(1.0 / 60 + 1e-6)
        #expect(log.events == ["start", "stop true"])
    }

    @Test("H1 a container that runs backwards takes its animations back to their start and ends none of them")
    func backwards() {
        let stage = LayerStage()
        let log = AnimationLog()
        stage.root.speed = 0
        let move = stage.move()
        move.delegate = log
        move.fillMode = .backwards
        stage.layer.add(move, forKey: "move")
        stage.commit()
        stage.root.timeOffset = 0.5
        stage.root.beginTime = CACurrentMediaTime()
        stage.root.speed = -1
        stage.advance(0.2)
        #expect(isClose(stage.x(), 30, within: 1e-6))
        stage.advance(0.5)
        #expect(isClose(stage.x(), 0))
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
