import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct ScrollEdgeRightToLeftTests {
    let fixture = GestureFixture(rules: [.direction, .scrollEdge], direction: .rightToLeft)

    @Test("from right to left the leading edge is the right end of the content")
    func rightEnd() {
        let pager = makePager(pages: 2, page: 1)
        fixture.view.addSubview(pager)
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun)
        #expect(pager.contentOffset.x == 390)
    }

    @Test("from right to left a pager at its left end keeps the swipe")
    func leftEnd() {
        let pager = makePager(pages: 2, page: 0)
        fixture.view.addSubview(pager)
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(pager.contentOffset.x > 0)
    }

    @Test("from right to left the right inset moves the leading edge")
    func inset() {
        let pager = makePager(pages: 2, page: 1)
        pager.contentInset.right = 50
        fixture.view.addSubview(pager)
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
        pager.contentOffset.x = 440
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("from right to left a scroll view beyond its right end is at its leading edge")
    func beyondEdge() {
        let pager = makePager(pages: 2, page: 1)
        pager.bounces = true
        pager.contentOffset.x = 420
        fixture.view.addSubview(pager)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }
}
