import ScreenTransitions
import Testing
import UIKit

/// What the combinators make of transitions.
struct CombinatorTests {
    private let scene = TransitionScene(size: CGSize(width: 400, height: 800))
    private static let progresses: [CGFloat] = [0, 0.3, 0.5, 0.8, 1]

    private let left = ScreenTransition("left", timing: .linear(0.2)) { scene in
        [.from { .identity.translated(x: -100 * $0) }, .to { .identity.translated(x: scene.width * (1 - $0)) }]
    }
    private let up = ScreenTransition("up", timing: .spring(0.9, dampingRatio: 0.5), perspective: -0.01) { scene in
        [.to { _ in .identity }, .from { .identity.translated(y: -scene.height * $0) }]
    }

    private func samples(
        _ transition: ScreenTransition, _ direction: TransitionDirection = .forward, at progress: CGFloat
    ) -> [TransitionSample] {
        transition.sample(at: progress, in: scene, direction)
    }

    private func pose(
        _ transition: ScreenTransition, _ subject: TransitionLayer.Subject, _ direction: TransitionDirection = .forward,
        at progress: CGFloat
    ) throws -> TransitionPose {
        try #require(samples(transition, direction, at: progress).first { $0.subject == subject }).pose
    }

    /// Whether two transitions show the same in some directions.
    private func expectSame(
        _ one: ScreenTransition, _ first: TransitionDirection, _ another: ScreenTransition,
        _ second: TransitionDirection,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for progress in Self.progresses {
            let (a, b) = (samples(one, first, at: progress), samples(another, second, at: progress))
            #expect(a == b, "at \(progress)", sourceLocation: sourceLocation)
        }
        let timings = [(one, first), (another, second)].map { transition, direction in
            direction == .forward ? transition.timing : transition.reversed.timing
        }
        #expect(timings[0] == timings[1], sourceLocation: sourceLocation)
    }

    // MARK: Directions

    @Test("onPop keeps the way forward, and takes the other transition's for the way back")
    func onPop() {
        let both = left.onPop(up)
        expectSame(both, .forward, left, .forward)
        expectSame(both, .backward, up, .forward)
        #expect(both.name == "left")
    }

    @Test("onPop ignores the way back of the other transition")
    func onPopOfAnother() {
        expectSame(left.onPop(up.onPop(.cube)), .backward, up, .forward)
        expectSame(left.onPop(up).onPop(.drop), .backward, .drop, .forward)
    }

    @Test("onPush takes the other transition's way forward, and keeps the way back")
    func onPush() {
        expectSame(left.onPush(up), .forward, up, .forward)
        expectSame(left.onPush(up), .backward, left, .backward)
        let pair = ScreenTransition.bounce.onPush(up)
        expectSame(pair, .forward, up, .forward)
        expectSame(pair, .backward, .drop, .forward)
    }

    @Test("reversed exchanges both directions, and reversed twice changes nothing")
    func reversed() {
        for transition in [left, .cube, .doors, .cards, left.onPop(up), .rise, .pushLikeModal] {
            expectSame(transition.reversed, .forward, transition, .backward)
            expectSame(transition.reversed, .backward, transition, .forward)
            expectSame(transition.reversed.reversed, .forward, transition, .forward)
            expectSame(transition.reversed.reversed, .backward, transition, .backward)
            #expect(transition.reversed.perspective == transition.onPush(transition.reversed).perspective)
        }
    }

    @Test("In a reversed transition the leaving screen moves as the arriving one did, backward")
    func reversedPoses() throws {
        #expect(try pose(left.reversed, .screen(.from), at: 0.25) == .identity.translated(x: 100))
        #expect(try pose(left.reversed, .screen(.to), at: 0.25) == .identity.translated(x: -75))
    }

    // MARK: Values

