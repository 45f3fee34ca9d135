import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct ScrollEdgeOptionTests {
    let fixture = GestureFixture(rules: [.direction, .scrollEdge])

    private func show(_ scrollView: UIScrollView) -> UIScrollView {
        fixture.view.addSubview(scrollView)
        return scrollView
    }

    @Test("a simultaneous scroll view at its leading edge moves together with the swipe")
    func simultaneous() {
        let pager = show(makePager())
        pager.bounces = true
        pager.arbitration.atScrollEdge = .simultaneous
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun)
        #expect(pager.isDragging)
        #expect(pager.contentOffset.x < 0)
    }

    @Test("a simultaneous scroll view away from its leading edge keeps the swipe")
    func simultaneousMidway() {
        let pager = show(makePager(page: 1))
        pager.arbitration.atScrollEdge = .simultaneous
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(pager.contentOffset.x < 390)
    }

    @Test("the simultaneous relation to a scroll view holds at its leading edge only", arguments: [0.0, 100])
    func simultaneousRelation(offset: CGFloat) {
        let pager = show(makePager())
        pager.arbitration.atScrollEdge = .simultaneous
        pager.contentOffset.x = offset
        _ = fixture.device.finger().down(at: CGPoint(x: 195, y: 400))
        let relation = fixture.arbiter.relation(of: fixture.pan, to: pager.panGestureRecognizer)
        #expect(relation == (offset == 0 ? .simultaneous(.scrollViewAtEdge) : .goesFirst(.scrollViewsWait)))
    }

    @Test("no swipe begins on a scroll view that keeps swipes, not even at its leading edge")
    func keeps() {
        let pager = show(makePager())
        pager.bounces = true
        pager.arbitration.atScrollEdge = .keeps
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(fixture.refusal == .scrollViewKeepsSwipe)
        #expect(pager.isDragging)
    }

    @Test("a scroll view that keeps swipes has nothing to keep where it has nothing to scroll sideways")
    func keepsVertically() {
        let list = show(makeList())
        list.arbitration.atScrollEdge = .keeps
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a swipe down begins at the top of a list")
    func down() {
        fixture.pan.swipeDirection = .down
        fixture.arbiter.rules = [.direction, .scrollEdge]
        let list = show(makeList())
        fixture.swipe(by: CGVector(dx: 0, dy: 120), lift: false)
        #expect(fixture.hasBegun)
        #expect(list.contentOffset.y == 0)
    }

    @Test("a swipe down in the middle of a list scrolls the list")
    func downMidway() {
        fixture.pan.swipeDirection = .down
        fixture.arbiter.rules = [.direction, .scrollEdge]
        let list = show(makeList())
        list.contentOffset.y = 200
        fixture.swipe(by: CGVector(dx: 0, dy: 120), lift: false)
        #expect(!fixture.hasBegun)
        #expect(list.contentOffset.y < 200)
    }
}
