import ScreenTransitions
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("A transition with animators of the app's own") @MainActor
struct AnimatorTransitionTests {
    /// Makes animators, and records the directions that it is asked for.
    @MainActor
    final class Maker {
        private(set) var directions: [TransitionDirection] = []
        private(set) var animators: [AppAnimator] = []
        private let makes: Set<TransitionDirection>

        init(_ makes: Set<TransitionDirection> = [.forward, .backward]) {
            self.makes = makes
        }

        func transition(otherwise fallback: ScreenTransition? = nil) -> ScreenTransition {
            .animator(otherwise: fallback) { direction in
                self.directions.append(direction)
                guard self.makes.contains(direction) else { return nil }
                let animator = AppAnimator(.viewBlock)
                self.animators.append(animator)
                return animator
            }
        }
    }

    /// Its settings count; without it, those of the device that another test has just made, maybe with reduced motion.
    private let device = HeadlessDevice()
    private nonisolated static let scene = TransitionScene(size: CGSize(width: 390, height: 844))
    private let cube = ScreenTransition.cube.timing(.linear(2))
    private let cover = ScreenTransition.cover.timing(.linear(3))

    /// The duration of the animator, which tells the transitions above apart; nil where UIKit animates.
    private func duration(_ transition: ScreenTransition, _ direction: TransitionDirection) -> TimeInterval? {
        transition.makeAnimator(direction)?.transitionDuration(using: nil)
    }

