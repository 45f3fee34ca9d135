import Testing

@testable @_spi(Headless) import UIKit

@Suite("D: dragging a scroll view")
@MainActor
struct DraggingTests {
    let device = HeadlessDevice(size: CGSize(width: 375, height: 400))
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let start = CGPoint(x: 180, y: 200)

    init() {
        device.window.addSubview(screen)
        screen.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 1000, height: 400)
    }

    private func drag(_ x: CGFloat, _ y: CGFloat = 0) -> Finger {
        device.finger().down(at: start).move(by: x, y, over: 0)
    }

    @Test(
        "D4 a scroll view's pan begins at the hysteresis along an axis that scrolls",
        arguments: [(9.0, false), (10, true)])
    func hysteresis(distance: CGFloat, begins: Bool) {
        _ = drag(-distance)
        #expect(scrollView.isDragging == begins)
    }

    @Test("D4 movement along an axis that does not scroll begins nothing, and spoils nothing")
    func otherAxis() {
        let finger = drag(0, -60)
        #expect(!scrollView.isDragging)
        finger.move(by: -10, 0, over: 0)
        #expect(scrollView.isDragging)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("D4 content that fits scrolls only where it always bounces")
    func contentThatFits() {
        scrollView.contentSize = CGSize(width: 300, height: 300)
        _ = drag(-60)
        #expect(!scrollView.isDragging)
        scrollView.alwaysBounceHorizontal = true
        _ = drag(-60)
        #expect(scrollView.isDragging)
    }

    @Test("D4 insets count as content")
    func insetsCount() {
        scrollView.contentSize = CGSize(width: 375, height: 400)
        scrollView.contentInset.right = 20
        _ = drag(-15)
        #expect(scrollView.isDragging)
    }

    @Test("D5 at offset 0 a drag to the right goes to the scroll view, not to an ancestor", arguments: [true, false])
    func beatsAncestor(bounces: Bool) {
        scrollView.bounces = bounces
        let pan = UIPanGestureRecognizer()
        let log = LoggingTarget().listen(to: pan)
        screen.addGestureRecognizer(pan)
        _ = drag(60)
        #expect(scrollView.isDragging)
        #expect(pan.state == .failed)
        #expect(log.states.isEmpty)
        #expect((scrollView.contentOffset.x < 0) == bounces)
    }

    @Test("D7 a scroll view's offset is the start less the translation, held at the ends")
    func offsetFollowsFinger() {
        scrollView.bounces = false
        scrollView.contentInset.left = 20
        scrollView.contentOffset.x = 100
        let finger = drag(-60)
        #expect(scrollView.contentOffset.x == 150)
        finger.move(by: 300, over: 0)
        #expect(scrollView.contentOffset.x == -20)
        finger.move(by: -1500, over: 0)
        #expect(scrollView.contentOffset.x == 625)
    }

    @Test("D8 past the end the content gives as the rubber band says", arguments: [(110.0, 47.9651), (20, 5.4205)])
    func rubberBand(distance: CGFloat, stretch: CGFloat) {
        _ = drag(distance)
        #expect(abs(scrollView.contentOffset.x - -stretch) < 5e-5)
    }

    @Test("D8 content that is caught past its end stays under the finger")
    func caughtWhileBouncing() {
        drag(210).up()
        device.advance(by: 0.05)
        let finger = device.finger().down(at: start)
        let caught = scrollView.contentOffset.x
        #expect(caught < 0)
        finger.move(by: 10, over: 0)
        #expect(abs(scrollView.contentOffset.x - caught) < 1e-9)
        finger.move(by: 10, over: 0)
        #expect(scrollView.contentOffset.x < caught)
    }

    @Test("D7 a directional lock keeps a straight drag to its axis, and leaves a diagonal one alone")
    func directionalLock() {
        scrollView.contentSize = CGSize(width: 1000, height: 1000)
        scrollView.isDirectionalLockEnabled = true
        drag(-30, -5).move(by: -10, -50, over: 0).up()
        #expect(scrollView.contentOffset.y == 0)
        #expect(scrollView.contentOffset.x > 0)
        device.settle()
        scrollView.contentOffset = .zero
        _ = drag(-30, -25)
        #expect(scrollView.contentOffset == CGPoint(x: 20, y: 15))
    }

    @Test("D10 tracking begins with the finger, dragging with the pan")
    func states() {
        let finger = device.finger().down(at: start)
        #expect(scrollView.isTracking && !scrollView.isDragging)
        finger.move(by: -20, over: 0)
        #expect(scrollView.isTracking && scrollView.isDragging)
        finger.hold(for: 0.3).up()
        #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
    }

    @Test("D7 switching scrolling off ends a drag")
    func switchedOff() {
        let finger = drag(-60)
        device.perform { scrollView.isScrollEnabled = false }
        #expect(!scrollView.isDragging)
        finger.move(by: -60, over: 0)
        #expect(scrollView.contentOffset.x == 50)
    }

    @Test("D7 a scroll view at its end leaves the drag to one around it that can still move")
    func transfer() {
        let outer = UIScrollView(frame: screen.bounds)
        outer.contentSize = CGSize(width: 750, height: 400)
        screen.addSubview(outer)
        outer.addSubview(scrollView)
        outer.contentOffset.x = 10
        drag(60).up()
        #expect(outer.contentOffset.x < 10)
        #expect(scrollView.contentOffset.x == 0)
        device.settle()
        drag(-60).hold(for: 0.3).up()
        #expect(scrollView.contentOffset.x == 50)
        scrollView.contentOffset.x = 0
        scrollView.transfersHorizontalScrollingToParent = false
        outer.contentOffset.x = 10
        _ = drag(60)
        #expect(scrollView.isDragging && !outer.isDragging)
    }

    @Test("D7 a scroll view at its end keeps the drag if the one around it cannot move")
    func noTransfer() {
        let outer = UIScrollView(frame: screen.bounds)
        outer.contentSize = CGSize(width: 750, height: 400)
        screen.addSubview(outer)
        outer.addSubview(scrollView)
        _ = drag(60)
        #expect(scrollView.isDragging && !outer.isDragging)
    }
}
