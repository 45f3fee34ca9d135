import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("An animator of the app's own on a navigation controller") @MainActor
struct OwnAnimatorTests {
    /// Where an animator comes from.
    enum Source: CaseIterable {
        case delegate, screen, defaults
    }

    /// What an animator is made of.
    enum Kind: CaseIterable {
        case explicit, viewBlock, interruptible
    }

    /// Makes animators, and keeps them all.
    @MainActor
    final class AnimatorFactory: NSObject, UINavigationControllerDelegate {
        let kind: Kind
        private var made: [(animator: any AnimatorLog & UIViewControllerAnimatedTransitioning, TransitionDirection)] =
            []

        var animators: [any AnimatorLog & UIViewControllerAnimatedTransitioning] {
            made.map(\.animator).filter(\.hasPlayed)
        }

        var directions: [TransitionDirection] { made.filter(\.animator.hasPlayed).map(\.1) }

        init(_ kind: Kind) {
            self.kind = kind
        }

        func makeAnimator(_ direction: TransitionDirection) -> any UIViewControllerAnimatedTransitioning {
            let animator: any AnimatorLog & UIViewControllerAnimatedTransitioning =
                switch kind {
                case .explicit: AppAnimator(.basicWithModelValue)
                case .viewBlock: AppAnimator(.viewBlock)
                case .interruptible: InterruptibleAppAnimator()
                }
            made.append((animator, direction))
            return animator
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            makeAnimator(operation == .push ? .forward : .backward)
        }
    }

    private func fixture(_ configuration: TestConfiguration, _ factory: AnimatorFactory, _ source: Source)
        -> NavigationFixture
    {
        let fixture = NavigationFixture(configuration)
        fixture.device.perform {
            switch source {
            case .delegate: fixture.navigation.delegate = factory
            case .screen: fixture.top.fullScreenPop.transition = .animator { factory.makeAnimator($0) }
            case .defaults: fixture.navigation.backSwipe.defaults.transition = .animator { factory.makeAnimator($0) }
            }
        }
        return fixture
    }

