import GestureArbitration
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Swipes up and down, and the scroll views under them") @MainActor
struct VerticalSwipeTests {
    private func fixture(_ direction: SwipeDirection) -> GestureFixture {
        let fixture = GestureFixture(rules: [.movingScrollViews, .direction, .controls, .scrollEdge])
        fixture.pan.swipeDirection = direction
        return fixture
    }

    private func swipe(_ fixture: GestureFixture, _ direction: SwipeDirection, by distance: CGFloat = 120) {
        fixture.swipe(by: CGVector(dx: 0, dy: direction == .down ? distance : -distance))
    }

    @Test(
        "vertical swipes begin where a list has nothing left to scroll that way, and scroll it elsewhere",
        arguments: [
            (SwipeDirection.down, 0, true), (.down, 0.4, true), (.down, 100, false), (.up, 800, true),
            (.up, 700, false),
            (.up, 0, false),
        ] as [(SwipeDirection, CGFloat, Bool)])
    func list(direction: SwipeDirection, offset: CGFloat, begins: Bool) {
        let fixture = fixture(direction)
        let list = makeList()
        list.contentOffset.y = offset
        fixture.view.addSubview(list)
        swipe(fixture, direction)
        #expect(fixture.hasBegun == begins)
        #expect((list.contentOffset.y == offset) == begins)
        if !begins { #expect(fixture.refusal == .scrollViewCanScroll) }
    }

    @Test("a list pulled beyond its top is at its top, and an inset moves the top")
    func beyondTop() {
        let fixture = fixture(.down)
        let list = makeList()
        list.contentInset.top = 50
        fixture.view.addSubview(list)
        list.contentOffset.y = 0
        swipe(fixture, .down, by: 20)
        #expect(!fixture.hasBegun)
        list.setContentOffset(CGPoint(x: 0, y: -50), animated: false)
        swipe(fixture, .down)
        #expect(fixture.hasBegun)
    }

    // Fails when the reason is looked for in another direction than the claim.
    @Test("a list turned by 180 degrees says that it scrolls, not that it is refreshed", arguments: [false, true])
    func turnedList(isTurned: Bool) {
        let fixture = fixture(.down)
        let list = makeList()
        list.refreshControl = UIRefreshControl()
        list.contentOffset.y = isTurned ? 400 : 0
        if isTurned { list.transform = CGAffineTransform(rotationAngle: .pi) }
        fixture.view.addSubview(list)
        swipe(fixture, .down)
        #expect(fixture.refusal == (isTurned ? .scrollViewCanScroll : .scrollViewIsRefreshed))
    }

    @Test("a pager in a list at its top is not in the way of a swipe down, whatever page it shows", arguments: [0, 1])
    func pagerInList(page: Int) {
        let fixture = fixture(.down)
        let list = makeList()
        list.addSubview(makePager(frame: CGRect(x: 0, y: 0, width: 390, height: 400), page: page))
        fixture.view.addSubview(list)
        swipe(fixture, .down)
        #expect(fixture.hasBegun)
    }

    @Test("an inner list at its top leaves a swipe down to an outer list that is not at its top")
    func listInList() {
        let fixture = fixture(.down)
        let outer = makeList()
        outer.contentOffset.y = 30
        let inner = makeList(frame: CGRect(x: 0, y: 30, width: 390, height: 400))
        outer.addSubview(inner)
        fixture.view.addSubview(outer)
        swipe(fixture, .down)
        #expect(!fixture.hasBegun)
        fixture.device.settle()
        outer.contentOffset.y = 0
        swipe(fixture, .down)
        #expect(fixture.hasBegun)
    }

    @Test("no swipe down begins with a finger that catches a decelerating list, but one begins on a pager that turns")
    func moving() {
        let fixture = fixture(.down)
        let list = makeList()
        list.contentSize.height = 5000
        list.contentOffset.y = 2000
        fixture.view.addSubview(list)
        fixture.device.finger().down(at: CGPoint(x: 195, y: 300)).move(by: 0, 200, over: 0.1).up()
        #expect(list.isDecelerating)
        swipe(fixture, .down)
        #expect(!fixture.hasBegun)
        #expect(fixture.trace.entries.contains { $0.reason == .scrollViewMoves })

        list.removeFromSuperview()
        let pager = makePager(pages: 5, page: 2)
        pager.isPagingEnabled = false
        fixture.view.addSubview(pager)
        fixture.device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 200, over: 0.1).up()
        #expect(pager.isDecelerating)
        swipe(fixture, .down)
        #expect(fixture.hasBegun)
    }

    @Test("a vertical slider keeps its drag, and a swipe down crosses a horizontal one")
    func sliders() {
        let fixture = fixture(.down)
        let slider = UISlider(frame: CGRect(x: 45, y: 380, width: 300, height: 40))
        fixture.view.addSubview(slider)
        slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
        swipe(fixture, .down)
        #expect(fixture.refusal == .touchOnControl)
        slider.transform = .identity
        slider.value = 1
        fixture.swipe(by: CGVector(dx: 0, dy: 120), from: CGPoint(x: 100, y: 400))
        #expect(fixture.hasBegun)
    }

    @Test("a simultaneous list bounces below a swipe down")
    func simultaneous() {
        let fixture = fixture(.down)
        let list = makeList()
        list.arbitration.atScrollEdge = .simultaneous
        fixture.view.addSubview(list)
        fixture.swipe(by: CGVector(dx: 0, dy: 120), lift: false)
        #expect(fixture.hasBegun)
        #expect(list.contentOffset.y < 0)
    }

    @Test(
        "a picture that is zoomed in keeps a swipe down at its upper edge, and one back at its leading edge",
        arguments: [(SwipeDirection.down, 2, false), (.down, 1, true), (.back, 2, false), (.back, 1, true)]
            as [(SwipeDirection, CGFloat, Bool)])
    func zoomed(direction: SwipeDirection, scale: CGFloat, begins: Bool) {
        let fixture = fixture(direction)
        let picture = UIScrollView(frame: fixture.view.bounds)
        let zooming = ZoomingDelegate(UIView(frame: picture.bounds))
        picture.contentInsetAdjustmentBehavior = .never
        picture.contentSize = picture.bounds.size
        picture.maximumZoomScale = 3
        picture.delegate = zooming
        picture.addSubview(zooming.content)
        picture.zoomScale = scale
        picture.contentOffset = .zero
        fixture.view.addSubview(picture)
        fixture.swipe(by: direction == .back ? CGVector(dx: 120, dy: 0) : CGVector(dx: 0, dy: 120))
        #expect(fixture.hasBegun == begins)
        if !begins { #expect(fixture.refusal == .scrollViewIsZoomed) }
    }
}
