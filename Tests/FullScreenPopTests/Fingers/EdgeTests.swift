import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("The leading edge") @MainActor
struct EdgeTests {
    // Fails when touches at the edge are kept from content where there is nothing to pop.
    @Test("a button at the edge of the root is highlighted at once", arguments: TestConfiguration.all)
    func buttonOnRoot(configuration: TestConfiguration) {
        #expect(isHighlightedAtOnce(on: NavigationFixture(configuration, depth: 1)))
    }

    /// Whether a button at the edge is highlighted as soon as a finger is on it.
    private func isHighlightedAtOnce(on fixture: NavigationFixture) -> Bool {
        let button = UIButton(frame: CGRect(x: fixture.point(0, 0).x - 30, y: 380, width: 60, height: 44))
        fixture.top.view.addSubview(button)
        let finger = fixture.finger(at: 6).hold(for: 0.05)
        defer { finger.up() }
        return button.isHighlighted
    }

    // Fails when touches on bars are kept from them.
    @Test("a button at the edge of a bar is highlighted at once", arguments: TestConfiguration.all)
    func buttonOnBar(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pan = fixture.navigation.view.gestureRecognizers?.first { $0.name == "FullScreenPop.pan" }
        let bar = fixture.navigation.navigationBar
        let finger = fixture.finger(at: 6, bar.frame.midY).hold(for: 0.05)
        #expect(pan?.numberOfTouches == 1 && pan?.delaysTouchesBegan == false)
        finger.up()
        fixture.device.settle()
        fixture.finger(at: 6).hold(for: 0.05)
        #expect(pan?.delaysTouchesBegan == true)
    }

    // Fails when touches at the edge are kept from content on screens that no swipe pops. Where only an option of ours
    // says so, UIKit's own edge pan keeps them.
    @Test(
        "a button at the edge of a screen that UIKit pops by no swipe either is highlighted at once",
        arguments: TestConfiguration.all, [false, true])
    func buttonOnLockedScreen(configuration: TestConfiguration, hidesBackButton: Bool) {
        let fixture = NavigationFixture(configuration)
        if hidesBackButton {
            fixture.top.navigationItem.hidesBackButton = true
        } else {
            fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
        }
        #expect(isHighlightedAtOnce(on: fixture))
    }

