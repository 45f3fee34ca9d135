import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("A swipe between tabs") @MainActor
struct TabSwipeTests {
    @Test(
        "selects the tab on that side, which follows the finger", arguments: TestConfiguration.systems,
        [1, -1] as [CGFloat])
    func selects(configuration: TestConfiguration, sign: CGFloat) {
        let fixture = TabFixture(configuration)
        let end = sign > 0 ? 0 : 2
        let finger = fixture.finger().move(by: fixture.back(sign * 160), over: 0.3).hold(for: 0.2)
        #expect(fixture.tabSwipe.isTransitioning)
        #expect(abs(fixture.navigations[1].view.shownOrigin.x - fixture.back(sign * 150)) < 12)
        #expect(abs(fixture.navigations[end].view.shownOrigin.x - fixture.back(sign * (150 - 390))) < 12)
        finger.move(by: fixture.back(sign * 100), over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == end)
        #expect(fixture.showsSelectedTab)
        #expect(fixture.navigations[end].view.frame == fixture.tabs.view.bounds)
        #expect(fixture.milestones == [.began(sign > 0 ? .back : .forward), .finished])
        #expect(fixture.screens[1].appearances == ["willDisappear", "didDisappear"])
        #expect(fixture.screens[end].appearances == ["willAppear", "didAppear"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("that is cancelled has changed nothing", arguments: TestConfiguration.systems, [1, -1] as [CGFloat])
    func cancelled(configuration: TestConfiguration, sign: CGFloat) {
        let fixture = TabFixture(configuration)
        let view = fixture.navigations[1].view!
        let (superview, frame, item) = (view.superview, view.frame, fixture.tabs.tabBar.selectedItem)
        fixture.swipe(by: sign * 100)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.tabs.selectedViewController === fixture.navigations[1])
        #expect(fixture.tabs.tabBar.selectedItem === item)
        #expect(view.superview === superview)
        #expect(view.frame == frame)
        #expect(fixture.navigations[sign > 0 ? 0 : 2].view.superview == nil)
        #expect(fixture.milestones == [.began(sign > 0 ? .back : .forward), .cancelled])
        #expect(fixture.screens[1].appearances == ["willDisappear", "willAppear", "didAppear"])
        #expect(
            fixture.screens[sign > 0 ? 0 : 2].appearances == ["willAppear", "willDisappear", "didDisappear"])
        #expect(fixture.delegate.calls == ["shouldSelect Tab \(sign > 0 ? 0 : 2)"])
        #expect(!fixture.tabSwipe.isTransitioning)
        #expect(fixture.device.faults.isEmpty)
        fixture.swipe(by: sign * 250)
        #expect(fixture.tabs.selectedIndex == (sign > 0 ? 0 : 2))
    }

    @Test("takes a bar with fewer items than there are tabs for one that hides some, not for one with More")
    func fewerItems() {
        for count in 0...2 {
            let fixture = TabFixture(TestConfiguration(system: .iOS18))
            fixture.device.perform {
                fixture.tabs.tabBar.items = Array((fixture.tabs.tabBar.items ?? []).prefix(count))
            }
            fixture.swipe(by: -250)
            #expect(fixture.tabs.selectedIndex == 2)
            fixture.swipe(by: 250)
            #expect(fixture.tabs.selectedIndex == 1)
        }
    }

    @Test(
        "does not begin where there is no tab, so that others get the finger", arguments: TestConfiguration.systems,
        [true, false])
    func ends(configuration: TestConfiguration, isPlain: Bool) {
        let fixture = TabFixture(configuration, isPlain: isPlain, count: 2, selected: 0)
        var others = 0
        let pan = UIPanGestureRecognizer()
        let target = pan.addAction { if $0.state == .began { others += 1 } }
        fixture.device.window.addGestureRecognizer(pan)
        fixture.swipe(by: 250)
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.milestones == [.refused(SwipeRefusal(rule: "TabNeighborRule", reason: .noTab))])
        #expect(others == 1)
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(others == 1)
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(others == 2)
        withExtendedLifetime(target) {}
    }

    @Test("leaves out tabs whose item is disabled", arguments: TestConfiguration.systems)
    func disabledItem(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration, selected: 0)
        fixture.navigations[1].tabBarItem.isEnabled = false
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 2)
        fixture.swipe(by: 250)
        #expect(fixture.tabs.selectedIndex == 0)
        fixture.navigations[2].tabBarItem.isEnabled = false
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 0)
    }

    @Test("goes no further than the tabs that have an item", arguments: TestConfiguration.systems)
    func more(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration, count: 7, selected: 2)
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 3)
        fixture.forgetEvents()
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 3)
        fixture.tap(4)
        fixture.device.settle()
        #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
        fixture.swipe(by: 250)
        #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
        #expect(
            fixture.milestones == [
                .refused(SwipeRefusal(rule: "TabNeighborRule", reason: .noTab)),
                .refused(SwipeRefusal(rule: "TabNeighborRule", reason: .noTab)),
            ])
    }

    @Test("does not begin on a bar", arguments: TestConfiguration.systems, [22, 820] as [CGFloat])
    func bars(configuration: TestConfiguration, y: CGFloat) {
        let fixture = TabFixture(configuration)
        fixture.swipe(by: -250, from: 300, y)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.milestones == [.refused(SwipeRefusal(rule: "BarRule", reason: .touchOnBar))])
    }

    @Test("begins as well while the tab bar is hidden", arguments: TestConfiguration.systems)
    func hiddenBar(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.device.perform { fixture.tabs.tabBar.isHidden = true }
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 2)
    }

    @Test("is one finger's, whatever a second one does that rests", arguments: TestConfiguration.systems)
    func secondFinger(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let resting = fixture.finger(at: 60, 600).hold(for: 0.3)
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 2)
        resting.up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began(.forward), .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("is no pinch", arguments: TestConfiguration.systems)
    func pinch(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let (one, other) = (fixture.device.finger(), fixture.device.finger())
        fixture.device.event {
            one.down(at: fixture.point(150, 400))
            other.down(at: fixture.point(240, 400))
        }
        for _ in 0..<12 {
            fixture.device.event {
                one.move(by: -8, over: 0)
                other.move(by: 8, over: 0)
            }
            fixture.device.advance(by: 1 / 60)
        }
        one.up()
        other.up()
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("follows the size of a device that is turned meanwhile", arguments: TestConfiguration.systems, [true, false])
    func rotation(configuration: TestConfiguration, finishes: Bool) {
        let fixture = TabFixture(configuration)
        let finger = fixture.finger(at: 300).move(by: fixture.back(-150), over: 0.3)
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        finger.move(by: fixture.back(finishes ? -400 : 100), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == (finishes ? 2 : 1))
        #expect(fixture.showsSelectedTab)
        #expect(fixture.navigation.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("does not begin during a transition, and under what is presented", arguments: TestConfiguration.systems)
    func idle(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Above"), animated: true) }
        fixture.device.advance(by: 0.05)
        fixture.finger().move(by: fixture.back(-250), over: 0.1).up()
        #expect(fixture.milestones == [.refused(SwipeRefusal(rule: "IdleRule", reason: .transitionRunning))])
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 1)
    }

    // Fails when `TransitionTrigger` does not keep an early flick.
    @Test(
        "a second flick on while the first one's change still runs selects the next tab",
        arguments: TestConfiguration.systems)
    func secondFlick(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration, selected: 0)
        for _ in 1...2 {
            fixture.finger(at: 300).move(by: fixture.back(-200), over: 0.1).up()
            fixture.device.advance(by: 0.1)
        }
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.showsSelectedTab)
        #expect(fixture.milestones == [.began(.forward), .finished, .began(.forward), .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `TransitionQueue` does not compare the screens.
    @Test(
        "one that waits is refused if the app has selected another tab meanwhile", arguments: TestConfiguration.systems)
    func waitsForOtherTab(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration, count: 4, selected: 0)
        for _ in 1...2 {
            fixture.finger(at: 300).move(by: fixture.back(-200), over: 0.1).up()
            fixture.device.advance(by: 0.1)
        }
        var refusals: [SwipeRefusal] = []
        fixture.tabSwipe.onEvent = { event in
            if event == .finished { fixture.tabs.selectedIndex = 3 }
            if case .refused(let refusal) = event { refusals.append(refusal) }
        }
        fixture.device.settle()
        #expect(refusals.map(\.reason) == [.screenReplaced])
        #expect(fixture.tabs.selectedIndex == 3)
        #expect(fixture.showsSelectedTab)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `SwipePanGestureRecognizer.mustWait` is false.
    @Test(
        "a finger that is still moving when a pop to the root is over leads the change",
        arguments: TestConfiguration.systems)
    func outlastsPop(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Above"), animated: false) }
        fixture.device.settle()
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.advance(by: 0.05)
        let finger = fixture.finger(at: 350).move(by: fixture.back(-200), over: 0.9)
        #expect(fixture.tabSwipe.isTransitioning)
        finger.move(by: fixture.back(-100), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("progress rises with the finger", arguments: TestConfiguration.systems)
    func progress(configuration: TestConfiguration) throws {
        let fixture = TabFixture(configuration)
        fixture.swipe(by: -300, from: 340)
        let progress = fixture.events.compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
        #expect(progress.count > 5)
        #expect(progress == progress.sorted())
        let (first, last) = try (#require(progress.first), #require(progress.last))
        #expect(first < 0.2)
        #expect(abs(last - 290 / 390) < 0.02)
    }

    @Test("is taken off with what it has set", arguments: TestConfiguration.systems)
    func uninstall(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let before = UITabBarController().view.gestureRecognizers?.count ?? 0
        let finger = fixture.finger().move(by: fixture.back(-150), over: 0.3)
        fixture.device.perform { fixture.tabSwipe.uninstall() }
        finger.move(by: fixture.back(-100), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.tabs.delegate === fixture.delegate)
        #expect((fixture.tabs.view.gestureRecognizers?.count ?? 0) == before)
        #expect(TabSwipe.installed(on: fixture.tabs) == nil)
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("is installed once")
    func installation() {
        let tabs = UITabBarController()
        #expect(TabSwipe.installed(on: tabs) == nil)
        let tabSwipe = TabSwipe.install(on: tabs)
        let count = tabs.view.gestureRecognizers?.count
        #expect(TabSwipe.install(on: tabs) === tabSwipe)
        #expect(TabSwipe.installed(on: tabs) === tabSwipe)
        #expect(tabs.view.gestureRecognizers?.count == count)
    }
}
