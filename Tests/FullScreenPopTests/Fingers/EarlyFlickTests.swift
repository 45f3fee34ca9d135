import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

/// Flicks that come while the screens still change.
@MainActor
@Suite("Early flicks")
struct EarlyFlickTests {
    private nonisolated static let beforeInterruption = TestConfiguration.all.filter { $0.system < .iOS26 }

    private func flick(_ fixture: NavigationFixture, from x: CGFloat = 60, by distance: CGFloat = 180) {
        fixture.finger(at: x).move(by: fixture.back(distance), over: 0.1).up()
    }

    @Test(
        "three quick flicks pop three screens, from anywhere and from the edge", arguments: TestConfiguration.all,
        [60.0, 5])
    func threeFlicks(configuration: TestConfiguration, start: CGFloat) {
        let fixture = NavigationFixture(configuration, depth: 4)
        for _ in 1...3 {
            flick(fixture, from: start)
            fixture.device.advance(by: 0.15)
        }
        fixture.device.settle()
        #expect(fixture.stack.count <= 2)
        #expect(fixture.milestones.filter { $0 == .finished }.count == 4 - fixture.stack.count)
        #expect(fixture.device.faults.isEmpty)
        fixture.device.settle()
        if fixture.stack.count > 1 { fixture.swipe(from: start) }
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when a swipe that was too short counts, and when the finger must not become faster without contact.
    @Test(
        "a finger whose contact is lost swipes once, be it early or while it becomes faster",
        arguments: TestConfiguration.all,
        [(first: 22.0, speed: 440.0, gap: 0.017, ahead: 12.0), (first: 80, speed: 900, gap: 0.067, ahead: 120)])
    func contactLost(
        configuration: TestConfiguration, loss: (first: CGFloat, speed: CGFloat, gap: TimeInterval, ahead: CGFloat)
    ) {
        let fixture = NavigationFixture(configuration, depth: 4)
        fixture.finger(at: 60).move(by: fixture.back(loss.first), over: loss.first / loss.speed).up()
        fixture.device.advance(by: loss.gap)
        fixture.finger(at: 60 + loss.first + loss.ahead).move(by: fixture.back(170), over: 0.15).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 3)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a rolling thumb is given a sample less. Before iOS 26: there UIKit decides.
    @Test(
        "a finger that stands for a twentieth of a second before it lifts has flicked, and one that stops has not",
        arguments: Self.beforeInterruption, [3, 9])
    func standsAtLift(configuration: TestConfiguration, samples: Int) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 60).move(by: fixture.back(140), over: 0.15)
        for _ in 0..<samples { finger.move(by: 0, over: 1.0 / 60) }
        fixture.device.advance(by: 1.0 / 60)
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack.count == (samples == 3 ? 1 : 2))
    }

    @Test("a flick during the pop of another one pops when that is over", arguments: Self.beforeInterruption)
    func waits(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        flick(fixture)
        fixture.device.advance(by: 0.05)
        flick(fixture)
        #expect(fixture.stack.count == 2)
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished, .began, .finished])
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.navigation.topViewController?.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "it also waits for a sheet that goes, longer than a push which began together with that",
        arguments: TestConfiguration.all)
    func waitsForSheet(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let sheet = UIViewController()
        fixture.device.perform { fixture.navigation.present(sheet, animated: true) }
        fixture.device.settle()
        fixture.device.perform {
            fixture.navigation.dismiss(animated: true)
            fixture.navigation.pushViewController(Screen("Next"), animated: true)
        }
        fixture.device.advance(by: 0.3)
        flick(fixture)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when the speed of a flick is measured by the time at which its touches come.
    @Test("it does so on a busy main thread, to which its touches come late", arguments: Self.beforeInterruption)
    func comesLate(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        flick(fixture)
        fixture.device.advance(by: 0.05)
        fixture.device.touchDelay = 0.4
        flick(fixture, by: 120)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("it does nothing on the root, and where the screen has it switched off", arguments: Self.beforeInterruption)
    func refused(configuration: TestConfiguration) {
        let atRoot = NavigationFixture(configuration)
        flick(atRoot)
        flick(atRoot)
        atRoot.device.settle()
        #expect(atRoot.milestones.prefix(2) == [.began, .finished])
        #expect(atRoot.refusals.map(\.reason) == [.nothingToPop])

        let switchedOff = NavigationFixture(configuration, depth: 3)
        switchedOff.below.fullScreenPop.isEnabled = false
        flick(switchedOff)
        flick(switchedOff)
        switchedOff.device.settle()
        #expect(switchedOff.stack.count == 2)
    }

    // Fails when a kept flick is judged by the views that are under its finger afterwards.
    @Test(
        "it pops whatever the screen between shows under the finger: nobody has touched that",
        arguments: TestConfiguration.all,
        [0.05, 0.15])
    func overContent(configuration: TestConfiguration, pause: TimeInterval) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.below.view.addSubview(UISlider(frame: CGRect(x: 20, y: 375, width: 350, height: 50)))
        flick(fixture)
        fixture.device.advance(by: pause)
        flick(fixture)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.refusals.isEmpty)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a flick that waits keeps its pan from nobody, or when only one is kept.
    @Test(
        "several that come during one pop pop one screen each, and a tap between changes nothing",
        arguments: TestConfiguration.all)
    func queue(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 5)
        fixture.navigation.backSwipe.defaults.transition = .slide.timing(.linear(1))
        flick(fixture)
        flick(fixture)
        fixture.finger(at: 200, 600).hold(for: 0.02).up()
        flick(fixture)
        #expect(fixture.stack.count == 4)
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones == [.began, .finished, .began, .finished, .began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "of three that wait the first is forgotten, whose pan another finger has got", arguments: TestConfiguration.all)
    func forgotten(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 5)
        fixture.navigation.backSwipe.defaults.transition = .slide.timing(.linear(1))
        for _ in 1...4 { flick(fixture) }
        fixture.device.settle()
        #expect(fixture.refusals.map(\.reason) == [.transitionRunning])
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "an app that uninstalls the swipe when the pop of one that has waited begins", arguments: TestConfiguration.all)
    func uninstalledMeanwhile(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 4)
        let backSwipe = fixture.navigation.backSwipe
        backSwipe.defaults.transition = .slide.timing(.linear(1))
        for _ in 1...3 { flick(fixture) }
        var begun = 0
        backSwipe.onEvent = { event in
            if event == .began { begun += 1 }
            if begun == 1 { backSwipe.uninstall() }
        }
        fixture.device.settle()
        #expect(begun == 1)
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a pan that has waited is measured by what it was told of.
    @Test(
        "one that is lifted while or just after the transition before it ends pops as well",
        arguments: TestConfiguration.all,
        Array(stride(from: 0.2, to: 0.45, by: 1.0 / 60)))
    func liftedAtEnd(configuration: TestConfiguration, pause: TimeInterval) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.finger(at: 60).move(by: fixture.back(140), over: 0.15).up()
        fixture.device.advance(by: pause)
        fixture.finger(at: 60).move(by: fixture.back(140), over: 0.15).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished, .began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("one that has turned back in the end does not, just after that", arguments: TestConfiguration.all)
    func turnedBackAtEnd(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.finger(at: 60).move(by: fixture.back(140), over: 0.15).up()
        fixture.device.advance(by: 0.15)
        fixture.finger(at: 60).move(by: fixture.back(140), over: 0.25).move(by: fixture.back(-50), over: 0.05).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `BackSwipe.screenToCome` is not the screen that falls back, or
    // `SettlingTransitionPanGestureRecognizer` keeps a finger that moves when hardly anything is left.
    @Test(
        "one that comes while the screen of a swipe that was too short falls back pops it",
        arguments: TestConfiguration.all,
        [0.03, 0.1, 0.16, 0.22])
    func fallingBack(configuration: TestConfiguration, pause: TimeInterval) {
        for transition in [nil, ScreenTransition.cards] {
            let fixture = NavigationFixture(configuration)
            fixture.top.fullScreenPop.transition = transition
            fixture.finger(at: 100).move(by: fixture.back(100), over: 0.3).hold(for: 0.2).up()
            #expect(fixture.navigation.transitionCoordinator?.isCancelled == true)
            fixture.device.advance(by: pause)
            flick(fixture, from: 120)
            fixture.device.settle()
            #expect(fixture.stack == ["Screen 0"])
            #expect(fixture.milestones.last == .finished)
            #expect(fixture.device.faults.isEmpty)
        }
    }

    // Fails when only pops of swipes are waited for.
    @Test(
        "a finger that is still moving when a push, the back button's pop, or a cancelled swipe is over leads a pop",
        arguments: Self.beforeInterruption, Running.allCases)
    func goesOnAfter(configuration: TestConfiguration, running: Running) {
        let fixture = NavigationFixture(configuration, depth: 3)
        running.begin(in: fixture)
        fixture.device.advance(by: 0.1)
        let finger = fixture.finger(at: 60).move(by: fixture.back(150), over: 0.8)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        finger.move(by: fixture.back(150), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == running.depthAfterwards)
        #expect(fixture.milestones.suffix(2) == [.began, .finished])
        #expect(fixture.refusals.isEmpty)
        #expect(fixture.device.faults.isEmpty)
    }

    /// What still runs when the finger lands.
    enum Running: CaseIterable {
        case push, pop, cancelledSwipe

        /// How many screens of three are left when another one has been popped.
        var depthAfterwards: Int {
            switch self {
            case .push: 3
            case .pop: 1
            case .cancelledSwipe: 2
            }
        }

        @MainActor
        func begin(in fixture: NavigationFixture) {
            switch self {
            case .push:
                fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
            case .pop:
                fixture.device.perform { fixture.navigation.popViewController(animated: true) }
            case .cancelledSwipe:
                fixture.finger(at: 100).move(by: fixture.back(150), over: 0.2).move(by: fixture.back(-60), over: 0.1)
                    .up()
            }
        }
    }

    @Test(
        "a flick during a push pops also if its finger rests until the push is over", arguments: TestConfiguration.all)
    func restsAfterFlick(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.device.runtime.profile.navigation.transitionsAreInterruptible = false
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        let finger = fixture.finger(at: 60).move(by: fixture.back(220), over: 0.1)
        fixture.device.settle()
        #expect(fixture.stack.count == 3)
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a finger that is still moving when the pop is over leads the next one", arguments: Self.beforeInterruption)
    func goesOn(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        flick(fixture)
        let finger = fixture.finger(at: 60).move(by: fixture.back(150), over: 0.8)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        finger.move(by: fixture.back(150), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished, .began, .finished])
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when only flicks after swipes are kept.
    @Test(
        "one during a push or the back button's pop pops when that is over, whatever comes under the finger",
        arguments: TestConfiguration.all)
    func afterOthers(configuration: TestConfiguration) {
        let pushing = NavigationFixture(configuration)
        let next = Screen("Next")
        next.view.addSubview(UISlider(frame: CGRect(x: 20, y: 375, width: 350, height: 50)))
        pushing.device.perform { pushing.navigation.pushViewController(next, animated: true) }
        flick(pushing)
        pushing.device.settle()
        #expect(pushing.stack == ["Screen 0", "Screen 1"])
        let popping = NavigationFixture(configuration, depth: 3)
        popping.device.perform { popping.navigation.popViewController(animated: true) }
        flick(popping)
        popping.device.settle()
        #expect(popping.stack == ["Screen 0"])
        for fixture in [pushing, popping] {
            #expect(fixture.milestones == [.began, .finished])
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test("a short slow one is refused", arguments: Self.beforeInterruption)
    func notKept(configuration: TestConfiguration) {
        let slow = NavigationFixture(configuration, depth: 3)
        flick(slow)
        slow.finger(at: 60).hold(for: 0.1).move(by: slow.back(16), over: 0.1).up()
        slow.device.settle()
        #expect(slow.refusals.map(\.reason) == [.transitionRunning])
        #expect(slow.stack.count == 2)
    }

    @Test(
        "where UIKit does not take a flick that it may take, that waits as well",
        arguments: TestConfiguration.leftToRight.filter { $0.system == .iOS26 },
        [(60.0, 0.05), (5, 0.05), (100, 0.12), (5, 0.15)])
    func notTakenBySystem(configuration: TestConfiguration, flicks: (start: CGFloat, pause: Double)) {
        let start = flicks.start
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.device.runtime.profile.navigation.transitionsAreInterruptible = false
        flick(fixture, from: start)
        fixture.device.advance(by: flicks.pause)
        flick(fixture, from: start)
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished, .began, .finished])
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)

        let pushing = NavigationFixture(configuration)
        pushing.device.runtime.profile.navigation.transitionsAreInterruptible = false
        pushing.device.perform { pushing.navigation.pushViewController(Screen("Next"), animated: true) }
        flick(pushing, from: start)
        pushing.device.settle()
        #expect(pushing.milestones == [.began, .finished])
        #expect(pushing.stack.count == 2)

        let unsure = NavigationFixture(configuration, depth: 3)
        unsure.device.runtime.profile.navigation.transitionsAreInterruptible = false
        flick(unsure, from: start)
        unsure.finger(at: start).move(by: unsure.back(100), over: 0.1).move(by: unsure.back(-90), over: 0.1).up()
        unsure.device.settle()
        #expect(unsure.stack.count == 2)
    }
}
