import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop

@Suite("A swipe back with two fingers on a trackpad") @MainActor
struct TrackpadTests {
    private static func scroll(_ fixture: NavigationFixture, at x: CGFloat = 195, by distance: CGFloat = 240) {
        fixture.device.pointer(at: fixture.point(x, 400)).scroll(by: fixture.back(distance), over: 0.3).hold(for: 0.2)
            .end()
        fixture.device.settle()
    }

    @Test("it pops wherever the pointer is, and reports the same events", arguments: TestConfiguration.all)
    func pops(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        Self.scroll(fixture)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.progress.count > 10 && fixture.progress == fixture.progress.sorted())
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("it pops as well if UIKit's own swipe takes no scrolls", arguments: TestConfiguration.leftToRight)
    func popsAlone(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        (fixture.navigation.interactivePopGestureRecognizer as? UIPanGestureRecognizer)?.allowedScrollTypesMask = []
        Self.scroll(fixture)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
    }

    @Test("if it ends early, the screen comes back, and the next one pops", arguments: TestConfiguration.all)
    func cancels(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        Self.scroll(fixture, by: 80)
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.milestones == [.began, .cancelled])
        Self.scroll(fixture)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("in the other direction, or more up than back, nothing happens", arguments: TestConfiguration.leftToRight)
    func otherDirections(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        Self.scroll(fixture, by: -240)
        fixture.device.pointer(at: fixture.point(195, 400)).scroll(by: 20, 200, over: 0.3).end()
        fixture.device.settle()
        #expect(fixture.events.isEmpty && fixture.stack.count == 2)
    }

