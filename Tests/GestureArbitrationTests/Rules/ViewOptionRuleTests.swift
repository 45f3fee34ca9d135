import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct ViewOptionRuleTests {
    let fixture = GestureFixture(rules: [.viewOptions])
    let canvas = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    let brush = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))

    init() {
        fixture.view.addSubview(canvas)
        canvas.addSubview(brush)
    }

    @Test("a view without options lets a swipe pass")
    func untouched() {
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("no swipe begins on a blocked view")
    func blocked() {
        brush.arbitration.backSwipe = .blocked
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
        #expect(fixture.refusal == .viewBlocksSwipe)
    }

    @Test("no swipe begins on a subview of a blocked view")
    func blockedAncestor() {
        canvas.arbitration.backSwipe = .blocked
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
    }

    @Test("a swipe beside a blocked view begins")
    func beside() {
        canvas.arbitration.backSwipe = .blocked
        fixture.swipeBack(from: CGPoint(x: 195, y: 100))
        #expect(fixture.hasBegun)
    }

    @Test("on an edge-only view a swipe begins at the leading edge only", arguments: [29.0, 31])
    func edgeOnly(x: CGFloat) {
        canvas.arbitration.backSwipe = .edgeOnly
        fixture.swipeBack(from: CGPoint(x: x, y: 400))
        #expect(fixture.hasBegun == (x < 30))
        #expect(fixture.refusal == (x < 30 ? nil : .viewWantsEdge))
    }

    @Test("from right to left a swipe on an edge-only view begins at the right edge only", arguments: [359.0, 361])
    func edgeOnlyMirrored(x: CGFloat) {
        let fixture = GestureFixture(rules: [.viewOptions], direction: .rightToLeft)
        fixture.view.arbitration.backSwipe = .edgeOnly
        fixture.swipeBack(from: CGPoint(x: x, y: 400))
        #expect(fixture.hasBegun == (x > 360))
    }

    // Fails when every swipe has to begin at the leading edge.
    @Test(
        "a swipe forward begins on an edge-only view at the edge that it comes from", arguments: [29.0, 359, 361],
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func edgeOnlyForward(distance: CGFloat, direction: UIUserInterfaceLayoutDirection) {
        let fixture = GestureFixture(rules: [.viewOptions], direction: direction)
        fixture.view.arbitration.backSwipe = .edgeOnly
        fixture.pan.arbitration.swipeDirection = .forward
        let isMirrored = direction == .rightToLeft
        fixture.swipe(
            by: CGVector(dx: isMirrored ? 120 : -120, dy: 0),
            from: CGPoint(x: isMirrored ? 390 - distance : distance, y: 400))
        #expect(fixture.hasBegun == (distance > 360))
    }

    @Test("of several views under a touch the strictest one counts", arguments: [true, false])
    func strictest(innerIsStricter: Bool) {
        canvas.arbitration.backSwipe = innerIsStricter ? .edgeOnly : .blocked
        brush.arbitration.backSwipe = innerIsStricter ? .blocked : .edgeOnly
        fixture.swipeBack(from: CGPoint(x: 5, y: 400))
        #expect(fixture.refusal == .viewBlocksSwipe)
    }

    @Test("the option of a blocked view can be taken back")
    func takenBack() {
        canvas.arbitration.backSwipe = .blocked
        canvas.arbitration.backSwipe = .allowed
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }
}
