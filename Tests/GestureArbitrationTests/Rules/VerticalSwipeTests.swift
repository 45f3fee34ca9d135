import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("Swipes up and down, and the scroll views under them") @MainActor
struct VerticalSwipeTests {
    private func stage(_ direction: SwipeDirection) -> Stage {
        let stage = Stage(rules: [.movingScrollViews, .direction, .controls, .scrollEdge])
        stage.pan.swipeDirection = direction
        return stage
    }

    private func swipe(_ stage: Stage, _ direction: SwipeDirection, by distance: CGFloat = 120) {
        stage.swipe(by: CGVector(dx: 0, dy: direction == .down ? distance : -distance))
    }

    @Test(
        "begin where a list has nothing left to scroll that way, and scroll it elsewhere",
        arguments: [
            (SwipeDirection.down, 0, true), (.down, 0.4, true), (.down, 100, false), (.up, 800, true),
            (.up, 700, false),
            (.up, 0, false),
        ] as [(SwipeDirection, CGFloat, Bool)])
    func list(direction: SwipeDirection, offset: CGFloat, begins: Bool) {
        let stage = stage(direction)
        let list = makeList()
        list.contentOffset.y = offset
        stage.view.addSubview(list)
        swipe(stage, direction)
        #expect(stage.hasBegun == begins)
        #expect((list.contentOffset.y == offset) == begins)
        if !begins { #expect(stage.refusal == .scrollViewCanScroll) }
    }

    @Test("a list pulled beyond its top is at its top, and an inset moves the top")
    func beyondTop() {
        let stage = stage(.down)
        let list = makeList()
        list.contentInset.top = 50
        stage.view.addSubview(list)
        list.contentOffset.y = 0
        swipe(stage, .down, by: 20)
        #expect(!stage.hasBegun)
        list.setContentOffset(CGPoint(x: 0, y: -50), animated: false)
        swipe(stage, .down)
        #expect(stage.hasBegun)
    }

    @Test("a pager in a list at its top is not in the way of a swipe down, wherever it stands", arguments: [0, 1])
    func pagerInList(page: Int) {
        let stage = stage(.down)
        let list = makeList()
        list.addSubview(makePager(frame: CGRect(x: 0, y: 0, width: 390, height: 400), page: page))
        stage.view.addSubview(list)
        swipe(stage, .down)
        #expect(stage.hasBegun)
    }

    @Test("a list in a list: the inner one at its top leaves it to the outer one, which is not")
    func listInList() {
        let stage = stage(.down)
        let outer = makeList()
        outer.contentOffset.y = 30
        let inner = makeList(frame: CGRect(x: 0, y: 30, width: 390, height: 400))
        outer.addSubview(inner)
        stage.view.addSubview(outer)
        swipe(stage, .down)
        #expect(!stage.hasBegun)
        stage.device.settle()
        outer.contentOffset.y = 0
        swipe(stage, .down)
        #expect(stage.hasBegun)
    }

    @Test("a finger that catches a decelerating list is the list's; one on a pager that turns is not")
    func moving() {
        let stage = stage(.down)
        let list = makeList()
        list.contentSize.height = 5000
        list.contentOffset.y = 2000
        stage.view.addSubview(list)
        stage.device.finger().down(at: CGPoint(x: 195, y: 300)).move(by: 0, 200, over: 0.1).up()
        #expect(list.isDecelerating)
        swipe(stage, .down)
        #expect(!stage.hasBegun)
        #expect(stage.trace.entries.contains { $0.reason == .scrollViewMoves })

        list.removeFromSuperview()
        let pager = makePager(pages: 5, page: 2)
        pager.isPagingEnabled = false
        stage.view.addSubview(pager)
        stage.device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 200, over: 0.1).up()
        #expect(pager.isDecelerating)
        swipe(stage, .down)
        #expect(stage.hasBegun)
    }

    @Test("an upright slider keeps its drag, a lying one is crossed")
    func sliders() {
        let stage = stage(.down)
        let slider = UISlider(frame: CGRect(x: 45, y: 380, width: 300, height: 40))
        stage.view.addSubview(slider)
        slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
        swipe(stage, .down)
        #expect(stage.refusal == .touchOnControl)
        slider.transform = .identity
        slider.value = 1
        stage.swipe(by: CGVector(dx: 0, dy: 120), from: CGPoint(x: 100, y: 400))
        #expect(stage.hasBegun)
    }

    @Test("a list that was told to move together bounces below the swipe")
    func simultaneous() {
        let stage = stage(.down)
        let list = makeList()
        list.arbitration.atScrollEdge = .simultaneous
        stage.view.addSubview(list)
        stage.swipe(by: CGVector(dx: 0, dy: 120), lift: false)
        #expect(stage.hasBegun)
        #expect(list.contentOffset.y < 0)
    }
}
