import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct MovingScrollViewRuleTests {
    let stage = Stage(rules: [.movingScrollViews, .direction, .scrollEdge])

    @Test("a finger on a coasting pager catches it and does not swipe")
    func coasting() {
        let strip = makePager(pages: 6, page: 1)
        strip.isPagingEnabled = false
        strip.bounces = true
        stage.view.addSubview(strip)
        stage.device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 300, over: 0.1).up()
        #expect(strip.isDecelerating)
        while strip.isDecelerating, strip.contentOffset.x > 0 { stage.device.advance(by: 1.0 / 60) }
        stage.trace.removeAll()
        stage.swipeBack()
        #expect(!stage.hasBegun)
        #expect(stage.refusal == .scrollViewMoves)
    }

    @Test("once it rests a swipe begins")
    func rested() {
        let pager = makePager(pages: 2, page: 1)
        stage.view.addSubview(pager)
        stage.device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 250, over: 0.15).up()
        stage.device.settle()
        #expect(pager.contentOffset.x == 0)
        stage.swipeBack()
        #expect(stage.hasBegun)
    }

    @Test("a coasting vertical list does not stand in the way")
    func verticalList() {
        let list = makeList()
        stage.view.addSubview(list)
        stage.device.finger().down(at: CGPoint(x: 195, y: 550)).move(by: 0, -250, over: 0.1).up()
        #expect(list.isDecelerating)
        stage.swipeBack()
        #expect(stage.hasBegun)
    }

    @Test("while one finger drags a list another one does not swipe")
    func dragged() {
        stage.arbiter.rules.insert(.startRegion(.within(120)), at: 0)
        let list = makeList()
        stage.view.addSubview(list)
        let first = stage.device.finger().down(at: CGPoint(x: 250, y: 550)).move(by: 0, -100, over: 0.2)
        #expect(list.isDragging)
        stage.trace.removeAll()
        stage.swipeBack(from: CGPoint(x: 60, y: 400))
        #expect(!stage.hasBegun)
        #expect(stage.refusal == .scrollViewMoves)
        first.up()
    }
}
