import GestureArbitration
import Testing
@_spi(Headless) import UIKit

/// Where a scroll view at its edge does not itself pass a drag on to the one around it. Newer systems do
/// (`transfersHorizontalScrollingToParent`); the handoff must be right with and without that.
@MainActor
struct NestedScrollViewTests {
    let fixture = GestureFixture(rules: [.direction, .scrollEdge])
    let outer = makePager(pages: 3)
    let inner = makePager(frame: CGRect(x: 0, y: 0, width: 390, height: 400), pages: 3)

    let handoff = ScrollHandoff()

    init() {
        fixture.device.runtime.profile.scrolling.transfersScrollingToParent = false
        fixture.view.addSubview(outer)
        handoff.install(on: fixture.view)
        inner.bounces = true
    }

    /// Puts the inner pager on the page that the outer one shows.
    private func arrange(outerPage: Int, innerPage: Int) {
        outer.contentOffset.x = 390 * CGFloat(outerPage)
        inner.frame.origin.x = 390 * CGFloat(outerPage)
        inner.contentOffset.x = 390 * CGFloat(innerPage)
        outer.addSubview(inner)
    }

    @Test("where nested scroll views are both at their leading edge, the swipe begins and neither moves")
    func bothAtEdge() {
        arrange(outerPage: 0, innerPage: 0)
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun)
        #expect(inner.contentOffset.x == 0 && outer.contentOffset.x == 0)
    }

    @Test("the inner one of two nested scroll views gets the swipe if it can scroll", arguments: [0, 1])
    func innerCanScroll(outerPage: Int) {
        arrange(outerPage: outerPage, innerPage: 1)
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(inner.contentOffset.x < 390)
        #expect(outer.contentOffset.x == 390 * CGFloat(outerPage))
    }

    @Test("the outer one of two nested scroll views gets the swipe if only the inner one is at its edge")
    func innerAtEdge() {
        arrange(outerPage: 1, innerPage: 0)
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(inner.contentOffset.x == 0)
        #expect(outer.contentOffset.x < 390)
    }

    @Test("the handoff changes nothing on a system that passes drags on by itself", arguments: [120, -120.0])
    func nativeTransfer(dx: CGFloat) {
        fixture.device.runtime.profile.scrolling.transfersScrollingToParent = true
        arrange(outerPage: 1, innerPage: 0)
        fixture.swipe(by: CGVector(dx: dx, dy: 0), lift: false)
        #expect((inner.contentOffset.x > 0) == (dx < 0))
        #expect((outer.contentOffset.x < 390) == (dx > 0))
    }

    @Test("the inner one of two nested scroll views at its edge scrolls the other way")
    func forward() {
        arrange(outerPage: 1, innerPage: 0)
        fixture.swipe(by: CGVector(dx: -120, dy: 0), lift: false)
        #expect(inner.contentOffset.x > 0)
        #expect(outer.contentOffset.x == 390)
    }

    @Test("the handoff works where the swipe itself never hears of the touch", arguments: [120, -120.0])
    func withoutSwipe(dx: CGFloat) {
        fixture.arbiter.rules.insert(.startRegion(.within(20)), at: 0)
        arrange(outerPage: 1, innerPage: 0)
        fixture.swipe(by: CGVector(dx: dx, dy: 0), lift: false)
        #expect((inner.contentOffset.x > 0) == (dx < 0))
        #expect((outer.contentOffset.x < 390) == (dx > 0))
    }

    @Test("an uninstalled handoff leaves no recognizer behind")
    func leftovers() {
        handoff.uninstall()
        #expect(fixture.view.gestureRecognizers == [fixture.pan])
    }

    @Test("an uninstalled handoff leaves the drag to the deepest scroll view")
    func uninstalled() {
        handoff.uninstall()
        arrange(outerPage: 1, innerPage: 0)
        fixture.swipeBack(lift: false)
        #expect(inner.isDragging)
        #expect(outer.contentOffset.x == 390)
    }

    @Test(
        "an outer scroll view that moves together with the swipe does not take the drag from the inner one",
        arguments: [0, 1])
    func outerSimultaneous(innerPage: Int) {
        handoff.uninstall()
        outer.arbitration.atScrollEdge = .simultaneous
        outer.bounces = true
        arrange(outerPage: 0, innerPage: innerPage)
        fixture.swipe(by: CGVector(dx: innerPage == 0 ? -120 : 120, dy: 0), lift: false)
        #expect(inner.contentOffset.x != 390 * CGFloat(innerPage))
        #expect(outer.contentOffset.x == 0)
    }

    @Test("a vertical list between two nested scroll views changes nothing")
    func listBetween() {
        let list = makeList(frame: CGRect(x: 390, y: 0, width: 390, height: 400))
        outer.contentOffset.x = 390
        outer.addSubview(list)
        inner.frame.origin.x = 0
        list.addSubview(inner)
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(inner.contentOffset.x == 0)
        #expect(outer.contentOffset.x < 390)
    }

    @Test(
        "a carousel in a list scrolls sideways, lets a swipe begin at its edge, and lets the list move up and down"
    )
    func carouselInList() {
        let list = makeList(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        outer.removeFromSuperview()
        fixture.view.addSubview(list)
        list.addSubview(inner)
        inner.contentOffset.x = 390
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
        fixture.device.settle()
        #expect(inner.contentOffset.x == 0)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
        fixture.swipe(by: CGVector(dx: 0, dy: -120), lift: false)
        #expect(list.contentOffset.y > 0)
    }
}
