import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("A swipe that the app cancels") @MainActor
struct CancelTests {
    private func check(_ fixture: NavigationFixture, _ milestones: [SwipeEvent]) {
        fixture.device.settle()
        #expect(fixture.milestones == milestones)
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.navigation.topViewController?.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "brings the screen back, and its finger does nothing more", arguments: TestConfiguration.all,
        [5, 100] as [CGFloat])
    func underFinger(configuration: TestConfiguration, start: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: start).move(by: fixture.back(150), over: 0.3)
        fixture.device.perform { fixture.navigation.backSwipe.cancel() }
        finger.move(by: fixture.back(130), over: 0.2).up()
        check(fixture, [.began, .cancelled])
    }

    @Test(
        "comes back also from the handler of its first event", arguments: TestConfiguration.all, [5, 100] as [CGFloat])
    func whenBegun(configuration: TestConfiguration, start: CGFloat) {
        let fixture = NavigationFixture(configuration)
        fixture.whenBegun = { [unowned fixture] in fixture.navigation.backSwipe.cancel() }
        fixture.finger(at: start).move(by: fixture.back(280), over: 0.3).up()
        fixture.device.settle()
        fixture.whenBegun = {}
        check(fixture, [.began, .cancelled])
    }

    @Test("does not begin with a finger that had only landed", arguments: TestConfiguration.all, [5, 100] as [CGFloat])
    func beforeBeginning(configuration: TestConfiguration, start: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: start)
        fixture.device.perform { fixture.navigation.backSwipe.cancel() }
        finger.move(by: fixture.back(280), over: 0.3).up()
        check(fixture, [])
    }

    @Test("ends as it would have if its finger has let go", arguments: TestConfiguration.all)
    func letGo(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 100).move(by: fixture.back(250), over: 0.3).up()
        fixture.device.perform { fixture.navigation.backSwipe.cancel() }
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("comes back if another finger has taken it up", arguments: TestConfiguration.all)
    func takenUp(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.transition = .slide.timing(.linear(1))
        fixture.finger(at: 100).move(by: fixture.back(250), over: 0.3).up()
        fixture.device.advance(by: 0.1)
        let second = fixture.finger(at: 300).move(by: fixture.back(-60), over: 0.2)
        fixture.device.perform { fixture.navigation.backSwipe.cancel() }
        second.move(by: fixture.back(200), over: 0.2).up()
        check(fixture, [.began, .cancelled])
    }

    @Test("on a trackpad brings the screen back", arguments: TestConfiguration.all)
    func onTrackpad(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let scroll = fixture.device.pointer(at: fixture.point(195, 400)).scroll(by: fixture.back(150), over: 0.3)
        fixture.device.perform { fixture.navigation.backSwipe.cancel() }
        scroll.scroll(by: fixture.back(100), over: 0.2).end()
        check(fixture, [.began, .cancelled])
    }

    @Test("is forgotten if it is a flick that waits for a transition", arguments: TestConfiguration.all)
    func waitingFlick(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.top.fullScreenPop.transition = .slide
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.finger(at: 100).move(by: fixture.back(180), over: 0.1).up()
        fixture.device.perform { fixture.navigation.backSwipe.cancel() }
        check(fixture, [])
    }

    // Fails when the trigger forgets a transition that it has cancelled.
    @Test("that pulls a modal comes back again if another finger has taken it up", arguments: TestConfiguration.systems)
    func modalTakenUp(configuration: TestConfiguration) throws {
        let fixture = ModalFixture(
            ModalTransition(.slide.timing(.linear(1)), gesture: .verticalPan(.down)), system: configuration.system,
            direction: configuration.direction)
        let dismissal = try #require(fixture.screen.interactiveDismissal)
        let first = fixture.drag(0, 200)
        fixture.device.perform { dismissal.cancel() }
        first.up()
        let second = fixture.drag(0, 60, from: CGPoint(x: 195, y: 700), over: 0.1)
        #expect(dismissal.isDrivingTransition)
        fixture.device.perform { dismissal.cancel() }
        #expect(!dismissal.isDrivingTransition)
        second.move(by: 0, 400, over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when the flick is reported as refused.
    @Test(
        "between tabs is forgotten as well if it is a flick that waits for a transition",
        arguments: TestConfiguration.systems)
    func waitingFlickBetweenTabs(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration, selected: 2)
        for _ in 0..<2 { fixture.finger().move(by: fixture.back(200), over: 0.1).up() }
        fixture.device.perform { fixture.tabSwipe.cancel() }
        fixture.device.settle()
        #expect(fixture.milestones == [.began(.back), .finished])
        #expect(fixture.tabs.selectedIndex == 1)
    }

    // Fails when recognizers are enabled whether or not the app has disabled them.
    @Test("leaves recognizers disabled that the app has disabled", arguments: TestConfiguration.systems)
    func disabledRecognizers(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let trigger = TransitionTrigger.install(.pinch, on: fixture.top.view) { _ in }
        let others = TransitionTrigger.install(.verticalPan(.up), on: fixture.top.view) { _ in }
        let recognizers = trigger.recognizers + others.recognizers
        for recognizer in recognizers { recognizer.isEnabled = false }
        fixture.device.perform {
            trigger.cancel()
            others.cancel()
        }
        #expect(recognizers.allSatisfy { !$0.isEnabled })
    }

    @Test("makes room for another stack", arguments: TestConfiguration.all)
    func changesStack(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 100).move(by: fixture.back(150), over: 0.3)
        let login = Screen("Login")
        fixture.device.perform {
            fixture.navigation.backSwipe.cancel()
            fixture.navigation.setViewControllers([login], animated: true)
        }
        finger.move(by: fixture.back(130), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .cancelled])
        #expect(fixture.stack == ["Login"])
        #expect(login.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when the completion is called at once.
    @Test("makes room for another stack when it has ended, wherever it is installed", arguments: TestConfiguration.all)
    func changesInstalledStack(configuration: TestConfiguration) {
        let fixture = InstalledStack(configuration)
        let finger = fixture.finger(by: 150)
        let login = Screen("Login")
        fixture.device.perform {
            BackSwipe.installed(on: fixture.navigation)?.cancel {
                fixture.navigation.setViewControllers([login], animated: false)
            }
        }
        finger.up()
        fixture.device.settle()
        #expect(fixture.events == [.began, .cancelled])
        #expect(fixture.stack == ["Login"])
        #expect(fixture.showsTop)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "reports at once if there is none, and after the end if its finger has let go", arguments: TestConfiguration.all
    )
    func completion(configuration: TestConfiguration) {
        let fixture = InstalledStack(configuration)
        let backSwipe = BackSwipe.installed(on: fixture.navigation)
        var stacks: [[String]] = []
        fixture.device.perform { backSwipe?.cancel { stacks.append(fixture.stack) } }
        #expect(stacks == [["Home", "One", "Two"]])
        fixture.finger(by: 280).up()
        fixture.device.perform { backSwipe?.cancel { stacks.append(fixture.stack) } }
        #expect(stacks.count == 1)
        fixture.device.settle()
        #expect(stacks.last == ["Home", "One"])
        #expect(fixture.events == [.began, .finished])
    }

    @Test("takes the pushed screen away", arguments: TestConfiguration.all)
    func push(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.nextScreen = NextScreen { _ in Screen("Next") }
        var events: [SwipeEvent] = []
        fixture.navigation.backSwipe.pushSwipe.onEvent = { if case .progress = $0 {} else { events.append($0) } }
        let finger = fixture.finger(at: 370).move(by: fixture.back(-200), over: 0.3)
        fixture.device.perform { fixture.navigation.backSwipe.cancel() }
        finger.move(by: fixture.back(-130), over: 0.2).up()
        fixture.device.settle()
        #expect(events == [.began, .cancelled])
        check(fixture, [])
    }

    @Test("keeps the tab", arguments: TestConfiguration.systems)
    func tab(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let finger = fixture.finger().move(by: fixture.back(160), over: 0.3)
        fixture.device.perform { fixture.tabSwipe.cancel() }
        finger.move(by: fixture.back(100), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began(.back), .cancelled])
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.showsSelectedTab)
        fixture.swipe(by: 250)
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("keeps the modal", arguments: BehaviourProfile.System.allCases)
    func modal(system: BehaviourProfile.System) {
        let fixture = ModalFixture(system: system)
        let finger = fixture.drag(0, 200)
        #expect(fixture.screen.interactiveDismissal?.isDrivingTransition == true)
        fixture.device.perform { fixture.screen.interactiveDismissal?.cancel() }
        finger.move(by: 0, 200, over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        fixture.swipe(0, 400)
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }
}
