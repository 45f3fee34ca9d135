import FullScreenPop
import ScreenTransitions
@_spi(Headless) import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Apps force right to left with `semanticContentAttribute`, which UIKit hands down to no other view.
@Suite("A view that is laid out the other way than what is around it") @MainActor
struct ForcedDirectionTests {
    private func fixture(_ configuration: TestConfiguration) -> NavigationFixture {
        NavigationFixture(configuration) { $0.view.semanticContentAttribute = .forceRightToLeft }
    }

    // Fails when the transition is laid out by its container alone.
    @Test(
        "a stack's screen goes back with the finger", arguments: TestConfiguration.leftToRight,
        [nil, .slide] as [ScreenTransition?])
    func back(configuration: TestConfiguration, transition: ScreenTransition?) throws {
        let fixture = fixture(configuration)
        fixture.top.fullScreenPop.transition = transition
        let finger = fixture.finger(at: 300).move(by: -150, over: 0.3).hold(for: 0.1)
        let progress = try #require(fixture.progress.last)
        #expect(abs(progress - 140 / 390) < 0.06)
        #expect(abs(fixture.top.view.shownOrigin.x + progress * 390) < 5)
        finger.move(by: -100, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a gesture's progress is measured in the direction of the container.
    @Test("a push follows the finger, which goes to the right", arguments: TestConfiguration.leftToRight)
    func push(configuration: TestConfiguration) {
        let fixture = fixture(configuration)
        let next = Screen("Next")
        fixture.navigation.backSwipe.install(pushing: next, from: fixture.top)
        let finger = fixture.finger(at: 60).move(by: 200, over: 0.4).hold(for: 0.2)
        #expect(fixture.stack == ["Screen 0", "Screen 1", "Next"])
        #expect(abs(next.view.shownOrigin.x + 200) < 20)
        finger.move(by: 80, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "Next"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a finger that takes over is measured in the direction of the container.
    @Test(
        "a push that runs by itself is taken over by a finger that goes to the left",
        arguments: TestConfiguration.leftToRight)
    func takeOver(configuration: TestConfiguration) {
        let fixture = fixture(configuration)
        fixture.navigation.backSwipe.install(pushing: Screen("Next"), from: fixture.top)
        fixture.finger(at: 60).move(by: 260, over: 0.4).hold(for: 0.2).up()
        fixture.device.advance(by: 0.05)
        fixture.finger(at: 330).move(by: -300, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a modal's dismissal is laid out in the direction of the container.
    @Test("a modal goes with the finger, to the left")
    func modal() {
        let card = Screen("Card")
        card.loadViewIfNeeded()
        card.view.semanticContentAttribute = .forceRightToLeft
        let fixture = ModalFixture(ModalTransition(.slide, gesture: .pan(.back)), of: card)
        let finger = fixture.drag(-150, 0, from: CGPoint(x: 300, y: 400)).hold(for: 0.2)
        #expect(abs(card.view.shownOrigin.x + 140) < 20)
        finger.move(by: -100, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }
}

extension BackSwipe {
    /// Lets a pan on `screen` push `next`.
    fileprivate func install(pushing next: UIViewController, from screen: UIViewController) {
        screen.view.semanticContentAttribute = .forceRightToLeft
        TransitionTrigger.install(.pan(.forward), on: screen.view) { [unowned self] trigger in
            pushViewController(next, drivenBy: trigger)
        }
    }
}