    @Test(
        "an animator of the app's own is driven by the swipe, with every driver", arguments: Source.allCases,
        Kind.allCases)
    func swipes(source: Source, kind: Kind) {
        for configuration in TestConfiguration.all {
            let factory = AnimatorFactory(kind)
            let fixture = fixture(configuration, factory, source)
            let finger = fixture.finger(at: 50).move(by: fixture.back(240), over: 0.3).hold(for: 0.1)
            let progress = fixture.progress.last ?? 0
            #expect(progress > 0.5)
            #expect(abs(fixture.top.view.shownOffset - AppMove.viewBlock.offset(at: progress)) < 0.02)
            finger.up()
            fixture.device.settle()
            #expect(fixture.stack == ["Screen 0"])
            #expect(fixture.milestones == [.began, .finished])
            #expect(factory.directions == [.backward])
            #expect(factory.animators.map(\.cancellations) == [[false]])
            #expect(factory.animators.map(\.ends) == [[true]])
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test(
        "a cancelled swipe with an animator of the app's own leaves everything as before", arguments: Source.allCases,
        Kind.allCases)
    func cancels(source: Source, kind: Kind) {
        for configuration in TestConfiguration.all {
            let factory = AnimatorFactory(kind)
            let fixture = fixture(configuration, factory, source)
            let center = fixture.top.view.center
            fixture.finger(at: 50).move(by: fixture.back(160), over: 0.3).cancel()
            fixture.device.settle()
            #expect(fixture.stack == ["Screen 0", "Screen 1"])
            #expect(fixture.top.view.center == center)
            #expect(fixture.top.view.shownOffset == 0)
            #expect(fixture.milestones == [.began, .cancelled])
            #expect(factory.animators.map(\.cancellations) == [[true]])
            #expect(fixture.navigation.transitionCoordinator == nil)
            // And once more, all the way.
            fixture.swipe()
            #expect(fixture.stack == ["Screen 0"])
            #expect(factory.animators.map(\.cancellations) == [[true], [false]])
            #expect(fixture.device.faults.isEmpty)
        }
    }

    // Fails when the interaction is handed out without a finger.
    @Test("an animator of the app's own plays by itself without a swipe", arguments: Source.allCases, Kind.allCases)
    func button(source: Source, kind: Kind) {
        for configuration in TestConfiguration.leftToRight {
            let factory = AnimatorFactory(kind)
            let fixture = fixture(configuration, factory, source)
            fixture.device.perform { fixture.navigation.popViewController(animated: true) }
            fixture.device.advance(by: 0.35)
            #expect(fixture.navigation.transitionCoordinator?.initiallyInteractive == false)
            fixture.device.advance(by: 0.1)
            #expect(fixture.navigation.transitionCoordinator == nil)
            #expect(fixture.stack == ["Screen 0"])
            #expect(factory.animators.map(\.cancellations) == [[false]])
            #expect(fixture.milestones.isEmpty)
        }
    }

    @Test("a flick pops with an animator of the app's own", arguments: Kind.allCases)
    func flick(kind: Kind) {
        for configuration in TestConfiguration.leftToRight {
            let factory = AnimatorFactory(kind)
            let fixture = fixture(configuration, factory, .screen)
            fixture.finger(at: 30).move(by: 60, over: 0.034).up()
            fixture.device.settle()
            #expect(fixture.stack == ["Screen 0"])
            #expect(factory.animators.map(\.cancellations) == [[false]])
        }
    }

    @Test("an animator of the app's own plays a push", arguments: [Source.screen, .defaults], Kind.allCases)
    func push(source: Source, kind: Kind) {
        let factory = AnimatorFactory(kind)
        let fixture = fixture(TestConfiguration(system: .iOS18), factory, source)
        let next = Screen("Next")
        if source == .screen { next.fullScreenPop.transition = .animator { factory.makeAnimator($0) } }
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        #expect(factory.directions == [.forward])
        fixture.device.settle()
        #expect(factory.animators.map(\.ends) == [[true]])
        #expect(fixture.stack.last == "Next")
    }

    // MARK: Precedence

    @Test("an animator of the delegate takes precedence over one of the screen's transition")
    func order() {
        let (own, delegate) = (AnimatorFactory(.viewBlock), AnimatorFactory(.viewBlock))
        let fixture = fixture(TestConfiguration(system: .iOS18), own, .screen)
        fixture.swipe(by: 60)
        #expect(own.animators.count == 1)
        fixture.navigation.delegate = delegate
        fixture.swipe(by: 60)
        #expect(own.animators.count == 1)
        #expect(delegate.animators.count == 1)
    }

    @Test("a screen's transition takes precedence over the animator of the defaults")
    func defaults() {
        let factory = AnimatorFactory(.viewBlock)
        let fixture = fixture(TestConfiguration(system: .iOS18), factory, .defaults)
        fixture.top.fullScreenPop.transition = .crossfade
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(factory.animators.isEmpty)
    }

    @Test(
        "a screen whose transition makes no animator pops as UIKit does it, also under a finger",
        arguments: TestConfiguration.all)
    func none(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.transition = .animator { _ in nil }
        fixture.swipe(by: 60)
        #expect(fixture.milestones == [.began, .cancelled])
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "where a transition makes no animator for one direction, its fallback plays there",
        arguments: TestConfiguration.leftToRight
    )
    func oneWay(configuration: TestConfiguration) {
        let factory = AnimatorFactory(.viewBlock)
        let fixture = NavigationFixture(configuration)
        let next = Screen("Next")
        next.fullScreenPop.transition = .animator(otherwise: .crossfade.timing(.linear(2))) {
            $0 == .forward ? factory.makeAnimator($0) : nil
        }
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        fixture.device.settle()
        #expect(factory.directions == [.forward])
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        #expect(fixture.navigation.transitionCoordinator?.transitionDuration == 2)
        fixture.device.settle()
        #expect(factory.animators.count == 1)
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
    }

    @Test("the system's own pop is back when the screen's animator is removed")
    func systemPop() {
        let factory = AnimatorFactory(.viewBlock)
        let fixture = fixture(TestConfiguration(system: .iOS18), factory, .screen)
        fixture.top.fullScreenPop.transition = nil
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(factory.animators.isEmpty)
    }
}
