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

    @Test("simultaneous: at the leading edge both go on")
    func simultaneous() {
        let pager = show(makePager())
        pager.bounces = true
        pager.arbitration.atScrollEdge = .simultaneous
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun)
        #expect(pager.isDragging)
        #expect(pager.contentOffset.x < 0)
    }

    @Test("simultaneous: away from the edge the scroll view keeps the swipe")
    func simultaneousMidway() {
        let pager = show(makePager(page: 1))
        pager.arbitration.atScrollEdge = .simultaneous
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(pager.contentOffset.x < 390)
    }

    @Test("simultaneous: the relation holds at the leading edge only", arguments: [0.0, 100])
    func simultaneousRelation(offset: CGFloat) {
        let pager = show(makePager())
        pager.arbitration.atScrollEdge = .simultaneous
        pager.contentOffset.x = offset
        _ = fixture.device.finger().down(at: CGPoint(x: 195, y: 400))
        let relation = fixture.arbiter.relation(of: fixture.pan, to: pager.panGestureRecognizer)
        #expect(relation == (offset == 0 ? .simultaneous(.scrollViewAtEdge) : .goesFirst(.scrollViewsWait)))
    }

    @Test("keeps: no swipe begins, also at the leading edge")
    func keeps() {
        let pager = show(makePager())
        pager.bounces = true
        pager.arbitration.atScrollEdge = .keeps
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(fixture.refusal == .scrollViewKeepsSwipe)
        #expect(pager.isDragging)
    }

    @Test("keeps: a scroll view with nothing to scroll sideways has nothing to keep")
    func keepsVertically() {
        let list = show(makeList())
        list.arbitration.atScrollEdge = .keeps
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("the rule works for other directions: down, at the top of a list")
    func down() {
        fixture.pan.swipeDirection = .down
        fixture.arbiter.rules = [.direction, .scrollEdge]
        let list = show(makeList())
        fixture.swipe(by: CGVector(dx: 0, dy: 120), lift: false)
        #expect(fixture.hasBegun)
        #expect(list.contentOffset.y == 0)
    }

    @Test("the rule works for other directions: down, in the middle of a list")
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
