import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("A swipe back") @MainActor
struct SwipeTests {
    @Test("a swipe from the middle of the screen pops", arguments: TestConfiguration.all)
    func pops(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.below.view.window != nil)
        #expect(fixture.below.view.frame == CGRect(origin: .zero, size: fixture.size))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a swipe from the leading edge pops", arguments: TestConfiguration.all)
    func popsFromEdge(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.swipe(from: 5, by: 300)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a swipe that ends early brings the screen back as it was", arguments: TestConfiguration.all)
    func cancels(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.forgetAppearances()
        let frame = fixture.top.view.frame
        fixture.swipe(by: 80)
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.top.view.frame == frame)
        #expect(fixture.top.view.transform == .identity)
        #expect(fixture.top.view.window != nil)
        #expect(fixture.below.view.superview == nil)
        #expect(fixture.top.appearances == ["willDisappear", "willAppear", "didAppear"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("After a cancelled swipe the next one pops", arguments: TestConfiguration.all)
    func popsAfterCancel(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.swipe(by: 80)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .cancelled, .began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a swipe that is interrupted brings the screen back", arguments: TestConfiguration.all)
    func interrupted(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 100).move(by: fixture.back(250), over: 0.3).cancel()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.milestones == [.began, .cancelled])
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("a swipe that is quick but short pops", arguments: TestConfiguration.all)
    func flick(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 100).move(by: fixture.back(90), over: 0.08).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
    }

