import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("A handoff and views that are dragged") @MainActor
struct ScrollHandoffTests {
    let fixture = GestureFixture(rules: [.direction, .controls, .scrollEdge])
    let handoff = ScrollHandoff()

    init() {
        fixture.device.runtime.profile.scrolling.transfersScrollingToParent = false
        handoff.install(on: fixture.view)
    }

    // Fails when `hasDraggedControl(in:)` takes the scroll view itself for a control in it.
    @Test("a scroll view that says it is dragged scrolls")
    func draggedScrollView() {
        let strip = makePager(pages: 3, page: 1)
        strip.arbitration.draggedAxes = .both
        fixture.view.addSubview(strip)
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(strip.contentOffset.x < 390)
    }

    // Fails when `draggedControl` looks past a scroll view that lies in the control.
    @Test("a strip in a view that is dragged, at its edge, passes the drag on to the pager around both")
    func stripInDraggedView() {
        let pager = makePager(pages: 3, page: 1)
        let card = UIView(frame: CGRect(x: 390, y: 0, width: 390, height: 400))
        card.arbitration.draggedAxes = .horizontal
        card.addSubview(makePager(frame: card.bounds, pages: 3))
        pager.addSubview(card)
        fixture.view.addSubview(pager)
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(pager.contentOffset.x < 390)
    }

    // Fails when a control that is kept waiting is taken to be dragged in every direction, or never up and down.
    @Test(
        "a list withholds a touch from a control, whose shape tells whether it is dragged up and down",
        arguments: [true, false])
    func shape(isUpright: Bool) {
        let list = makeList()
        let fader = UIControl(frame: CGRect(x: 100, y: 100, width: isUpright ? 50 : 200, height: isUpright ? 200 : 50))
        var changes = 0
        fader.addAction(UIAction { _ in changes += 1 }, for: .touchDragInside)
        list.addSubview(fader)
        fixture.view.addSubview(list)
        fixture.swipe(by: CGVector(dx: 0, dy: -60), from: CGPoint(x: 125, y: 340), lift: false)
        #expect((changes > 0) == isUpright)
        #expect((list.contentOffset.y > 0) == !isUpright)
    }
}