    // Fails when the pans look for the edge by a rule of their own.
    @Test("without the rule for it, the edge is like any other place", arguments: TestConfiguration.all)
    func withoutRule(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.navigation.backSwipe.arbiter.rules.removeAll { $0 is EdgeSwipeRule }
        let button = UIButton(frame: CGRect(x: fixture.point(0, 0).x - 60, y: 380, width: 120, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        fixture.top.view.addSubview(button)
        fixture.finger(at: 6).hold(for: 0.2).move(by: fixture.back(14), over: 0.1).up()
        fixture.device.settle()
        #expect(taps == 1)
    }

    /// Begins only where there is a page to go back to.
    private final class History: NSObject, UIGestureRecognizerDelegate {
        var pages = 1

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { pages > 0 }
    }

    // Fails when `EdgeSwipeRule` goes before edge pans inside.
    @Test("an edge pan inside, such as a web view's, goes first as long as it begins", arguments: TestConfiguration.all)
    func innerEdgePan(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let history = History()
        let page = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = fixture.isRightToLeft ? .right : .left
        pan.delegate = history
        page.addGestureRecognizer(pan)
        fixture.top.view.addSubview(page)
        let action = pan.addAction { if $0.state == .ended { history.pages -= 1 } }
        fixture.swipe(from: 4, by: 300)
        #expect(history.pages == 0)
        #expect(fixture.stack.count == 2 && fixture.events.isEmpty)
        fixture.swipe(from: 4, by: 300)
        #expect(fixture.stack == ["Screen 0"] && fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
        withExtendedLifetime(action) {}
    }

    // Fails when `EdgeSwipeRule` takes a finger for turned whenever it is judged by its own path.
    @Test(
        "over a list a swipe from the edge begins after 16 points, also inside an edge pan that has failed",
        arguments: TestConfiguration.all, [false, true])
    func rollOverFailedEdgePan(configuration: TestConfiguration, hasEdgePan: Bool) {
        let fixture = NavigationFixture(configuration)
        let list = fixture.addLongList()
        let history = History()
        history.pages = 0
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = fixture.isRightToLeft ? .right : .left
        pan.delegate = history
        if hasEdgePan { list.addGestureRecognizer(pan) }
        let finger = fixture.finger(at: 4, 400).move(by: fixture.back(13), over: 0.1)
        #expect(fixture.events.isEmpty)
        finger.move(by: fixture.back(100), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones.first == .began)
    }

    // Fails when the edge reaches as far before content as `.edgeOnly` lets swipes start.
    @Test(
        "on an edge-only view a swipe goes before a canvas within 20 points, and starts within 30",
        arguments: TestConfiguration.all)
    func edgeOnly(configuration: TestConfiguration) {
        let swipes: [(start: CGFloat, isOnCanvas: Bool, pops: Bool)] = [
            (19, true, true), (21, true, false), (29, false, true), (31, false, false),
        ]
        for (start, isOnCanvas, pops) in swipes {
            let fixture = NavigationFixture(configuration)
            fixture.top.view.arbitration.backSwipe = .edgeOnly
            let canvas = DrawingView(frame: fixture.top.view.bounds)
            if isOnCanvas { fixture.top.view.addSubview(canvas) }
            fixture.swipe(from: start)
            #expect((fixture.stack.count == 1) == pops, "from \(start)")
            #expect((canvas.distance > 200) == (isOnCanvas && !pops), "from \(start)")
        }
    }

    // Fails when `startsAtEdge` does not ask for the direction of the screen's gesture.
    @Test(
        "on a screen that is popped downward, a finger at the edge catches a list that coasts",
        arguments: TestConfiguration.all)
    func catching(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.gesture = .verticalPan(.down)
        let list = fixture.addLongList()
        list.contentOffset.y = 1000
        fixture.finger(at: 200, 200).move(by: 0, 300, over: 0.1).up()
        fixture.device.advance(by: 0.1)
        #expect(list.isDecelerating && list.contentOffset.y > 300)
        fixture.finger(at: 10, 200).move(by: 0, 300, over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
    }

    // Fails when `EdgeSwipeRule` does not ask for the direction of the screen's gesture.
    @Test(
        "a list that has been scrolled scrolls on a screen that is popped downward, at its edge too",
        arguments: TestConfiguration.all)
    func downward(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.gesture = .verticalPan(.down)
        let list = fixture.addLongList()
        list.contentOffset.y = 1000
        fixture.finger(at: 10).move(by: 0, 150, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(list.contentOffset.y < 900)
        #expect(fixture.stack.count == 2)
    }

    // Fails when UIKit's own recognizers may pop by what nothing has decided on when the finger is lifted: a pan up or
    // down waits for a finger that moves across.
    @Test(
        "nothing pops a screen sideways that a vertical gesture pops", arguments: TestConfiguration.all,
        [(5, 30), (5, 120), (150, 30), (150, 120), (150, 230)] as [(CGFloat, CGFloat)])
    func verticalGestureSideways(configuration: TestConfiguration, swipe: (x: CGFloat, distance: CGFloat)) {
        for transition in [nil, ScreenTransition.zoom] {
            let fixture = NavigationFixture(configuration, depth: 1)
            let screen = Screen("Photo")
            screen.fullScreenPop.gesture = .verticalPan(.down)
            screen.fullScreenPop.transition = transition
            fixture.device.perform { fixture.navigation.pushViewController(screen, animated: true) }
            fixture.device.settle()
            fixture.finger(at: swipe.x).move(by: fixture.back(swipe.distance), over: 0.15).up()
            fixture.device.settle()
            #expect(fixture.stack == ["Screen 0", "Photo"])
            fixture.finger(at: 200, 200).move(by: 0, 300, over: 0.3).up()
            fixture.device.settle()
            #expect(fixture.stack == ["Screen 0"])
        }
    }

    @Test("the edge goes first again with the rule put back", arguments: TestConfiguration.leftToRight)
    func rulePutBack(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let backSwipe = fixture.navigation.backSwipe
        backSwipe.arbiter.rules = [.viewOptions, EdgeSwipeRule(of: backSwipe)] + GestureArbiter.standardRules
        let pager = fixture.addPager()
        pager.contentOffset.x = 390
        fixture.swipe(from: 5, by: 300)
        #expect(fixture.stack.count == 1)
    }

    // Fails when `EdgeSwipeRule` lets a pinch go first that other screens are popped by.
    @Test(
        "a list scrolls from the edge, also when a pinch has popped a screen before", arguments: TestConfiguration.all)
    func listAfterPinch(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.gesture = .pinch
        fixture.top.fullScreenPop.gesture = nil
        let list = fixture.addLongList()
        let finger = fixture.finger(at: 10).move(by: 0, -150, over: 0.3)
        #expect(list.contentOffset.y > 100)
        finger.up()
    }

    // Fails when `EdgeSwipeRule` makes the pans of an outer navigation controller wait, which make those inside wait.
    @Test(
        "of two nested navigation controllers the inner one pops first from the edge, and then the outer one",
        arguments: TestConfiguration.all)
    func nested(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let inner = fixture.addInnerNavigation(driver: configuration.driver)
        fixture.swipe(from: 5, by: 300)
        #expect(inner.viewControllers.count == 1)
        #expect(fixture.stack.count == 2)
        fixture.swipe(from: 5, by: 300)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when the swipe waits for the finger to turn while a pan of the app's waits for the swipe.
    @Test(
        "a pan of the app's on the screen follows a finger at the edge that goes up, at once",
        arguments: TestConfiguration.all)
    func upwardPan(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pan = UIPanGestureRecognizer()
        fixture.top.view.addGestureRecognizer(pan)
        let finger = fixture.finger(at: 5, 500).move(by: 0, -60, over: 0.2)
        #expect(pan.state == .changed)
        finger.up()
        fixture.device.settle()
        fixture.swipe(from: 5)
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when `precedesContent` of the swipe's pan is false.
    @Test("a finger at the edge may wind up over a pager that can still page back", arguments: TestConfiguration.all)
    func windUp(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager(page: 1)
        fixture.finger(at: 18).move(by: fixture.back(-13), over: 0.1).move(by: fixture.back(260), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(pager.contentOffset.x == fixture.offset(ofPage: 1))
    }
}

extension NavigationFixture {
    /// Adds a list that fills the top screen.
    fileprivate func addLongList() -> UIScrollView {
        let list = UIScrollView(frame: top.view.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: list.bounds.width, height: 3000)
        top.view.addSubview(list)
        return list
    }
}
