import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("Fingers that rest, and palms") @MainActor
struct RestingFingerTests {
    @Test(
        "a palm that lands while the finger has not moved yet disturbs nothing", arguments: TestConfiguration.all,
        [4, 60] as [CGFloat])
    func palm(configuration: TestConfiguration, x: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: x).hold(for: 0.02)
        let palm = fixture.finger(at: 300, 700)
        finger.hold(for: 0.06).move(by: fixture.back(280), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        palm.up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a palm that lands in the same event as the finger disturbs nothing", arguments: TestConfiguration.all)
    func together(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let fingers = fixture.fingersTogether(at: [(60, 400), (300, 700)])
        fingers[0].move(by: fixture.back(240), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        fingers[1].up()
    }

    // Fails when a pager waits until the other finger has shown that it does not move.
    @Test(
        "a pager follows its finger at once, whatever has landed just before and rests",
        arguments: TestConfiguration.all)
    func pagerBesideLanding(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager(page: 1)
        let start = pager.contentOffset.x
        let thumb = fixture.finger(at: 205, 740)
        let finger = fixture.finger(at: 100)
        finger.move(by: fixture.back(30), over: 1 / 60).move(by: fixture.back(30), over: 1 / 60)
        #expect(abs(pager.contentOffset.x - start) > 20)
        finger.up()
        thumb.up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
    }

    // Fails when what was decided on the landing of a finger that rests is kept for the next one.
    @Test(
        "while thumbs rest, one of them on a strip that it has caught, another finger swipes",
        arguments: TestConfiguration.all)
    func caught(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let strip = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 90))
        strip.contentSize = CGSize(width: 9000, height: 90)
        strip.contentOffset.x = 4000
        fixture.top.view.addSubview(strip)
        fixture.device.settle()
        let first = fixture.finger(at: 340, 780).hold(for: 0.2)
        fixture.finger(at: 300, 640).move(by: -200, over: 0.1).up()
        fixture.device.advance(by: 0.1)
        #expect(strip.isDecelerating)
        let second = fixture.finger(at: 200, 640).hold(for: 0.3)
        #expect(!strip.isDecelerating)
        fixture.swipe(from: 60)
        #expect(fixture.stack == ["Screen 0"])
        first.up()
        second.up()
    }

