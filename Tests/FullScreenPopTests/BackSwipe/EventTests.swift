import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop

@Suite("Events") @MainActor
struct EventTests {
    @Test("a swipe that pops reports that it begins, progresses and finishes", arguments: TestConfiguration.all)
    func finished(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.swipe()
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.events.first == .began)
        #expect(fixture.events.last == .finished)
    }

    // Fails when `FollowedTransition` forgets its screen before it reports its end.
    @Test(
        "the moving screen is there at every event, and only then", arguments: TestConfiguration.all,
        [230, 80] as [CGFloat])
    func movingScreen(configuration: TestConfiguration, distance: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let backSwipe = fixture.navigation.backSwipe
        let top = fixture.top
        var screens: [UIViewController?] = []
        backSwipe.onEvent = { [unowned backSwipe] _ in screens.append(backSwipe.movingScreen) }
        fixture.swipe(by: distance)
        #expect(screens.count > 3)
        #expect(screens.allSatisfy { $0 === top })
        #expect(backSwipe.movingScreen == nil)
    }

    // Fails when `FollowedTransition` lets go of its display link without invalidating it.
    @Test("no frames are requested when a pop is over", arguments: TestConfiguration.all, [230, 80] as [CGFloat])
    func frames(configuration: TestConfiguration, distance: CGFloat) {
        let fixture = NavigationFixture(configuration)
        fixture.swipe(by: distance)
        #expect(!fixture.device.isMoving)
    }

    // Fails when `BackSwipe.followInteractivePop` does not look whether it follows the pop already.
    @Test("a screen that is announced twice is popped by one swipe", arguments: TestConfiguration.leftToRight)
    func announcedTwice(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 60).move(by: fixture.back(150), over: 0.3)
        fixture.device.perform { fixture.navigation.backSwipe.willShow(fixture.below, animated: true) }
        finger.move(by: fixture.back(80), over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        #expect(!fixture.device.isMoving)
    }

    // Fails when the display link of an `FollowedTransition` stops only when its pop ends.
    @Test("no frames are requested by a pop that is not followed any more")
    func framesOfForgottenPop() throws {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        do {
            let pop = FollowedTransition(of: fixture.top) { _ in }
            pop.follow(try #require(fixture.navigation.transitionCoordinator)) { _ in }
        }
        fixture.device.settle()
        #expect(!fixture.device.isMoving)
    }

    @Test("progress rises with the finger, from near 0 to where the finger lifts", arguments: TestConfiguration.all)
    func progress(configuration: TestConfiguration) throws {
        let fixture = NavigationFixture(configuration)
        fixture.swipe(from: 50, by: 300)
        let progress = fixture.progress
        #expect(progress.count > 5)
        #expect(progress == progress.sorted())
        let (first, last) = try (#require(progress.first), #require(progress.last))
        #expect(first < 0.2)
        #expect(abs(last - 290 / 390) < 0.01)
    }

    @Test("progress follows the finger back, and stays within 0 and 1", arguments: TestConfiguration.all)
    func progressBack(configuration: TestConfiguration) throws {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 50).move(by: fixture.back(200), over: 0.3).hold(for: 0.1)
        let furthest = try #require(fixture.progress.last)
        finger.move(by: fixture.back(-240), over: 0.3).hold(for: 0.1)
        #expect(abs(furthest - 190 / 390) < 0.01)
        #expect(fixture.progress.last == 0)
        #expect(fixture.progress.allSatisfy { (0...1).contains($0) })
        finger.up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .cancelled])
    }

    @Test(
        "the events finished and cancelled come when the animation is over", arguments: TestConfiguration.all,
        [230, 80] as [CGFloat])
    func ends(configuration: TestConfiguration, distance: CGFloat) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 100).move(by: fixture.back(distance), over: 0.3).hold(for: 0.2).up()
        #expect(fixture.milestones == [.began])
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.device.settle()
        #expect(fixture.milestones == [.began, distance > 200 ? .finished : .cancelled])
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("pushes and pops without a swipe report no events", arguments: TestConfiguration.all)
    func noSwipe(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        fixture.device.perform { fixture.navigation.popViewController(animated: false) }
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Next"])
        #expect(fixture.events.isEmpty)
    }

    @Test(
        "a refusal by a rule of the app's own has that rule's name, and the trace shows it",
        arguments: TestConfiguration.all)
    func ownRule(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let trace = ArbitrationTrace()
        fixture.navigation.backSwipe.arbiter.trace = trace
        fixture.navigation.backSwipe.arbiter.rules.insert(.when("Editing") { _ in .deny("the list is edited") }, at: 0)
        fixture.swipe(from: 5, by: 300)
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(
            fixture.refusals == Array(repeating: SwipeRefusal(rule: "Editing", reason: "the list is edited"), count: 2))
        #expect(trace.entries.contains { $0.rule == "Editing" })
    }

    @Test("a rule of the app's own that hides touches is reported as a refusal", arguments: TestConfiguration.all)
    func hidingRule(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.navigation.backSwipe.arbiter.rules.append(.startRegion(.within(50)))
        fixture.swipe(from: 100)
        #expect(fixture.refusals.map(\.reason) == [.outsideStartRegion])
        fixture.swipe(from: 40, by: 300)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("no rule can overrule the requirements", arguments: TestConfiguration.all)
    func eagerRule(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.navigation.backSwipe.arbiter.rules = [.when("Eager") { _ in .allow("why not") }]
        fixture.top.fullScreenPop.isEnabled = false
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        fixture.top.fullScreenPop.isEnabled = nil
        fixture.finger(at: 150).move(by: 0, 200, over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.swipe()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }
}