    @Test("timing and perspective apply to both directions")
    func bothWays() {
        let timing = TransitionTiming.linear(3)
        for transition in [left, left.onPop(up), left.onPop(up).reversed, left.reversed] {
            #expect(transition.timing(timing).timing == timing)
            #expect(transition.timing(timing).reversed.timing == timing)
            for direction in TransitionDirection.allCases {
                #expect(transition.perspective(-0.005).perspectiveTransform(in: scene, direction).m34 == -0.005)
                let plain = samples(transition, direction, at: 0.3).map(\.pose)
                #expect(samples(transition.timing(timing), direction, at: 0.3).map(\.pose) == plain)
            }
        }
    }

    // MARK: Dimming

    @Test("dimming darkens the leaving screen on the way forward, and lightens it on the way back")
    func dimming() throws {
        let transition = left.dimming(0.4)
        for progress in Self.progresses {
            let there = try pose(transition, .screen(.from), at: progress)
            #expect(abs(there.dimming - 0.4 * progress) < 1e-12)
            #expect(there.transform.m41 == -100 * progress)
            let back = try pose(transition, .screen(.to), .backward, at: progress)
            #expect(abs(back.dimming - 0.4 * (1 - progress)) < 1e-12)
            #expect(try pose(transition, .screen(.to), at: progress).dimming == 0)
            #expect(try pose(transition, .screen(.from), .backward, at: progress).dimming == 0)
        }
    }

    @Test("dimming adds to a dimming that is there, up to black")
    func moreDimming() throws {
        let dim = left.dimming(0.4).dimming(0.3)
        #expect(abs(try pose(dim, .screen(.from), at: 0.5).dimming - 0.35) < 1e-12)
        #expect(try pose(left.dimming(0.8).dimming(0.8), .screen(.from), at: 1).dimming == 1)
    }

    @Test("dimming darkens every piece of the leaving screen")
    func dimmedPieces() {
        for sample in samples(.doors.dimming(0.5), at: 0.5) {
            #expect(sample.pose.dimming == (sample.subject.screen == .from ? 0.25 : 0))
        }
    }

    @Test("dimming applies to a screen that has no layer")
    func dimmedBystander() throws {
        let over = ScreenTransition("over", timing: .linear(1)) { _ in [.to { .identity.faded(to: $0) }] }
        let subjects = samples(over.dimming(0.5), at: 0.5).map(\.subject)
        #expect(subjects == [.screen(.from), .screen(.to)])
        #expect(try pose(over.dimming(0.5), .screen(.from), at: 0.5).dimming == 0.25)
    }

    @Test("With another way back, dimming begins it as dark as the way forward has ended")
    func dimmedOtherWay() throws {
        let transition = ScreenTransition.bounce.dimming(0.6)
        // Its own dimming is a fifth.
        #expect(try pose(transition, .screen(.from), at: 1).dimming == 0.8)
        let start = try pose(transition, .screen(.to), .backward, at: 0)
        #expect(start.dimming == 0.8)
        #expect(try pose(transition, .screen(.to), .backward, at: 1) == .identity)
        #expect(try pose(transition, .screen(.from), .backward, at: 1) == .identity.translated(y: 800))
        #expect(transition.reversed.timing == ScreenTransition.drop.timing)
        // A reversed transition has another way back: the one that it was made of.
        #expect(try pose(left.reversed.dimming(0.6), .screen(.to), .backward, at: 0).dimming == 0.6)
    }

    // MARK: Five lines

    @Test("A written transition is mirrored and played backward by itself")
    func ofOnesOwn() throws {
        let sink = ScreenTransition("sink", timing: .easeInOut(0.35)) { scene in
            [
                .from { .identity.scaled(1 - 0.1 * $0).dimmed(0.3 * $0).rounded(20 * $0) },
                .to { .identity.translated(x: scene.width * (1 - $0)) },
            ]
        }
        let arriving = try #require(sink.sample(at: 0.5, in: scene, .backward, layout: .rightToLeft).first)
        #expect(arriving.subject == .screen(.to))
        #expect(arriving.pose == .identity.scaled(0.95).dimmed(0.15).rounded(10))
        let leaving = try #require(sink.sample(at: 0.75, in: scene, .backward, layout: .rightToLeft).last)
        #expect(leaving.pose == .identity.translated(x: -300))
    }
}
