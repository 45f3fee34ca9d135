import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("A screen's own transition") @MainActor
struct NavigationTransitionTests {
    private static let fade = ScreenTransition("fade", timing: .linear(0.5)) { _ in
        [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
    }

    private func fixture(_ configuration: TestConfiguration, _ transition: ScreenTransition = fade) -> NavigationFixture
    {
        let fixture = NavigationFixture(configuration)
        fixture.device.perform { fixture.top.fullScreenPop.transition = transition }
        return fixture
    }

    /// What a transition may have left behind on the screen on top: its place and neighbours.
    private func place(of screen: UIViewController) -> String {
        let view: UIView = screen.view
        let superview = view.superview.map { "\(ObjectIdentifier($0)) \($0.subviews.count)" } ?? "nowhere"
        return "\(view.bounds) \(view.center) \(view.alpha) \(view.transform) \(superview)"
    }

    @Test("a screen's transition is driven by the swipe, with every driver", arguments: TestConfiguration.all)
    func pops(configuration: TestConfiguration) {
        let fixture = fixture(configuration)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a transition takes its time whatever the app says about animations, and when its animator is stopped
    // after it has ended.
    @Test(
        "while the app has disabled animations, pushes, pops and modals with a transition are over at once",
        arguments: TestConfiguration.all, [true, false])
    func withoutAnimations(configuration: TestConfiguration, animatorsEndAtOnce: Bool) {
        for transition in [ScreenTransition.cover, .cube] {
            withoutAnimations(configuration: configuration, animatorsEndAtOnce: animatorsEndAtOnce, transition)
        }
    }

    private func withoutAnimations(
        configuration: TestConfiguration, animatorsEndAtOnce: Bool, _ transition: ScreenTransition
    ) {
        let fixture = fixture(configuration, transition)
        fixture.device.runtime.profile.animation.disabledAnimatorsEndAtOnce = animatorsEndAtOnce
        let (next, modal) = (Screen("Next"), Screen("Modal"))
        next.fullScreenPop.transition = transition
        modal.modalTransition = ModalTransition(transition)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let before = place(of: fixture.top)
        var presentations = 0
        fixture.device.perform { fixture.top.present(modal, animated: true) { presentations += 1 } }
        #expect(presentations == 1 && fixture.top.transitionCoordinator == nil)
        fixture.device.perform { fixture.top.dismiss(animated: true) { presentations -= 1 } }
        #expect(presentations == 0 && fixture.top.presentedViewController == nil)
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        #expect(fixture.navigation.transitionCoordinator == nil && next.view.window != nil)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        #expect(fixture.navigation.transitionCoordinator == nil && place(of: fixture.top) == before)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a cancelled pop with a screen's transition leaves everything as before", arguments: TestConfiguration.all,
        [ScreenTransition.crossfade, .cube])
    func cancels(configuration: TestConfiguration, transition: ScreenTransition) {
        let fixture = fixture(configuration, transition)
        let before = place(of: fixture.top)
        let finger = fixture.finger(at: 50).move(by: fixture.back(160), over: 0.3)
        #expect(place(of: fixture.top) != before)
        finger.cancel()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(place(of: fixture.top) == before)
        #expect(fixture.below.view.superview == nil)
        #expect(fixture.milestones == [.began, .cancelled])
        #expect(fixture.navigation.transitionCoordinator == nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a swipe all the way completes a pop with a screen's transition", arguments: TestConfiguration.all)
    func fullProgress(configuration: TestConfiguration) {
        let fixture = fixture(configuration)
        fixture.finger(at: 2).move(by: fixture.back(388), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("the system's own pop is back when no screen has a transition")
    func systemPop() {
        let fixture = fixture(TestConfiguration(system: .iOS18))
        #expect(fixture.navigation.backSwipe.options.ofTopScreen.transition != nil)
        fixture.swipe()
        let next = Screen("Next")
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        fixture.device.settle()
        #expect(fixture.navigation.backSwipe.options.ofTopScreen.transition == nil)
        fixture.forgetEvents()
        fixture.swipe()
        #expect(fixture.milestones == [.began, .finished])
    }

    @Test(
        "a screen's transition plays forward when the screen is pushed, in its own time",
        arguments: TestConfiguration.leftToRight)
    func push(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let next = Screen("Next")
        next.fullScreenPop.transition = Self.fade
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        fixture.device.advance(by: 0.45)
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.device.advance(by: 0.1)
        #expect(fixture.navigation.transitionCoordinator == nil)
        #expect(next.view.superview != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a screen that was popped with its transition is released", arguments: TestConfiguration.leftToRight)
    func memory(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        weak var gone: Screen?
        do {
            let next = Screen("Next")
            next.fullScreenPop.transition = .cube
            gone = next
            fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(gone == nil)
    }
}
