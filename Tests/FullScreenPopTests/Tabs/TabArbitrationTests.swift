import FullScreenPop
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("What a swipe between tabs yields to") @MainActor
struct TabArbitrationTests {
    @Test("to the swipe back above the root, in both directions", arguments: TestConfiguration.systems, [true, false])
    func stack(configuration: TestConfiguration, isPlain: Bool) {
        let fixture = TabFixture(configuration, isPlain: isPlain)
        fixture.push()
        fixture.swipe(by: -250, from: 300)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.milestones == [.refused(SwipeRefusal(rule: "TabScreenRule", reason: .innerNavigation))])
        fixture.swipe(by: 250, from: isPlain ? 4 : 100)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.navigation.viewControllers.count == 1)
        fixture.swipe(by: 250)
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "to what UIKit's own stack makes of a swipe in the middle above its root", arguments: TestConfiguration.systems)
    func plainStack(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration, isPlain: true)
        fixture.push()
        fixture.swipe(by: 250)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.navigation.viewControllers.count == (configuration.system >= .iOS26 ? 1 : 2))
    }

    @Test("not above the root on a screen that says so, but for the way back", arguments: TestConfiguration.systems)
    func enabledAboveRoot(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let above = Screen("Above")
        above.tabSwipe.isEnabled = true
        fixture.push(above)
        above.fullScreenPop.isEnabled = false
        fixture.swipe(by: 250)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.navigation.viewControllers.count == 2)
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.navigations[1].viewControllers.count == 2)
    }

    // Fails when a swipe between tabs keeps a resting finger, and lists wait for that.
    @Test("to nothing while its finger rests: a list scrolls with another one", arguments: TestConfiguration.systems)
    func restingFinger(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration, isPlain: true)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize = CGSize(width: 390, height: 3000)
        fixture.screen.view.addSubview(list)
        fixture.device.settle()
        let thumb = fixture.device.finger().down(at: CGPoint(x: 350, y: 600)).hold(for: 0.5)
        let other = fixture.device.finger().down(at: CGPoint(x: 150, y: 500)).move(by: 4, -200, over: 0.3)
        #expect(list.contentOffset.y > 50)
        other.up()
        thumb.up()
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("on a screen, in a tab, or everywhere that says no", arguments: TestConfiguration.systems, 0..<4)
    func disabled(configuration: TestConfiguration, place: Int) {
        let fixture = TabFixture(configuration)
        switch place {
        case 0: fixture.screen.tabSwipe.isEnabled = false
        case 1: fixture.navigation.tabSwipe.isEnabled = false
        case 2: fixture.tabSwipe.isEnabled = false
        default: fixture.tabSwipe.defaults.isEnabled = false
        }
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.milestones == [.refused(SwipeRefusal(rule: "TabScreenRule", reason: .tabSwipeDisabled))])
        // A screen may say otherwise than the defaults.
        guard place > 1 else { return }
        fixture.screen.tabSwipe.isEnabled = true
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == (place == 2 ? 1 : 2))
    }

    @Test("to a pager, until its last page", arguments: TestConfiguration.systems, [true, false])
    func pager(configuration: TestConfiguration, quick: Bool) {
        let fixture = TabFixture(configuration)
        let pager = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        pager.contentSize = CGSize(width: 780, height: 400)
        pager.isPagingEnabled = true
        pager.contentInsetAdjustmentBehavior = .never
        if fixture.isRightToLeft { pager.contentOffset.x = 390 }
        fixture.screen.view.addSubview(pager)
        let start = pager.contentOffset.x
        let drag = { (distance: CGFloat) in
            fixture.finger().move(by: fixture.back(distance), over: quick ? 0.1 : 0.4).up()
            fixture.device.settle()
        }
        drag(-250)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(abs(pager.contentOffset.x - start) == 390)
        drag(250)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(pager.contentOffset.x == start)
        drag(-250)
        drag(-250)
        #expect(fixture.tabs.selectedIndex == 2)
        fixture.device.perform { fixture.tabs.selectedIndex = 1 }
        fixture.device.settle()
        drag(250)
        drag(250)
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "to a slider, on the screen and in a scroll view", arguments: TestConfiguration.systems,
        [[true, false], [true, true], [false, false], [false, true]])
    func slider(configuration: TestConfiguration, options: [Bool]) {
        let (isInPager, isForward) = (options[0], options[1])
        let fixture = TabFixture(configuration, isPlain: true)
        let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 350, height: 50))
        slider.value = 0.5
        let parent: UIView
        if isInPager {
            let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
            pager.contentSize = CGSize(width: 780, height: 700)
            pager.contentInsetAdjustmentBehavior = .never
            if fixture.isRightToLeft { slider.frame.origin.x += 390 }
            if fixture.isRightToLeft { pager.contentOffset.x = 390 }
            fixture.screen.view.addSubview(pager)
            parent = pager
        } else {
            parent = fixture.screen.view
        }
        parent.addSubview(slider)
        fixture.finger(at: 195, 325).move(by: fixture.back(isForward ? -120 : 120), over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(slider.value != 0.5)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("to the actions of a row, on the side where it has some", arguments: TestConfiguration.systems)
    func rows(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let rows = Rows(trailingActions: true)
        let table = UITableView(frame: fixture.screen.view.bounds)
        (table.dataSource, table.delegate) = (rows, rows)
        fixture.screen.view.addSubview(table)
        fixture.device.settle()
        fixture.swipe(by: -150)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(table.isEditing)
        fixture.tap(1)
        fixture.finger(at: 195, 600).up()
        fixture.device.settle()
        fixture.swipe(by: 250)
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("to a view with a pan of its own, such as a map", arguments: TestConfiguration.systems, [1, -1] as [CGFloat])
    func map(configuration: TestConfiguration, sign: CGFloat) {
        let fixture = TabFixture(configuration)
        let map = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        var moves = 0
        let pan = UIPanGestureRecognizer()
        let target = pan.addAction { if $0.state == .changed { moves += 1 } }
        map.addGestureRecognizer(pan)
        fixture.screen.view.addSubview(map)
        fixture.swipe(by: sign * 150)
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(moves > 0)
        #expect(fixture.delegate.calls == [])
        withExtendedLifetime(target) {}
    }

    @Test("to a view that blocks swipes", arguments: TestConfiguration.systems)
    func blocked(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.screen.view.arbitration.backSwipe = .blocked
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 1)
    }

    @Test("and a list scrolls up and down as before", arguments: TestConfiguration.systems)
    func list(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let list = UIScrollView(frame: fixture.screen.view.bounds)
        list.contentSize = CGSize(width: 390, height: 2000)
        fixture.screen.view.addSubview(list)
        fixture.finger(at: 195, 600).move(by: 20, -200, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(list.contentOffset.y > 100)
        #expect(fixture.milestones == [])
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 2)
    }

    @Test("and a list that coasts stands still while the tab changes", arguments: TestConfiguration.systems)
    func coasting(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let list = UIScrollView(frame: fixture.screen.view.bounds)
        list.contentSize = CGSize(width: 390, height: 20_000)
        fixture.screen.view.addSubview(list)
        fixture.finger(at: 195, 600).move(by: 0, -300, over: 0.1).up()
        #expect(list.isDecelerating)
        let other = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        fixture.screen.view.addSubview(other)
        fixture.finger(at: 300).move(by: fixture.back(-100), over: 0.1)
        #expect(fixture.tabSwipe.isTransitioning)
        #expect(!list.isDecelerating)
    }

    @Test(
        "to the stack that the tabs are on: from the edge always, and elsewhere on the first",
        arguments: TestConfiguration.all)
    func tabsOnStack(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { Screen("Tab \($0)") }
        TabSwipe.install(on: tabs)
        fixture.device.perform { fixture.navigation.pushViewController(tabs, animated: false) }
        fixture.device.settle()
        fixture.device.perform { tabs.selectedIndex = 1 }
        fixture.swipe()
        #expect(tabs.selectedIndex == 0)
        #expect(fixture.navigation.topViewController === tabs)
        fixture.swipe()
        #expect(fixture.navigation.topViewController === fixture.top)
        fixture.device.perform { fixture.navigation.pushViewController(tabs, animated: false) }
        fixture.device.settle()
        fixture.device.perform { tabs.selectedIndex = 2 }
        fixture.swipe(from: 4)
        #expect(tabs.selectedIndex == 2)
        #expect(fixture.navigation.topViewController === fixture.top)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "to a pager around a strip that has come to its end, as around UIKit's own stack",
        arguments: TestConfiguration.systems,
        [true, false])
    func stripInPager(configuration: TestConfiguration, isForward: Bool) {
        let fixture = TabFixture(configuration, isPlain: true)
        fixture.device.runtime.profile.scrolling.transfersScrollingToParent = false
        let pager = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        pager.contentSize = CGSize(width: 780, height: 400)
        pager.isPagingEnabled = true
        let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        strip.contentSize = CGSize(width: 780, height: 200)
        // The finger can move the pager, and the strip only the other way.
        let movesLeft = isForward != fixture.isRightToLeft
        strip.contentOffset.x = movesLeft ? 390 : 0
        strip.frame.origin.x = movesLeft ? 0 : 390
        pager.contentOffset.x = movesLeft ? 0 : 390
        for scrollView in [pager, strip] { scrollView.contentInsetAdjustmentBehavior = .never }
        pager.addSubview(strip)
        fixture.screen.view.addSubview(pager)
        fixture.swipe(by: isForward ? -250 : 250)
        #expect(pager.contentOffset.x == (movesLeft ? 390 : 0))
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.device.faults.isEmpty)
    }
}
