import GestureArbitration
import TestSupport
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

    // Fails when `draggedView` looks past a scroll view that lies in the control.
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

    // Fails when the vetoes of a handoff record nothing when they begin.
    @Test("a trace says why a scroll view fails: for a slider, for a canvas, and for a pager around it")
    func trace() {
        handoff.uninstall()
        ScrollHandoff(tracedBy: fixture.arbiter).install(on: fixture.view)
        let pager = makePager(pages: 3, page: 1)
        let slider = UISlider(frame: CGRect(x: 485, y: pager.frame.height / 2 - 25, width: 200, height: 50))
        slider.value = 0.5
        pager.addSubview(slider)
        let list = makeList()
        list.addSubview(DrawingView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)))
        let outer = makePager(pages: 3, page: 1)
        outer.addSubview(makePager(frame: CGRect(x: 390, y: 0, width: 390, height: 844), pages: 2))
        for (content, reason) in [
            (pager, "the touch is on a control that is dragged"), (list, "a view under the finger follows it"),
            (outer, "an outer scroll view can scroll that way"),
        ] {
            let trace = ArbitrationTrace()
            fixture.arbiter.trace = trace
            fixture.view.addSubview(content)
            fixture.swipe(by: CGVector(dx: 150, dy: 0), from: content.center)
            let entries = trace.entries.filter { $0.recognizer == "GestureArbitration.handoff" }
            #expect(entries.map(\.reason.description) == [reason], "\(trace)")
            content.removeFromSuperview()
        }
    }
}
