import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct MovingScrollViewRuleTests {
    let fixture = GestureFixture(rules: [.movingScrollViews, .direction, .scrollEdge])

    @Test("a finger on a coasting pager catches it and does not swipe")
    func coasting() {
        let strip = makePager(pages: 6, page: 1)
        strip.isPagingEnabled = false
        strip.bounces = true
        fixture.view.addSubview(strip)
        fixture.device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 300, over: 0.1).up()
        #expect(strip.isDecelerating)
        while strip.isDecelerating, strip.contentOffset.x > 0 { fixture.device.advance(by: 1.0 / 60) }
        fixture.trace.removeAll()
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
        #expect(fixture.refusal == .scrollViewMoves)
    }

    // Fails when `MovingScrollViewRule` denies whatever decelerates.
    @Test("a finger on a pager that has come to its edge swipes, though the pager still decelerates")
    func lastHalfPoint() {
        let pager = makePager(pages: 2, page: 1)
        fixture.view.addSubview(pager)
        fixture.device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 250, over: 0.15).up()
        while pager.isDecelerating, pager.contentOffset.x > 0.5 { fixture.device.advance(by: 1.0 / 120) }
        #expect(pager.isDecelerating)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a swipe begins once a coasting pager rests")
    func rested() {
        let pager = makePager(pages: 2, page: 1)
        fixture.view.addSubview(pager)
        fixture.device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 250, over: 0.15).up()
        fixture.device.settle()
        #expect(pager.contentOffset.x == 0)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a coasting vertical list does not stand in the way of a swipe")
    func verticalList() {
        let list = makeList()
        fixture.view.addSubview(list)
        fixture.device.finger().down(at: CGPoint(x: 195, y: 550)).move(by: 0, -250, over: 0.1).up()
        #expect(list.isDecelerating)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("while one finger drags a list another one does not swipe")
    func dragged() {
        fixture.arbiter.rules.insert(.startRegion(.within(120)), at: 0)
        let list = makeList()
        fixture.view.addSubview(list)
        let first = fixture.device.finger().down(at: CGPoint(x: 250, y: 550)).move(by: 0, -100, over: 0.2)
        #expect(list.isDragging)
        fixture.trace.removeAll()
        fixture.swipeBack(from: CGPoint(x: 60, y: 400))
        #expect(!fixture.hasBegun)
        #expect(fixture.refusal == .scrollViewMoves)
        first.up()
    }
}
