import Testing

@testable @_spi(Headless) import UIKit

@Suite("D: what a scroll view does when the finger lifts")
@MainActor
struct ReleaseTests {
    let device = HeadlessDevice(size: CGSize(width: 390, height: 400))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let log = ScrollLog()
    let start = CGPoint(x: 200, y: 200)

    init() {
        device.window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 390 * 20, height: 400)
        scrollView.delegate = log
    }

    private func flick(_ distance: CGFloat, over duration: TimeInterval) {
        device.finger().down(at: start).move(by: distance, over: duration).up()
    }

    @Test("D10 the scroll view's delegate is called in UIKit's order after a flick")
    func orderOfFlick() {
        flick(-120, over: 0.1)
        #expect(scrollView.isDecelerating)
        device.settle()
        #expect(
            log.calls == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        #expect(!scrollView.isDecelerating)
    }

    @Test("D10 the scroll view's delegate is called in UIKit's order after a slow drag")
    func orderOfDrag() {
        device.finger().down(at: start).move(by: -120, over: 0.5).hold(for: 0.2).up()
        #expect(log.calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
        #expect(log.velocity == .zero)
    }

    @Test("D10 the delegate's velocity is the finger's, in points per millisecond, and positive as the offset grows")
    func velocity() {
        var ofFinger = CGFloat.zero
        log.onCall = { call in
            if call == "willEndDragging" { ofFinger = scrollView.panGestureRecognizer.velocity(in: nil).x }
        }
        flick(-120, over: 0.1)
        #expect(ofFinger < 0)
        #expect(abs(log.velocity.x - -ofFinger / 1000) < 1e-12)
        #expect(log.velocity.y == 0)
    }

    @Test("D9 the speed that flings counts along both axes together")
    func diagonalFling() {
        scrollView.contentSize = CGSize(width: 4000, height: 4000)
        device.finger().down(at: start).move(by: -60, -60, over: 0.3).up()
        #expect(abs(log.velocity.x) < 0.25 && abs(log.velocity.y) < 0.25)
        #expect(hypot(log.velocity.x, log.velocity.y) > 0.25)
        #expect(scrollView.isDecelerating)
    }

    @Test("D9 a lift slower than 0.25 points per millisecond starts no deceleration")
    func slowLift() {
        device.finger().down(at: start).move(by: -60, over: 0.5).up()
        #expect(abs(log.velocity.x) < 0.25 && log.velocity.x != 0)
        #expect(!scrollView.isDecelerating)
        #expect(log.proposedTarget == scrollView.contentOffset)
    }

    @Test("D9 content glides to the target that was announced, by the formula's steps", arguments: [false, true])
    func glide(fast: Bool) {
        scrollView.decelerationRate = fast ? .fast : .normal
        flick(-120, over: 0.1)
        let offset = scrollView.contentOffset.x
        let velocity = log.velocity.x
        let rate: CGFloat = fast ? 0.99 : 0.998
        let travel = Deceleration(rate: rate).steppedTravel(from: velocity, milliseconds: 1000 / 60)
        #expect(abs(log.proposedTarget.x - (offset + travel.distance)) < 1e-9)
        device.settle()
        #expect(abs(scrollView.contentOffset.x - log.proposedTarget.x) < 1e-9)
    }

    @Test("D9 from frame to frame the content moves by v·r·(1 − r^dt)/(1 − r)")
    func steps() {
        flick(-120, over: 0.1)
        device.advance(by: 1.0 / 60)
        let before = scrollView.contentOffset.x
        device.advance(by: 1.0 / 60)
        let first = scrollView.contentOffset.x - before
        device.advance(by: 1.0 / 60)
        let second = scrollView.contentOffset.x - before - first
        #expect(abs(second / first - pow(0.998, 1000.0 / 60)) < 1e-9)
    }

    @Test("D9 content that reaches its end bounces back, or stands there", arguments: [true, false])
    func end(bounces: Bool) {
        scrollView.bounces = bounces
        scrollView.contentOffset.x = 60
        var least: CGFloat = 0
        log.onCall = { _ in least = min(least, scrollView.contentOffset.x) }
        flick(120, over: 0.05)
        device.settle()
        #expect(scrollView.contentOffset.x == 0)
        #expect((least < -1) == bounces)
        #expect(log.calls.last == "didEndDecelerating")
    }

    @Test("D10 content that is let go past its end comes back")
    func bounceBack() {
        device.finger().down(at: start).move(by: 110, over: 0.2).hold(for: 0.2).up()
        #expect(scrollView.isDecelerating)
        #expect(log.proposedTarget.x == 0)
        device.settle()
        #expect(scrollView.contentOffset.x == 0)
    }

    @Test("D10 the delegate may choose another target")
    func chosenTarget() {
        log.chosenTarget = CGPoint(x: 700, y: 0)
        flick(-120, over: 0.1)
        device.settle()
        #expect(scrollView.contentOffset.x == 700)
        #expect(log.calls.suffix(2) == ["didScroll", "didEndDecelerating"])
    }

    @Test(
        "D10 a paging scroll view goes to the page nearest to the projected offset",
        arguments: [
            (-120.0, 0.05, 0.0, 390.0), (-100, 0.4, 0.3, 0), (-230, 0.4, 0.3, 390), (-230, 0.05, 0, 390),
            (150, 0.05, 0, 0),
        ])
    func paging(distance: CGFloat, duration: TimeInterval, rest: TimeInterval, page: CGFloat) {
        scrollView.isPagingEnabled = true
        scrollView.bounces = false
        device.finger().down(at: start).move(by: distance, over: duration).hold(for: rest).up()
        #expect(log.proposedTarget.x == page)
        device.settle()
        #expect(scrollView.contentOffset.x == page)
    }

    @Test("D11 a paging scroll view stopped between two pages goes to one when the finger lifts")
    func caughtBetweenPages() {
        scrollView.isPagingEnabled = true
        flick(-120, over: 0.05)
        device.advance(by: 0.1)
        let finger = device.finger().down(at: start)
        let caught = scrollView.contentOffset.x
        #expect(caught > 0 && caught < 390)
        finger.hold(for: 0.5)
        #expect(scrollView.contentOffset.x == caught)
        finger.up()
        device.settle()
        #expect(scrollView.contentOffset.x == (caught < 195 ? 0 : 390))
    }

    @Test("D11 content stopped past its end goes back when the finger lifts")
    func caughtPastEnd() {
        device.finger().down(at: start).move(by: 150, over: 0.2).up()
        device.advance(by: 0.05)
        device.finger().down(at: start).hold(for: 0.3).up()
        #expect(scrollView.contentOffset.x < 0)
        device.settle()
        #expect(scrollView.contentOffset.x == 0)
    }

    @Test("D10 stopping the content while it decelerates tells the delegate")
    func stopped() {
        flick(-120, over: 0.1)
        device.advance(by: 0.1)
        let offset = scrollView.contentOffset
        device.perform { scrollView.setContentOffset(offset, animated: false) }
        #expect(log.calls.last == "didEndDecelerating")
        device.settle()
        #expect(scrollView.contentOffset == offset)
    }

    @Test("D9 a scroll view that goes while its content moves, or while it is dragged, leaves nothing behind")
    func destroyed() {
        weak var gone: UIScrollView?
        func make() {
            let scrollView = UIScrollView(frame: self.scrollView.frame)
            scrollView.contentSize = self.scrollView.contentSize
            device.window.addSubview(scrollView)
            gone = scrollView
        }
        make()
        flick(-120, over: 0.1)
        #expect(gone?.isDecelerating == true)
        gone?.removeFromSuperview()
        #expect(gone == nil)
        device.advance(by: 0.1)
        #expect(!device.isMoving)
        make()
        let finger = device.finger().down(at: start).move(by: -60, over: 0.1)
        #expect(gone?.isDragging == true)
        gone?.removeFromSuperview()
        finger.move(by: -60, over: 0.1).up()
        #expect(gone == nil)
    }
}
