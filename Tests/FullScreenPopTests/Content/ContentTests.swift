import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("Content under the finger") @MainActor
struct ContentTests {
    @Test("A pager on its first page yields to the swipe", arguments: TestConfiguration.all)
    func firstPage(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager()
        let offset = pager.contentOffset
        fixture.swipe(from: 60, by: 280)
        #expect(fixture.stack == ["Screen 0"])
        #expect(pager.contentOffset == offset)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a pager that moves together with the swipe does so while the screen is popped",
        arguments: TestConfiguration.all)
    func simultaneous(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager()
        pager.arbitration.atScrollEdge = .simultaneous
        let finger = fixture.finger(at: 60).move(by: fixture.back(200), over: 0.2)
        #expect(pager.contentOffset.x != fixture.offset(ofPage: 0))
        #expect(fixture.milestones == [.began])
        finger.move(by: fixture.back(80), over: 0.1).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("A pager on its second page pages back, and the screen is not popped", arguments: TestConfiguration.all)
    func secondPage(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager(page: 1)
        fixture.swipe(from: 60, by: 280)
        #expect(fixture.stack.count == 2)
        #expect(pager.contentOffset.x == fixture.offset(ofPage: 0))
        #expect(fixture.refusals.map(\.reason) == [.scrollViewCanScroll])
        fixture.swipe(from: 60, by: 280)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("a pager on its first page pages forward", arguments: TestConfiguration.all)
    func forward(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager()
        fixture.finger(at: 300).move(by: fixture.back(-250), over: 0.2).up()
        fixture.device.settle()
        #expect(pager.contentOffset.x == fixture.offset(ofPage: 1))
        #expect(fixture.events.isEmpty)
    }

    @Test(
        "A slider is dragged, on the screen and in a pager, quickly and slowly", arguments: TestConfiguration.all,
        [0.1, 0.6])
    func slider(configuration: TestConfiguration, duration: TimeInterval) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager()
        let inPager = UISlider(frame: CGRect(x: fixture.offset(ofPage: 0) + 20, y: 100, width: 350, height: 50))
        pager.addSubview(inPager)
        let onScreen = UISlider(frame: CGRect(x: 20, y: 650, width: 350, height: 50))
        fixture.top.view.addSubview(onScreen)
        for slider in [inPager, onScreen] {
            slider.value = 0.5
            slider.layoutIfNeeded()
            fixture.device.finger().down(at: slider.thumbCentre).move(by: fixture.back(120), over: duration).up()
            fixture.device.settle()
            #expect(slider.value > 0.8)
        }
        #expect(fixture.stack.count == 2)
        #expect(!fixture.events.contains(.began))
    }

    @Test("A list does not scroll while a pop runs", arguments: TestConfiguration.all)
    func list(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = UIScrollView(frame: CGRect(origin: .zero, size: fixture.size))
        list.contentSize = CGSize(width: fixture.size.width, height: 4000)
        fixture.top.view.addSubview(list)
        list.contentOffset.y = 500
        let finger = fixture.finger(at: 60).move(by: fixture.back(150), over: 0.2)
        finger.move(by: fixture.back(20), 200, over: 0.3)
        #expect(list.contentOffset.y == 500)
        finger.move(by: fixture.back(100), over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(list.contentOffset.y == 500)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("A list that coasts stops when a pop begins", arguments: TestConfiguration.all)
    func coastingList(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = UIScrollView(frame: CGRect(x: 0, y: 444, width: 390, height: 400))
        list.contentSize = CGSize(width: 390, height: 9000)
        fixture.top.view.addSubview(list)
        fixture.finger(at: 200, 800).move(by: 0, -250, over: 0.1).up()
        #expect(list.isDecelerating)
        let finger = fixture.finger(at: 60, 250).move(by: fixture.back(150), over: 0.2)
        #expect(fixture.milestones == [.began])
        let offset = list.contentOffset
        finger.hold(for: 0.3)
        #expect(list.contentOffset == offset)
        finger.cancel()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .cancelled])
    }

    @Test("a list scrolls when no pop runs", arguments: TestConfiguration.all)
    func listScrolls(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = UIScrollView(frame: CGRect(origin: .zero, size: fixture.size))
        list.contentSize = CGSize(width: fixture.size.width, height: 4000)
        fixture.top.view.addSubview(list)
        list.contentOffset.y = 500
        fixture.finger(at: 200).move(by: fixture.back(20), -200, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(list.contentOffset.y > 600)
        #expect(fixture.events.isEmpty)
    }

    @Test(
        "Of two nested pagers the outer one pages when the inner one is at its edge", arguments: TestConfiguration.all)
    func nestedPagers(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let outer = fixture.addPager(page: 1)
        let inner = UIScrollView(frame: CGRect(x: fixture.offset(ofPage: 1), y: 50, width: 390, height: 200))
        inner.contentSize = CGSize(width: 780, height: 200)
        inner.isPagingEnabled = true
        outer.addSubview(inner)
        inner.contentOffset.x = fixture.offset(ofPage: 0)
        fixture.swipe(from: 60, by: 280, y: 250)
        #expect(fixture.stack.count == 2)
        #expect(outer.contentOffset.x == fixture.offset(ofPage: 0))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("No swipe begins on a view that blocks back swipes", arguments: TestConfiguration.all)
    func blockedView(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let canvas = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        canvas.arbitration.backSwipe = .blocked
        fixture.top.view.addSubview(canvas)
        fixture.swipe(from: 5, by: 300, y: 250)
        fixture.swipe(y: 250)
        #expect(fixture.refusals.map(\.reason) == [.viewBlocksSwipe, .viewBlocksSwipe])
        fixture.swipe(y: 600)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a recognizer of the app's own that is deeper and just as quick keeps the touch, and shouldPop is not asked",
        arguments: TestConfiguration.all
    )
    func ownRecognizer(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        var timesAsked = 0
        fixture.top.fullScreenPop.shouldPop = .when { _ in
            timesAsked += 1
            return true
        }
        let canvas = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0.2
        canvas.addGestureRecognizer(press)
        fixture.top.view.addSubview(canvas)
        fixture.finger(at: 100, 250).hold(for: 0.4).move(by: fixture.back(230), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.events.isEmpty)
        #expect(timesAsked == 0)
    }

    @Test("a button under the finger is pressed by a tap and not by a swipe", arguments: TestConfiguration.all)
    func button(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        var presses = 0
        let button = UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 60))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        fixture.top.view.addSubview(button)
        fixture.finger(at: 195, 330).hold(for: 0.1).up()
        fixture.device.settle()
        #expect(presses == 1)
        fixture.finger(at: 150, 330).move(by: fixture.back(230), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(presses == 1)
        #expect(fixture.stack == ["Screen 0"])
    }
}
