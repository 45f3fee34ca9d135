import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct ScrollEdgeOptionTests {
    let stage = Stage(rules: [.direction, .scrollEdge])

    private func show(_ scrollView: UIScrollView) -> UIScrollView {
        stage.view.addSubview(scrollView)
        return scrollView
    }

    @Test("simultaneous: at the leading edge both go on")
    func simultaneous() {
        let pager = show(makePager())
        pager.bounces = true
        pager.arbitration.atScrollEdge = .simultaneous
        stage.swipeBack(lift: false)
        #expect(stage.hasBegun)
        #expect(pager.isDragging)
        #expect(pager.contentOffset.x < 0)
    }

    @Test("simultaneous: away from the edge the scroll view keeps the swipe")
    func simultaneousMidway() {
        let pager = show(makePager(page: 1))
        pager.arbitration.atScrollEdge = .simultaneous
        stage.swipeBack(lift: false)
        #expect(!stage.hasBegun)
        #expect(pager.contentOffset.x < 390)
    }

    @Test("simultaneous: the relation holds at the leading edge only", arguments: [0.0, 100])
    func simultaneousRelation(offset: CGFloat) {
        let pager = show(makePager())
        pager.arbitration.atScrollEdge = .simultaneous
        pager.contentOffset.x = offset
        _ = stage.device.finger().down(at: CGPoint(x: 195, y: 400))
        let relation = stage.arbiter.relation(of: stage.pan, to: pager.panGestureRecognizer)
        #expect(relation == (offset == 0 ? .simultaneous(.scrollViewAtEdge) : .goesFirst(.scrollViewsWait)))
    }

    @Test("keeps: no swipe begins, also at the leading edge")
    func keeps() {
        let pager = show(makePager())
        pager.bounces = true
        pager.arbitration.atScrollEdge = .keeps
        stage.swipeBack(lift: false)
        #expect(!stage.hasBegun)
        #expect(stage.refusal == .scrollViewKeepsSwipe)
        #expect(pager.isDragging)
    }

    @Test("keeps: a scroll view with nothing to scroll sideways has nothing to keep")
    func keepsVertically() {
        let list = show(makeList())
        list.arbitration.atScrollEdge = .keeps
        stage.swipeBack()
        #expect(stage.hasBegun)
    }

    @Test("the rule works for other directions: down, at the top of a list")
    func down() {
        stage.pan.swipeDirection = .down
        stage.arbiter.rules = [.direction, .scrollEdge]
        let list = show(makeList())
        stage.swipe(by: CGVector(dx: 0, dy: 120), lift: false)
        #expect(stage.hasBegun)
        #expect(list.contentOffset.y == 0)
    }

    @Test("the rule works for other directions: down, in the middle of a list")
    func downMidway() {
        stage.pan.swipeDirection = .down
        stage.arbiter.rules = [.direction, .scrollEdge]
        let list = show(makeList())
        list.contentOffset.y = 200
        stage.swipe(by: CGVector(dx: 0, dy: 120), lift: false)
        #expect(!stage.hasBegun)
        #expect(list.contentOffset.y < 200)
    }
}
