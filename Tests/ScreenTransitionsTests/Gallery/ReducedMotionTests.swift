import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("transitions if Reduce Motion is on") @MainActor
struct ReducedMotionTests {
    enum Setting: CaseIterable {
        case reduceMotion
        case crossFade
    }

    private func fixture(_ setting: Setting) -> TransitionFixture {
        let fixture = TransitionFixture()
        fixture.device.runtime.accessibility.reducesMotion = true
        fixture.device.runtime.accessibility.prefersCrossFadeTransitions = setting == .crossFade
        return fixture
    }

    // Fails when `prefersLessMotion` is left out of the condition in `TransitionAnimator.init(transition:direction:)`.
    @Test(
        "every intense transition is a crossfade, in both directions",
        arguments: Setting.allCases, ScreenTransition.gallery.map(\.name))
    func crossfade(setting: Setting, name: String) throws {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        for direction in TransitionDirection.allCases where transition.played(direction).motion == .intense {
            let fixture = fixture(setting)
            let interaction = fixture.scrub(transition, direction)
            fixture.device.perform { interaction.update(0.4) }
            let shown = fixture.layerViews.map(\.shownPose)
            #expect(shown.count == 2)
            #expect(shown.allSatisfy { CATransform3DIsIdentity($0.transform) && $0.maskCircle == nil })
            #expect(shown.map(\.opacity).min() ?? 0 < 0.7)
            fixture.device.perform { interaction.cancel() }
            fixture.device.settle()
            #expect(fixture.context.completions == [false])
        }
    }

    // Fails when only intense transitions are replaced for people who prefer cross-fades.
    @Test(
        "for people who prefer cross-fades every transition is one", arguments: Setting.allCases,
        TransitionDirection.allCases)
    func preferred(setting: Setting, direction: TransitionDirection) {
        let fixture = fixture(setting)
        for transition in ScreenTransition.gallery where transition.played(direction).motion != .intense {
            fixture.device.perform {
                let animator = TransitionAnimator(transition: transition, direction: direction)
                let expected = setting == .crossFade ? .crossfade : transition.played(direction)
                #expect(animator.transitionDuration(using: nil) == expected.timing.duration)
            }
        }
    }

    // Fails when `TransitionAnimator.init` looks at `transition.motion` instead of that of what is played.
    @Test("if the way back is another transition, each direction is replaced for itself")
    func eachWay() {
        for (transition, forward, backward) in [
            (ScreenTransition.bounce.onPop(.cube), 0.8, 0.35), (ScreenTransition.cube.onPop(.drop), 0.35, 0.4),
            (ScreenTransition.cube.onPop(.flip), 0.35, 0.35),
        ] {
            let fixture = fixture(.reduceMotion)
            fixture.device.perform {
                let there = TransitionAnimator(transition: transition, direction: .forward)
                let back = TransitionAnimator(transition: transition, direction: .backward)
                #expect(there.transitionDuration(using: nil) == forward)
                #expect(back.transitionDuration(using: nil) == backward)
            }
        }
    }

    @Test(
        "without the setting every transition is played as it is", arguments: TransitionDirection.allCases
    )
    func full(direction: TransitionDirection) {
        let fixture = TransitionFixture()
        for transition in ScreenTransition.gallery {
            fixture.device.perform {
                let animator = TransitionAnimator(transition: transition, direction: direction)
                let duration = transition.played(direction).timing.duration
                #expect(animator.transitionDuration(using: nil) == duration)
            }
        }
    }

    // Fails when `TransitionAnimator.init` does not look at Reduce Motion.
    @Test("under Reduce Motion a cube is a crossfade")
    func reduceMotion() {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18), reduceMotion: true)
        device.perform {
            let animator = TransitionAnimator(transition: .cube, direction: .backward)
            let plain = TransitionAnimator(
                transition: ScreenTransition.slide.timing(.linear(0.5)), direction: .backward)
            #expect(animator.transitionDuration(using: nil) == ScreenTransition.crossfade.timing.duration)
            #expect(plain.transitionDuration(using: nil) == 0.5)
        }
    }
}