    private nonisolated func expectSame(
        _ one: ScreenTransition, _ another: ScreenTransition, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for direction in TransitionDirection.allCases {
            for progress in [0, 0.3, 1] as [CGFloat] {
                let (a, b) = (one, another)
                #expect(
                    a.sample(at: progress, in: Self.scene, direction)
                        == b.sample(at: progress, in: Self.scene, direction), sourceLocation: sourceLocation)
            }
        }
    }

    @Test(
        "Each transition gets an animator of its own, and the closure the direction",
        arguments: TransitionDirection.allCases)
    func makes(direction: TransitionDirection) throws {
        let maker = Maker()
        let transition = maker.transition()
        let first = try #require(transition.makeAnimator(direction))
        let second = try #require(transition.makeAnimator(direction))
        #expect(first === maker.animators[0] && second === maker.animators[1])
        #expect(maker.directions == [direction, direction])
    }

    @Test("A transition without animators of the app's own makes a TransitionAnimator")
    func plain() {
        for direction in TransitionDirection.allCases {
            #expect(cube.makeAnimator(direction) is TransitionAnimator)
        }
        #expect(duration(cube.onPop(cover), .forward) == 2)
        #expect(duration(cube.onPop(cover), .backward) == 3)
    }

    @Test("Without a fallback UIKit animates where the closure makes no animator")
    func withoutFallback() {
        let transition = Maker([.forward]).transition()
        #expect(transition.makeAnimator(.forward) is AppAnimator)
        #expect(transition.makeAnimator(.backward) == nil)
    }

    @Test("The fallback is played where the closure makes no animator, each way")
    func fallback() {
        let transition = Maker([]).transition(otherwise: cube.onPop(cover))
        #expect(duration(transition, .forward) == 2)
        #expect(duration(transition, .backward) == 3)
    }

    // Fails when `animator(otherwise:_:)` does not ask the fallback's own animators.
    @Test("A fallback may have animators and a fallback itself")
    func nestedFallbacks() {
        let (outer, inner) = (Maker([.forward]), Maker([]))
        let transition = outer.transition(otherwise: inner.transition(otherwise: cover))
        #expect(transition.makeAnimator(.forward) is AppAnimator)
        #expect(inner.directions.isEmpty)
        #expect(duration(transition, .backward) == 3)
        #expect(inner.directions == [.backward])
        #expect(Maker([]).transition(otherwise: Maker([]).transition()).makeAnimator(.forward) == nil)
    }

    @Test("Sampled, the transition is its fallback, or a crossfade without one")
    func samples() {
        let maker = Maker()
        expectSame(maker.transition(otherwise: .bounce), .bounce)
        expectSame(maker.transition(), .crossfade)
        #expect(maker.transition(otherwise: cube).timing == cube.timing)
        #expect(maker.transition().layers(in: Self.scene).count == 2)
        #expect(maker.directions.isEmpty)
    }

    // Fails when a combinator keeps `animators`, or when `reversed` passes `self` on instead of `oneWay`.
    @Test("Combinators return the derived fallback, without the animators")
    func combinators() {
        let maker = Maker()
        let fallback = ScreenTransition.cube.onPop(.drop)
        let transition = maker.transition(otherwise: fallback)
        let derivations: [@MainActor (ScreenTransition) -> ScreenTransition] = [
            { $0.reversed }, { $0.timing(.linear(1)) }, { $0.perspective(-0.001) }, { $0.dimming(0.5) },
            { $0.combined(with: .slide) }, { ScreenTransition.slide.combined(with: $0) }, { $0.withSharedElements },
            { $0.reversed.reversed },
        ]
        for derive in derivations {
            for (transition, fallback) in [(transition, fallback), (maker.transition(), .crossfade)] {
                let derived = derive(transition)
                expectSame(derived, derive(fallback))
                for direction in TransitionDirection.allCases {
                    #expect(derived.makeAnimator(direction) is TransitionAnimator)
                }
            }
        }
        #expect(maker.directions.isEmpty)
    }

    @Test("Of another way back with animators, those are asked, and told that it is the way back")
    func onPop() {
        let maker = Maker()
        let transition = cube.onPop(maker.transition(otherwise: cover))
        #expect(duration(transition, .forward) == 2)
        #expect(transition.makeAnimator(.backward) is AppAnimator)
        #expect(maker.directions == [.backward])
        expectSame(transition, cube.onPop(cover))
    }

    @Test("Where another way back makes no animator, its fallback is played, or UIKit animates")
    func onPopFallback() {
        #expect(duration(cube.onPop(Maker([]).transition(otherwise: cover)), .backward) == 3)
        #expect(cube.onPop(Maker([]).transition()).makeAnimator(.backward) == nil)
    }

    @Test("With another way back, a transition keeps its animators for the way forward")
    func onPopOfAnimators() {
        let (there, back) = (Maker(), Maker())
        let covered = there.transition(otherwise: cube).onPop(cover)
        #expect(covered.makeAnimator(.forward) is AppAnimator)
        #expect(duration(covered, .backward) == 3)
        let both = there.transition().onPop(back.transition())
        #expect(both.makeAnimator(.forward) === there.animators.last)
        #expect(both.makeAnimator(.backward) === back.animators.last)
        #expect(there.directions == [.forward, .forward] && back.directions == [.backward])
    }

    @Test("With another way forward, a transition keeps its animators for the way back")
    func onPush() {
        let (there, back) = (Maker(), Maker())
        let transition = back.transition(otherwise: cover).onPush(there.transition(otherwise: cube))
        #expect(transition.makeAnimator(.forward) === there.animators.last)
        #expect(transition.makeAnimator(.backward) === back.animators.last)
        #expect(there.directions == [.forward] && back.directions == [.backward])
        #expect(duration(cover.onPush(cube), .backward) == 3)
    }

    @Test("A TransitionAnimator plays the fallback")
    func transitionAnimator() {
        let maker = Maker()
        let animator = TransitionAnimator(transition: maker.transition(otherwise: cube), direction: .backward)
        #expect(animator.transitionDuration(using: nil) == 2)
        #expect(maker.directions.isEmpty)
    }

    @Test("An interaction scrubs and ends the animator that was made", arguments: [true, false])
    func interactive(finishes: Bool) throws {
        let maker = Maker()
        let animator = try #require(maker.transition().makeAnimator(.backward) as? AppAnimator)
        let pop = AnimatorPop(animator)
        pop.scrub(to: 0.3)
        #expect(abs(pop.offset - AppMove.viewBlock.offset(at: 0.3)) < 0.02)
        pop.device.perform { finishes ? pop.animatorInteraction.finish() : pop.animatorInteraction.cancel() }
        pop.device.settle()
        #expect(pop.stack.count == (finishes ? 1 : 2))
        #expect(animator.cancellations == [!finishes])
        #expect(pop.device.faults.isEmpty)
    }
}