    @Test(
        "A swipe that ends in the event after it began is cancelled if it was short", arguments: TestConfiguration.all)
    func endsAtOnce(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 100).move(by: fixture.back(40), over: 0).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .cancelled])
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("A swipe that ends in the event after it began pops if it was long", arguments: TestConfiguration.all)
    func endsAtOnceFarAway(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 60).move(by: fixture.back(300), over: 0).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("A swipe on the root is refused, and the next push works", arguments: TestConfiguration.all)
    func root(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 1)
        fixture.swipe()
        #expect(fixture.refusals.map(\.reason) == [.nothingToPop])
        let next = Screen("Next")
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Next"])
        #expect(next.appearances == ["willAppear", "didAppear"])
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "A finger that moves in another direction does not swipe back",
        arguments: TestConfiguration.all,
        [CGPoint(x: 0, y: 200), CGPoint(x: -200, y: 0), CGPoint(x: 50, y: 100), CGPoint(x: 90, y: -200)])
    func otherDirections(configuration: TestConfiguration, movement: CGPoint) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 200).move(by: fixture.back(movement.x), movement.y, over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.events.isEmpty)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("A finger that rests or trembles does not swipe back", arguments: TestConfiguration.all)
    func tap(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 10).move(by: fixture.back(6), over: 0.05)
        #expect(fixture.below.viewIfLoaded?.superview == nil)
        #expect(fixture.top.view.frame.origin == .zero)
        finger.move(by: fixture.back(-6), over: 0.05).hold(for: 1).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.events.isEmpty)
    }

    // Fails when `InterruptionRule` allows what UIKit's own recognizers don't drive, or refuses what they do.
    @Test(
        "A swipe during a push goes back once: when that is over, or as UIKit's own recognizers take it on iOS 26",
        arguments: TestConfiguration.all)
    func duringPush(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let next = Screen("Next")
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        fixture.finger(at: 150).move(by: fixture.back(200), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.milestones == [.began, .finished])
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "What the app changes while UIKit ends a pop for another one waits for that one",
        arguments: TestConfiguration.all)
    func changesDuringInterruption(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 4)
        let next = Screen("Next")
        var hasPushed = false
        fixture.navigation.backSwipe.onEvent = { event in
            guard event == .finished, !hasPushed else { return }
            hasPushed = true
            fixture.navigation.pushViewController(next, animated: true)
        }
        fixture.finger(at: 150).move(by: fixture.back(200), over: 0.1).up()
        fixture.device.advance(by: 0.05)
        fixture.finger(at: 150).move(by: fixture.back(200), over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.stack.last == "Next")
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("A swipe pops one screen, however fast others follow", arguments: TestConfiguration.all)
    func rapid(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 6)
        for _ in 0..<4 {
            fixture.finger(at: 60).move(by: fixture.back(280), over: 0.1).up()
        }
        fixture.device.settle()
        let pops = fixture.milestones.filter { $0 == .finished }.count
        #expect(pops >= 1)
        #expect(fixture.navigation.viewControllers.count == 6 - pops)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("swipes pop a stack screen by screen, down to the root", arguments: TestConfiguration.all)
    func wholeStack(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 4)
        for _ in 0..<5 { fixture.swipe() }
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones.filter { $0 == .finished }.count == 3)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("A swipe pops after the stack was replaced", arguments: TestConfiguration.all)
    func replacedStack(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let others = ["A", "B", "C"].map(Screen.init)
        fixture.device.perform { fixture.navigation.setViewControllers(others, animated: false) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["A", "B"])
        #expect(fixture.milestones == [.began, .finished])
    }

    @Test("The back swipe is installed once", arguments: TestConfiguration.leftToRight)
    func installedOnce(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let recognizers = fixture.navigation.view.gestureRecognizers?.count
        fixture.navigation.viewDidLoad()
        #expect(fixture.navigation.view.gestureRecognizers?.count == recognizers)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
    }

    // Fails when only the last movement counts: the end of the screen slows the finger down. On iOS 26 UIKit's own
    // recognizer decides.
    @Test(
        "a quick swipe that slows down at the end of the screen pops, but not in its middle, nor one that rests there",
        arguments: TestConfiguration.all.filter { $0.driver != .contentPop },
        [(true, false), (false, false), (true, true)])
    func slowsDown(configuration: TestConfiguration, way: (reachesEnd: Bool, rests: Bool)) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: way.reachesEnd ? 205 : 100)
        for (distance, time) in [(100, 0.1), (45, 0.06), (18, 0.05), (3, 0.05)] as [(CGFloat, TimeInterval)] {
            finger.move(by: fixture.back(distance), over: time)
        }
        if way.rests { finger.hold(for: 0.2) }
        finger.up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, way.reachesEnd && !way.rests ? .finished : .cancelled])
    }

    // Fails when the last two samples decide on a flick. On iOS 26 UIKit's own recognizer decides by them.
    @Test(
        "a flick whose thumb rolls back by two points as it is lifted pops, but not one that goes back or rests",
        arguments: TestConfiguration.all.filter { $0.driver != .contentPop },
        [(2.0, 0, true), (0, 0.033, true), (12, 0, false), (2, 0.2, false)])
    func rollsAtLift(configuration: TestConfiguration, end: (rolls: Double, rests: TimeInterval, pops: Bool)) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 80).move(by: fixture.back(150), over: 0.15)
        if end.rolls > 0 { finger.move(by: fixture.back(-end.rolls), over: 0.033) }
        if end.rests > 0 { finger.move(by: 0, over: end.rests) }
        finger.up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, end.pops ? .finished : .cancelled])
    }

    // Fails when the curl is part of the flick, or is taken for a finger that turns where it stays.
    @Test(
        "a flick whose thumb curls across as it is lifted pops, but not one that goes on across, or rests",
        arguments: TestConfiguration.all.filter { $0.driver != .contentPop },
        [
            (6.0, 0.033, 0, true), (14, 0.033, 0, true), (24, 0.067, 0, true), (60, 0.1, 0, false),
            (14, 0.033, 0.2, false),
        ])
    func curlsAtLift(
        configuration: TestConfiguration,
        end: (curls: Double, over: TimeInterval, rests: TimeInterval, pops: Bool)
    ) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 80).move(by: fixture.back(150), 20, over: 0.16)
            .move(by: 0, end.curls, over: end.over)
        if end.rests > 0 { finger.move(by: 0, over: end.rests) }
        finger.up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, end.pops ? .finished : .cancelled])
    }

    @Test("a swipe with two fingers pops one screen", arguments: TestConfiguration.all)
    func twoFingers(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.device.play([
            FingerTrack(down: fixture.point(60, 300)).move(by: fixture.back(280), over: 0.4).up(),
            FingerTrack(down: fixture.point(80, 500), at: 0.1).move(by: fixture.back(250), over: 0.4).up(),
        ])
        fixture.device.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }
}