    @Test("while a thumb rests, another finger can swipe again and again", arguments: TestConfiguration.all)
    func again(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 4)
        let thumb = fixture.finger(at: 340, 780)
        fixture.swipe(from: 60, by: 40)
        fixture.swipe(from: 60)
        fixture.finger(at: 100, 500).move(by: 0, 60, over: 0.1).up()
        fixture.swipe(from: 60)
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        thumb.up()
        fixture.device.settle()
        fixture.swipe(from: 60)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `systemCanFollow` lets UIKit's own recognizers pop although one of them has both fingers.
    @Test(
        "a thumb at the edge and a palm that lands early do not slow the finger down", arguments: TestConfiguration.all)
    func thumbAndPalm(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let thumb = fixture.finger(at: 4, 780).hold(for: 0.3)
        let finger = fixture.finger(at: 60)
        let palm = fixture.finger(at: 300, 700)
        finger.move(by: fixture.back(230), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        palm.up()
        thumb.up()
    }

    // Fails when a pan decides before its finger has moved ten points.
    @Test("a thumb that rests may tremble while another finger swipes", arguments: TestConfiguration.all)
    func trembles(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let thumb = fixture.finger(at: 340, 780)
        let finger = fixture.finger(at: 60)
        thumb.move(by: fixture.back(4), over: 0.1)
        finger.move(by: fixture.back(240), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        thumb.up()
    }

    @Test("a thumb that has slid before it rests does not block the other finger", arguments: TestConfiguration.all)
    func slid(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let thumb = fixture.finger(at: 340, 740).move(by: 0, 25, over: 0.1)
        fixture.swipe(from: 60)
        #expect(fixture.stack == ["Screen 0"])
        thumb.up()
    }

    @Test(
        "a thumb that rests on a slider's knob keeps the slider, and the other finger pops",
        arguments: TestConfiguration.all)
    func slider(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let slider = UISlider(frame: CGRect(x: 100, y: 700, width: 200, height: 50))
        slider.value = 0.5
        fixture.top.view.addSubview(slider)
        fixture.device.settle()
        let thumb = fixture.finger(at: 200, 725).hold(for: 0.2)
        fixture.swipe(from: 60, by: 60)
        #expect(fixture.milestones == [.began, .cancelled])
        thumb.move(by: fixture.back(50), over: 0.2)
        #expect(slider.value > 0.6)
        thumb.up()
        fixture.swipe(from: 60)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a second finger that lands in mid-swipe changes nothing", arguments: TestConfiguration.all)
    func second(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 60).move(by: fixture.back(100), over: 0.2).hold(for: 0.1)
        let progress = fixture.progress.last
        let second = fixture.finger(at: 340, 780).move(by: fixture.back(-200), over: 0.1)
        #expect(fixture.progress.last == progress)
        finger.move(by: fixture.back(140), over: 0.2).up()
        second.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
    }

    @Test(
        "a finger that lands on a slider during a push drags nothing, and pops nothing",
        arguments: TestConfiguration.all)
    func landsOnSlider(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let next = Screen("Next")
        let slider = UISlider(frame: CGRect(x: 20, y: 375, width: 350, height: 50))
        next.view.addSubview(slider)
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        fixture.finger(at: 100).hold(for: 0.6).move(by: fixture.back(200), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack.last == "Next")
        #expect(fixture.refusals.map(\.reason) == [.touchOnControl])
    }

    // Fails when the views under the finger are noted again before the push has ended.
    @Test("a finger that trembles on a slider during its push pops nothing after it", arguments: TestConfiguration.all)
    func tremblesOnSlider(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let next = Screen("Next")
        next.view.addSubview(UISlider(frame: CGRect(x: 20, y: 375, width: 350, height: 50)))
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        let finger = fixture.finger(at: 100).move(by: fixture.back(3), over: 0.05).hold(for: 0.6)
        finger.move(by: fixture.back(200), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack.last == "Next")
        #expect(fixture.refusals.map(\.reason) == [.touchOnControl])
    }

    @Test("a swipe that the screen asks about, or refuses, moves nothing under it", arguments: TestConfiguration.all)
    func question(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager(page: 1)
        fixture.top.fullScreenPop.shouldPop = .when { _ in false }
        fixture.swipe(from: 4, by: 250)
        #expect(fixture.refusals.map(\.reason) == [.vetoed])
        #expect(pager.contentOffset.x == fixture.offset(ofPage: 1))
        #expect(fixture.stack.count == 2)
    }

    @Test(
        "a finger that rests elsewhere does not slow the swipe of another one down", arguments: TestConfiguration.all,
        [10, 60] as [CGFloat])
    func restingFinger(configuration: TestConfiguration, x: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let slider = UISlider(frame: CGRect(x: 100, y: 700, width: 200, height: 50))
        fixture.top.view.addSubview(slider)
        for place in [CGPoint(x: 360, y: 780), CGPoint(x: 200, y: 725)] {
            fixture.device.perform { fixture.navigation.setViewControllers(fixture.screens, animated: false) }
            fixture.device.settle()
            let resting = fixture.finger(at: place.x, place.y).hold(for: 0.3)
            let moving = fixture.finger(at: x).move(by: fixture.back(240), over: 0.3)
            moving.hold(for: 0.1).up()
            fixture.device.settle()
            #expect(fixture.stack == ["Screen 0"], "\(place)")
            resting.up()
            fixture.device.settle()
        }
        #expect(fixture.device.faults.isEmpty)
    }
}
