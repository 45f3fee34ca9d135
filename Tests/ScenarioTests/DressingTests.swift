import Testing
@_spi(Headless) import UIKit

@testable import Scenarios

@MainActor
@Suite("Decoration of screens")
struct DressingTests {
    private let device = HeadlessDevice()

    private func holder() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        device.perform { device.window.addSubview(view) }
        return view
    }

    @Test("Lists and cards that decorate a screen take no touches", arguments: LayoutDirection.allCases)
    func touches(direction: LayoutDirection) {
        let dressing = Dressing(mirror: Mirror(direction: direction))
        let holder = holder()
        device.perform {
            dressing.list(in: holder)
            dressing.cards(in: holder, content: holder.bounds.size, page: CGSize(width: 195, height: 844))
        }
        #expect(holder.subviews.count == 3)
        for point in [CGPoint(x: 60, y: 150), CGPoint(x: 200, y: 130), CGPoint(x: 300, y: 600)] {
            #expect(holder.hitTest(point, with: nil) === holder)
        }
    }

    @Test("The dots of a pager tell its page, counted from where reading begins", arguments: LayoutDirection.allCases)
    func dots(direction: LayoutDirection) throws {
        let holder = holder()
        let mirror = Mirror(direction: direction)
        let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 1170, height: 300)
        holder.addSubview(pager)
        let dots = try #require(Dressing(mirror: mirror).dots(for: pager))
        for page in 0..<3 {
            pager.contentOffset = mirror.offset(CGPoint(x: page * 390, y: 0), in: pager)
            dots.follow(pager)
            #expect(dots.currentPage == page)
        }
        #expect(holder.hitTest(CGPoint(x: 195, y: 380), with: nil) === pager)
    }

    @Test("The dots of a pager that is hardly there go as far as they can")
    func thinPager() throws {
        let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 1e-300, height: 300))
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 3, height: 300)
        holder().addSubview(pager)
        let dots = try #require(Dressing(mirror: Mirror(direction: .ltr)).dots(for: pager))
        pager.contentOffset.x = 390
        dots.follow(pager)
        #expect(dots.currentPage == 2)
    }

    @Test("A scroll view that does not turn pages, or has only one, gets no dots")
    func noDots() {
        let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        pager.contentSize = CGSize(width: 780, height: 300)
        holder().addSubview(pager)
        let dressing = Dressing(mirror: Mirror(direction: .ltr))
        #expect(dressing.dots(for: pager) == nil)
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 390, height: 300)
        #expect(dressing.dots(for: pager) == nil)
    }
}