    @Test(
        "on a screen without a pop, and one that asks first, it is refused with the reason",
        arguments: TestConfiguration.all)
    func refused(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.isEnabled = false
        Self.scroll(fixture)
        #expect(fixture.refusals.map(\.reason) == [.screenDisabled])
        fixture.top.fullScreenPop.isEnabled = true
        fixture.top.fullScreenPop.shouldPop = .when { _ in false }
        Self.scroll(fixture)
        #expect(fixture.refusals.count == 2)
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a start region does not count: a scroll starts nowhere on the screen",
        arguments: [StartRegion.leadingEdge, .within(120), .fraction(0.3)])
    func regions(region: StartRegion) {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.top.fullScreenPop.startRegion = region
        Self.scroll(fixture, at: 350)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a view under the pointer keeps it that blocks swipes, also if it leaves those from the edge",
        arguments: [ViewArbitration.BackSwipe.blocked, .edgeOnly], [CGFloat(195), 5])
    func blockedViews(option: ViewArbitration.BackSwipe, x: CGFloat) {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        canvas.arbitration.backSwipe = option
        fixture.top.view.addSubview(canvas)
        Self.scroll(fixture, at: x)
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.count == 1)
        fixture.device.pointer(at: fixture.point(195, 600)).scroll(by: 240, over: 0.3).hold(for: 0.2).end()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("a pager with room scrolls, at its first page it yields", arguments: TestConfiguration.all)
    func pager(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager(page: 1)
        Self.scroll(fixture)
        #expect(fixture.stack.count == 2)
        #expect(abs(pager.contentOffset.x - fixture.offset(ofPage: 0)) < 0.5)
        Self.scroll(fixture)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("also from the edge, where a finger would pop", arguments: TestConfiguration.leftToRight)
    func pagerAtEdge(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager(page: 1)
        Self.scroll(fixture, at: 5)
        #expect(fixture.stack.count == 2)
        #expect(pager.contentOffset.x < 1)
    }

    @Test("a strip that bounces at its edge keeps the next scroll, as it keeps a finger")
    func bouncingStrip() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let strip = fixture.addPager()
        strip.isPagingEnabled = false
        strip.contentOffset.x = 30
        fixture.device.pointer(at: fixture.point(195, 400)).scroll(by: 200, over: 0.1).end()
        fixture.device.advance(by: 0.02)
        #expect(strip.isDecelerating && strip.contentOffset.x < -20)
        fixture.device.pointer(at: fixture.point(195, 400)).scroll(by: 60, over: 0.05).end()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.last?.reason == .scrollViewMoves)
    }

    @Test("a scroll view that moves together with the swipe does so")
    func simultaneous() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let pager = fixture.addPager()
        pager.arbitration.atScrollEdge = .simultaneous
        let pointer = fixture.device.pointer(at: fixture.point(195, 400)).scroll(by: 150, over: 0.3)
        #expect(fixture.milestones == [.began])
        #expect(pager.contentOffset.x < 0)
        pointer.end()
    }

    @Test("over a slider, a canvas, and a view that says it is dragged it pops: a scroll drags none of them")
    func controls() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18), depth: 4)
        let knob = UIView()
        knob.arbitration.draggedAxes = .both
        for (index, view) in [UISlider(), DrawingView(), knob].enumerated() {
            view.frame = CGRect(x: 0, y: 380, width: 390, height: 40)
            fixture.screens[3 - index].view.addSubview(view)
        }
        for depth in [3, 2, 1] {
            Self.scroll(fixture)
            #expect(fixture.stack.count == depth)
        }
    }

    @Test("a list scrolls, and goes on scrolling if the fingers then drift back")
    func list() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let list = UIScrollView(frame: fixture.top.view.bounds)
        list.contentSize = CGSize(width: 390, height: 4000)
        fixture.top.view.addSubview(list)
        fixture.device.pointer(at: fixture.point(195, 400)).scroll(by: 10, -200, over: 0.3).scroll(by: 200, over: 0.3)
            .hold(for: 0.2).end()
        fixture.device.settle()
        #expect(list.contentOffset.y > 140)
        #expect(fixture.stack.count == 2 && fixture.events.isEmpty)
    }

    @Test(
        "a row with leading actions is opened, and while it is open no scroll pops",
        arguments: TestConfiguration.leftToRight)
    func rows(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let rows = Rows(leadingActions: true)
        let table = fixture.addTable(of: rows)
        Self.scroll(fixture, by: 100)
        #expect(table.isEditing && fixture.stack.count == 2)
        fixture.device.pointer(at: fixture.point(195, 700)).scroll(by: 240, over: 0.3).hold(for: 0.2).end()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
    }

    @Test(
        "on the root it is refused, during a push it waits, and with the pointer on a bar it pops as elsewhere",
        arguments: TestConfiguration.leftToRight
    )
    func refusals(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 1)
        Self.scroll(fixture)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        fixture.device.advance(by: 0.1)
        fixture.device.pointer(at: fixture.point(195, 400)).scroll(by: 200, over: 0.1).end()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        fixture.device.settle()
        fixture.device.pointer(at: fixture.point(195, 20)).scroll(by: 240, over: 0.3).end()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.refusals.map(\.reason) == [.nothingToPop])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `TrackpadRecognizers` keeps no flick, or when the decision on its beginning is kept.
    @Test("each of three in a row pops, also while the pop of one before still runs", arguments: TestConfiguration.all)
    func inARow(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 4)
        for _ in 1...3 {
            fixture.device.pointer(at: fixture.point(195, 400)).scroll(by: fixture.back(240), over: 0.1).end()
            fixture.device.advance(by: 0.02)
        }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == Array(repeating: [.began, .finished], count: 3).flatMap(\.self))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a short slow one during a pop is refused, and one up or down is nothing",
        arguments: TestConfiguration.leftToRight)
    func noFlickDuringPop(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 4)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.pointer(at: fixture.point(195, 400)).scroll(by: 20, over: 0.1).hold(for: 0.1).end()
        fixture.device.settle()
        #expect(fixture.refusals.map(\.reason) == [.transitionRunning])
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.pointer(at: fixture.point(195, 400)).scroll(by: 40, 300, over: 0.1).end()
        fixture.device.settle()
        #expect(fixture.refusals.count == 1)
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a wheel does not pop, nor lets it UIKit")
    func wheel() throws {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let systemPop = try #require(fixture.navigation.interactivePopGestureRecognizer as? UIPanGestureRecognizer)
        systemPop.allowedScrollTypesMask = .all
        fixture.device.pointer(at: fixture.point(195, 400), .discrete).scroll(by: 240, over: 0.3).end()
        fixture.device.settle()
        #expect(fixture.stack.count == 2 && fixture.events.isEmpty)
    }

    @Test("a pan of the app's on a deeper view that takes scrolls goes first, one that takes none does not")
    func deeperPan() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let map = UIView(frame: fixture.top.view.bounds)
        let pan = UIPanGestureRecognizer()
        map.addGestureRecognizer(pan)
        fixture.top.view.addSubview(map)
        pan.allowedScrollTypesMask = .all
        Self.scroll(fixture)
        #expect(fixture.stack.count == 2)
        pan.allowedScrollTypesMask = []
        Self.scroll(fixture)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("the pans for fingers take no scroll, and the one for a trackpad takes no finger")
    func receivers() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let recognizers = fixture.navigation.view.gestureRecognizers ?? []
        let fingers = recognizers.filter { $0.name == "FullScreenPop.pan" }
        let trackpad = recognizers.filter { $0.name == "FullScreenPop.trackpadPan" }
        #expect(fingers.count == 2 && trackpad.count == 1)
        final class EventProbe: UIPanGestureRecognizer {
            var event: UIEvent?
            override func shouldReceive(_ event: UIEvent) -> Bool {
                self.event = event
                return false
            }
        }
        let probe = EventProbe()
        probe.allowedScrollTypesMask = .all
        fixture.navigation.view.addGestureRecognizer(probe)
        fixture.device.pointer(at: fixture.point(195, 400)).begin().end()
        #expect(probe.event.map { event in fingers.contains { $0.shouldReceive(event) } } == false)
        fixture.finger(at: 195).up()
        #expect(probe.event.map { event in trackpad.contains { $0.shouldReceive(event) } } == false)
        #expect(fixture.navigation.backSwipe.recognizers?.isTouched == false)
    }

    @Test("an installed back swipe adopts what the app has set since, and gives screens their transitions back")
    func installed() {
        let device = HeadlessDevice()
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        let backSwipe = BackSwipe.install(on: navigation)
        var isTouched: [Bool?] = []
        backSwipe.onEvent = { [unowned backSwipe] event in
            if event == .began { isTouched.append(backSwipe.recognizers?.isTouched) }
        }
        device.perform { device.window.rootViewController = navigation }
        device.perform { navigation.pushViewController(Screen("Detail"), animated: false) }
        device.settle()
        navigation.delegate = nil
        device.pointer(at: CGPoint(x: 195, y: 400)).scroll(by: 240, over: 0.3).hold(for: 0.2).end()
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(isTouched == [true] && backSwipe.recognizers?.isTouched == false)
        #expect(navigation.delegate != nil)
        backSwipe.uninstall()
        #expect(navigation.view.gestureRecognizers?.contains { $0.name?.hasPrefix("FullScreenPop") == true } == false)
    }

    @Test("a push by a pull, and a dismissal, are led by it as well")
    func otherGestures() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.top.fullScreenPop.nextScreen = NextScreen { _ in Screen("Next") }
        Self.scroll(fixture, by: -240)
        #expect(fixture.stack == ["Screen 0", "Screen 1", "Next"])
        let modal = ModalFixture()
        modal.device.pointer(at: CGPoint(x: 195, y: 300)).scroll(by: 0, 340, over: 0.3).hold(for: 0.2).end()
        modal.device.settle()
        #expect(!modal.isPresented)
        #expect(modal.device.faults.isEmpty)
    }
}
