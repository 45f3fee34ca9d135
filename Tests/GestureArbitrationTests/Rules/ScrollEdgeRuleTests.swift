import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct ScrollEdgeRuleTests {
    let fixture = GestureFixture(rules: [.direction, .scrollEdge])

    private func show(_ scrollView: UIScrollView) -> UIScrollView {
        fixture.view.addSubview(scrollView)
        return scrollView
    }

    @Test("on its first page a pager yields, so that the swipe begins and the pager does not move")
    func firstPage() {
        let pager = show(makePager())
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun)
        #expect(pager.contentOffset.x == 0)
        #expect(!pager.isDragging)
    }

    @Test("on a later page a pager keeps the swipe", arguments: [1, 2])
    func laterPage(page: Int) {
        let pager = show(makePager(pages: 3, page: page))
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(fixture.refusal == .scrollViewCanScroll)
        #expect(pager.contentOffset.x < 390 * CGFloat(page))
    }

    @Test("a swipe the other way scrolls a pager that yields")
    func forward() {
        let pager = show(makePager())
        fixture.swipe(by: CGVector(dx: -120, dy: 0), lift: false)
        #expect(!fixture.hasBegun)
        #expect(pager.contentOffset.x > 0)
    }

    @Test("a pager that yielded to a refused swipe scrolls in the same event")
    func refusedAtEdge() {
        fixture.arbiter.rules.insert(GivenRule(begins: .deny("not now")), at: 0)
        let pager = show(makePager())
        pager.bounces = true
        fixture.device.finger().down(at: CGPoint(x: 195, y: 400)).move(by: 40, over: 0)
        #expect(pager.isDragging)
        #expect(fixture.pan.state == .failed)
    }

    @Test(
        "content that scrolls both ways keeps a drag that goes askew, also at its edge; one with pages does not",
        arguments: [0, 15, 25, 40], [true, false])
    func isDraggedDiagonally(degrees: Double, hasPages: Bool) {
        let sheet = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        sheet.contentSize = CGSize(width: 2000, height: 3000)
        sheet.contentOffset.y = 800
        sheet.isPagingEnabled = hasPages
        _ = show(sheet)
        let angle = degrees * .pi / 180
        fixture.swipe(by: CGVector(dx: 120 * cos(angle), dy: 120 * sin(angle)), lift: false)
        #expect(fixture.hasBegun == (degrees < 20 || hasPages))
        #expect(fixture.refusal == (fixture.hasBegun ? nil : .scrollViewIsDraggedDiagonally))
    }

    @Test("so does a list in a scroll view around it that shows a part of its width", arguments: [390.0, 1200])
    func looksAroundInParts(width: CGFloat) {
        let columns = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        columns.contentSize = CGSize(width: 1200, height: 844)
        let hours = UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: 844))
        hours.contentSize = CGSize(width: width, height: 3000)
        hours.contentOffset.y = 500
        columns.addSubview(hours)
        _ = show(columns)
        fixture.swipe(by: CGVector(dx: 110, dy: 50), lift: false)
        #expect(fixture.hasBegun == (width == 390))
    }

    // Fails when only `isScrollEnabled` tells whether a scroll view scrolls.
    @Test("a pager of a class that keeps its pan from beginning leaves the swipe", arguments: [true, false])
    func locked(isLocked: Bool) {
        let pager = LockablePager(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        pager.contentSize = CGSize(width: 1170, height: 844)
        pager.contentOffset.x = 390
        pager.isLocked = isLocked
        _ = show(pager)
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun == isLocked)
        #expect(pager.hasOnlyAnsweredMovements)
        #expect((pager.contentOffset.x == 390) == isLocked)
    }

    @Test("a pager's first page yields with and without bounces")
    func bouncing() {
        let pager = show(makePager())
        pager.bounces = true
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun)
        #expect(pager.contentOffset.x == 0)
    }

    @Test(
        "a scroll view four points from its edge counts as at its edge, and one six points away does not",
        arguments: [4, 6])
    func tolerance(offset: CGFloat) {
        let pager = show(makePager())
        pager.contentOffset.x = offset
        fixture.swipeBack()
        #expect(fixture.hasBegun == (offset == 4))
    }

    @Test("a content inset moves the leading edge")
    func inset() {
        let scrollView = show(makePager())
        scrollView.contentInset.left = 50
        scrollView.contentOffset.x = 0
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
        scrollView.contentOffset.x = -50
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("beyond its edge, while it bounces, a scroll view is at its edge")
    func beyondEdge() {
        let scrollView = show(makePager())
        scrollView.bounces = true
        scrollView.contentOffset.x = -30
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a zoomed picture keeps the swipe until its leading edge is in sight")
    func zoomed() {
        let picture = show(makePager(pages: 1))
        fixture.swipeBack()
        #expect(fixture.hasBegun)
        // What zooming does to a scroll view: the content grows and the offset follows.
        picture.contentSize = CGSize(width: 780, height: 800)
        picture.contentOffset.x = 100
        fixture.swipeBack()
        #expect(fixture.actions.states.filter { $0 == .began }.count == 1)
    }

    @Test("a scroll view that always bounces but has nothing to scroll yields")
    func alwaysBounces() {
        let scrollView = show(makePager(pages: 1))
        scrollView.bounces = true
        scrollView.alwaysBounceHorizontal = true
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun)
        #expect(scrollView.contentOffset.x == 0)
    }

    // Fails when pictures that fill the view count as cropped, insets do not, or only those on all sides do not.
    @Test(
        "a picture that can be dragged beyond all its edges keeps the swipe if it is seen to be cropped",
        arguments: [
            (frame: CGRect(x: 0, y: 0, width: 390, height: 844), insets: (across: 0, along: 0), begins: true),
            (frame: CGRect(x: 0, y: 90, width: 390, height: 570), insets: (across: 0, along: 0), begins: true),
            (frame: CGRect(x: 0, y: 90, width: 390, height: 550), insets: (across: 0, along: 0), begins: false),
            (frame: CGRect(x: 0, y: 200, width: 390, height: 390), insets: (across: 0, along: 0), begins: false),
            (frame: CGRect(x: 0, y: 0, width: 390, height: 844), insets: (across: 200, along: 14), begins: false),
            (frame: CGRect(x: 0, y: 0, width: 390, height: 844), insets: (across: 200, along: 8), begins: true),
            (frame: CGRect(x: 0, y: 0, width: 390, height: 844), insets: (across: 200, along: 0), begins: true),
        ] as [(frame: CGRect, insets: (across: CGFloat, along: CGFloat), begins: Bool)])
    func cropped(frame: CGRect, insets: (across: CGFloat, along: CGFloat), begins: Bool) {
        let picture = show(UIScrollView(frame: frame))
        let inset = UIEdgeInsets(top: insets.across, left: insets.along, bottom: insets.across, right: insets.along)
        picture.contentInset = inset
        picture.contentSize = CGSize(width: 390 - inset.left - inset.right, height: 390)
        picture.contentOffset = CGPoint(x: -inset.left, y: -inset.top)
        picture.maximumZoomScale = 4
        picture.alwaysBounceHorizontal = true
        picture.alwaysBounceVertical = true
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun == begins)
        #expect(fixture.refusal == (begins ? nil : .scrollViewIsMovedFreely))
    }

    @Test("content that fits and is only pulled out of its place has nothing to scroll")
    func pulled() {
        let scrollView = show(makePager(pages: 1))
        scrollView.bounces = true
        scrollView.alwaysBounceHorizontal = true
        scrollView.contentOffset.x = 30
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a scroll view that was switched off is not in the way of a swipe")
    func disabled() {
        let pager = show(makePager(page: 1))
        pager.isScrollEnabled = false
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a vertical list never stands in the way of a swipe")
    func verticalList() {
        let list = show(makeList())
        fixture.swipe(by: CGVector(dx: 120, dy: 60), lift: false)
        #expect(fixture.hasBegun)
        #expect(list.contentOffset.y == 0)
    }

    @Test("a vertical drag scrolls the list and no swipe begins")
    func verticalDrag() {
        let list = show(makeList())
        fixture.swipe(by: CGVector(dx: 10, dy: -120), lift: false)
        #expect(!fixture.hasBegun)
        #expect(list.contentOffset.y > 0)
    }

    @Test("a pager is not in the way of a swipe beside it")
    func beside() {
        _ = show(makePager(page: 1))
        fixture.swipeBack(from: CGPoint(x: 195, y: 100))
        #expect(fixture.hasBegun)
    }

    @Test("a second finger does not scroll a list while the swipe runs")
    func secondFinger() {
        let list = show(makeList())
        let first = fixture.device.finger().down(at: CGPoint(x: 100, y: 100)).move(by: 60, over: 0.1)
        #expect(fixture.hasBegun)
        let second = fixture.device.finger().down(at: CGPoint(x: 250, y: 500)).move(by: 0, -120, over: 0.2)
        #expect(list.contentOffset.y == 0)
        second.up()
        first.up()
    }

    @Test("the scroll edge rule has no opinion on recognizers that pan no scroll view")
    func otherRecognizers() {
        #expect(ScrollEdgeRule.scrollEdge.relation(of: fixture.pan, to: UIPanGestureRecognizer()) == nil)
    }
}

/// Turns pages by its own buttons only, while it is locked.
private final class LockablePager: UIScrollView {
    var isLocked = false
    private(set) var hasOnlyAnsweredMovements = true

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if panGestureRecognizer.translation(in: self) == .zero { hasOnlyAnsweredMovements = false }
        return isLocked && gestureRecognizer === panGestureRecognizer
            ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
