import FullScreenPop
import GestureArbitration
import ScreenTransitions
@_spi(Headless) import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Scroll views and controls in a modal") @MainActor
struct ModalArbitrationTests {
    private let trace = ArbitrationTrace()

    private func fixture(
        _ gesture: TransitionGesture = .verticalPan(.down), direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> ModalFixture {
        let fixture = ModalFixture(ModalTransition(.bounce, gesture: gesture), direction: direction)
        fixture.screen.interactiveDismissal?.arbiter.trace = trace
        return fixture
    }

    private var refusal: ArbitrationReason? { trace.entries.last { $0.outcome == .denied }?.reason }

    private func addList(to fixture: ModalFixture, at offset: CGFloat = 0) -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        list.contentOffset.y = offset
        fixture.screen.view.addSubview(list)
        return list
    }

    // Fails when the dismissal keeps a resting finger, and lists wait for that.
    @Test(
        "a list in a modal scrolls with one finger while another one rests",
        arguments: [TransitionGesture.pan, .verticalPan(.down)])
    func restingFinger(gesture: TransitionGesture) {
        let fixture = fixture(gesture)
        let list = addList(to: fixture, at: 500)
        let thumb = fixture.device.finger().down(at: CGPoint(x: 350, y: 600)).hold(for: 0.5)
        let other = fixture.drag(0, -200)
        #expect(list.contentOffset.y > 550)
        other.up()
        thumb.up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a pan up or down knows of scroll views alone that can use what goes across.
    @Test(
        "a row with actions follows the finger at once in a list that a pull dismisses",
        arguments: [BehaviourProfile.System.iOS18, .iOS26], [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func rowActions(system: BehaviourProfile.System, direction: UIUserInterfaceLayoutDirection) {
        let fixture = ModalFixture(
            ModalTransition(.cover, gesture: .verticalPan(.down)), system: system, direction: direction)
        let rows = Rows(trailingActions: true)
        let table = UITableView(frame: fixture.screen.view.bounds)
        (table.dataSource, table.delegate) = (rows, rows)
        fixture.device.perform { fixture.screen.view.addSubview(table) }
        fixture.device.settle()
        let row = table.cellForRow(at: IndexPath(row: 4, section: 0))
        let place = row?.center.x
        let finger = fixture.drag(-60, from: CGPoint(x: 195, y: row?.center.y ?? 0), over: 0.2)
        #expect(row?.center.x != place)
        finger.move(by: fixture.device.back(60), over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
    }

    @Test("a list at its top yields to the dismissal by a pan down, and does not move")
    func atTop() {
        let fixture = fixture()
        let list = addList(to: fixture)
        let finger = fixture.drag(0, 150)
        #expect(fixture.progress != nil)
        #expect(list.contentOffset.y == 0)
        finger.move(by: 0, 150, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
    }

    // Fails when the rule for views with options asks for no direction.
    @Test("a view that takes swipes from the edge only keeps no pull down, and one that blocks them does")
    func viewOptions() {
        let fixture = fixture()
        fixture.screen.view.arbitration.backSwipe = .blocked
        fixture.swipe(0, 340)
        #expect(fixture.isPresented)
        #expect(refusal == .viewBlocksSwipe)
        fixture.screen.view.arbitration.backSwipe = .edgeOnly
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
    }

    @Test("a list that is not at its top scrolls under a pan down, and the modal stays")
    func notAtTop() {
        let fixture = fixture()
        let list = addList(to: fixture, at: 500)
        fixture.swipe(0, 340)
        #expect(fixture.isPresented)
        #expect(list.contentOffset.y < 500)
        #expect(refusal == .scrollViewCanScroll)
    }

    @Test("a list at its top scrolls on under a pan up, and the modal stays")
    func scrollsOn() {
        let fixture = fixture()
        let list = addList(to: fixture)
        fixture.swipe(0, -200)
        #expect(fixture.isPresented)
        #expect(list.contentOffset.y > 100)
    }

    @Test("a list that keeps its pulls, as for pull to refresh, is pulled, and the modal stays")
    func keeps() {
        let fixture = fixture()
        let list = addList(to: fixture)
        list.arbitration.atScrollEdge = .keeps
        let finger = fixture.drag(0, 200)
        #expect(fixture.progress == nil)
        #expect(list.contentOffset.y < 0)
        finger.up()
        fixture.device.settle()
        #expect(refusal == .scrollViewKeepsSwipe)
    }

    @Test("a finger that catches a decelerating list does not dismiss the modal")
    func decelerating() {
        let fixture = fixture()
        let list = addList(to: fixture, at: 1000)
        fixture.drag(0, 300, over: 0.1).up()
        #expect(list.isDecelerating)
        fixture.drag(0, 20, over: 0.05).up()
        #expect(fixture.isPresented)
        let finger = fixture.drag(0, 340, over: 0.1)
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(trace.entries.contains { $0.reason == .scrollViewMoves })
    }

    @Test("a dismissal by a pan up begins over a list only if that is at its bottom", arguments: [0, 2300])
    func panUp(offset: CGFloat) {
        let fixture = fixture(.verticalPan(.up))
        _ = addList(to: fixture, at: offset)
        fixture.swipe(0, -340)
        #expect(fixture.isPresented == (offset == 0))
    }

    @Test("a vertical slider keeps its drag, and a horizontal one does not stand in the way of a pan down")
    func sliders() {
        let fixture = fixture()
        let upright = UISlider(frame: CGRect(x: 45, y: 400, width: 300, height: 40))
        upright.value = 0.5
        upright.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        fixture.screen.view.addSubview(upright)
        fixture.swipe(0, 120, from: CGPoint(x: 195, y: 420))
        #expect(fixture.isPresented)
        #expect(upright.value != 0.5)
        upright.removeFromSuperview()
        let lying = UISlider(frame: CGRect(x: 45, y: 400, width: 300, height: 40))
        lying.value = 0.1
        fixture.screen.view.addSubview(lying)
        fixture.swipe(0, 340, from: CGPoint(x: 300, y: 420))
        #expect(!fixture.isPresented)
    }

    @Test(
        "a slider in a modal keeps its drag from a horizontal pan",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func horizontalSlider(direction: UIUserInterfaceLayoutDirection) {
        let fixture = fixture(.pan, direction: direction)
        let slider = UISlider(frame: CGRect(x: 45, y: 400, width: 300, height: 40))
        slider.value = 0.5
        fixture.screen.view.addSubview(slider)
        fixture.swipe(120, from: CGPoint(x: 195, y: 420))
        #expect(fixture.isPresented)
        #expect(slider.value != 0.5)
        fixture.swipe(340, from: fixture.device.point(20, 600))
        #expect(!fixture.isPresented)
    }

    @Test("over a pager in a list, a sideways drag turns the page, and a drag down scrolls the list or dismisses")
    func pagerInList() {
        let fixture = fixture()
        let list = addList(to: fixture)
        let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        pager.contentSize = CGSize(width: 780, height: 400)
        pager.isPagingEnabled = true
        list.addSubview(pager)
        let onPager = CGPoint(x: 300, y: 350)
        fixture.swipe(-250, from: onPager)
        #expect(pager.contentOffset.x == 390)
        #expect(fixture.isPresented)
        list.contentOffset.y = 40
        fixture.swipe(0, 200, from: onPager)
        #expect(fixture.isPresented)
        #expect(list.contentOffset.y == 0)
        fixture.swipe(0, 340, from: onPager)
        #expect(!fixture.isPresented)
    }

    @Test(
        "a pager that can turn back keeps a horizontal pan, and one on its first page yields to the dismissal",
        arguments: [0, 1])
    func pager(page: Int) {
        let fixture = fixture(.pan)
        let pager = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        pager.contentSize = CGSize(width: 780, height: 400)
        pager.isPagingEnabled = true
        pager.contentOffset.x = 390 * CGFloat(page)
        fixture.screen.view.addSubview(pager)
        fixture.swipe(340, from: CGPoint(x: 20, y: 400))
        #expect(fixture.isPresented == (page == 1))
        #expect(pager.contentOffset.x == 0)
    }

    @Test("a picture that is zoomed in is zoomed out by a pinch, and closed by the next")
    func zoomed() {
        let fixture = fixture(.pinch)
        let picture = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        picture.contentInsetAdjustmentBehavior = .never
        picture.maximumZoomScale = 3
        let image = UIView(frame: picture.bounds)
        let zooming = ZoomingDelegate(image)
        picture.delegate = zooming
        picture.addSubview(image)
        picture.contentSize = image.bounds.size
        picture.isMultipleTouchEnabled = true
        fixture.screen.view.addSubview(picture)
        picture.zoomScale = 2
        fixture.device.settle()
        fixture.pinch(from: 400, to: 100)
        #expect(fixture.isPresented)
        #expect(picture.zoomScale == 1)
        #expect(refusal == .scrollViewCanZoom)
        fixture.pinch(from: 120, to: 360)
        #expect(fixture.isPresented)
        #expect(picture.zoomScale > 1)
        picture.zoomScale = 1
        fixture.pinch(from: 400, to: 100)
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("the app's own rules for a dismissal are asked first, and their decisions are traced")
    func appRules() {
        let fixture = fixture()
        fixture.screen.interactiveDismissal?.arbiter.rules.insert(
            .when("Saving") { _ in .deny("it is being saved") }, at: 0)
        fixture.swipe(0, 340)
        #expect(fixture.isPresented)
        #expect(trace.entries.contains { $0.rule == "Saving" && $0.outcome == .denied })
        fixture.screen.interactiveDismissal?.arbiter.rules.removeFirst()
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
    }

    @Test("a dismissal's trace has one entry for whether the touch is received, and one for whether the gesture begins")
    func oneLine() {
        let fixture = fixture()
        fixture.swipe(0, -200)
        #expect(trace.entries.map(\.question) == [.receive, .begin])
        #expect(trace.entries.map(\.outcome) == [.allowed, .denied])
        trace.removeAll()
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
        #expect(trace.entries.map(\.question) == [.receive, .begin])
        #expect(trace.entries.map(\.outcome) == [.allowed, .allowed])
    }

    @Test("no rule of the app's can allow another direction, or the dismissal of a screen that is not presented")
    func requirements() {
        let fixture = fixture()
        fixture.screen.interactiveDismissal?.arbiter.rules = [.when("Anything") { _ in .allow("it may") }]
        fixture.swipe(0, -340)
        fixture.swipe(340)
        #expect(fixture.isPresented)
        fixture.device.perform {
            fixture.screen.dismiss(animated: false)
            fixture.device.window.rootViewController = fixture.screen
        }
        fixture.device.settle()
        fixture.swipe(0, 340)
        #expect(refusal == .notPresented)
        #expect(fixture.screen.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a rule of the app's can allow the dismissal over a list that could scroll")
    func overruled() {
        let fixture = fixture()
        _ = addList(to: fixture, at: 500)
        fixture.screen.interactiveDismissal?.arbiter.rules.insert(.when("Anywhere") { _ in .allow("it may") }, at: 0)
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
    }
}
