import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct ArbitratedScrollViewTests {
    let fixture = GestureFixture()

    private func show(_ scrollView: UIScrollView, with content: UIView) {
        scrollView.frame = CGRect(x: 0, y: 200, width: 390, height: 400)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: 1200)
        scrollView.arbitration.controlTouches = .touchImmediately
        content.frame = CGRect(x: 20, y: 175, width: 350, height: 50)
        scrollView.addSubview(content)
        fixture.view.addSubview(scrollView)
    }

    private func dragUp() {
        fixture.swipe(by: CGVector(dx: 0, dy: -120), from: CGPoint(x: 195, y: 400), lift: false)
    }

    @Test("an arbitrated scroll view scrolls from a button, which loses its touch")
    func button() {
        let scrollView = ArbitratedScrollView()
        let button = UIButton()
        show(scrollView, with: button)
        dragUp()
        #expect(scrollView.contentOffset.y > 0)
        #expect(!button.isTracking)
    }

    @Test("a plain scroll view does not scroll from a button, unlike an arbitrated one")
    func plain() {
        let scrollView = UIScrollView()
        show(scrollView, with: UIButton())
        dragUp()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("an arbitrated scroll view does not scroll from a slider")
    func slider() {
        let scrollView = ArbitratedScrollView()
        let slider = UISlider()
        slider.value = 0.5
        show(scrollView, with: slider)
        dragUp()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("an arbitrated scroll view scrolls from a view that is no control")
    func view() {
        let scrollView = ArbitratedScrollView()
        show(scrollView, with: UIView())
        dragUp()
        #expect(scrollView.contentOffset.y > 0)
    }

    @Test("an arbitrated scroll view does not scroll from a view that says it is dragged")
    func draggedView() {
        let scrollView = ArbitratedScrollView()
        let canvas = UIView()
        canvas.arbitration.draggedAxes = .both
        show(scrollView, with: canvas)
        dragUp()
        #expect(scrollView.contentOffset.y == 0)
    }

    /// Makes the fixture's pan one that no arbiter governs, like UIKit's own.
    private func showPager(_ pager: UIScrollView) {
        fixture.arbiter.release(fixture.pan)
        pager.frame = CGRect(x: 0, y: 200, width: 390, height: 400)
        pager.contentInsetAdjustmentBehavior = .never
        pager.contentSize = CGSize(width: 780, height: 400)
        pager.arbitration.atScrollEdge = .simultaneous
        fixture.view.addSubview(pager)
    }

    @Test("an arbitrated scroll view at its leading edge moves together with a swipe that no arbiter governs")
    func simultaneous() {
        let pager = ArbitratedScrollView()
        showPager(pager)
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun)
        #expect(pager.isDragging)
    }

    @Test("a plain scroll view can't move together with a swipe that no arbiter governs, unlike an arbitrated one")
    func plainSimultaneous() {
        let pager = UIScrollView()
        showPager(pager)
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
    }

    @Test("an arbitrated scroll view away from its leading edge keeps the swipe")
    func midway() {
        let pager = ArbitratedScrollView()
        showPager(pager)
        pager.contentOffset.x = 100
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(pager.contentOffset.x < 100)
    }

    @Test("an arbitrated scroll view that is not simultaneous moves alone")
    func alone() {
        let pager = ArbitratedScrollView()
        showPager(pager)
        pager.arbitration.atScrollEdge = .yields
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(pager.isDragging)
    }
}
