import Testing

@testable @_spi(Headless) import UIKit

@Suite("D: touches on their way to the content of a scroll view")
@MainActor
struct ContentTouchTests {
    /// Asks a test what to do with the touches of its content.
    final class AskingScrollView: UIScrollView {
        var cancels: ((UIView) -> Bool)?
        var begins = true
        var askedToCancel: [UIView] = []

        override func touchesShouldCancel(in view: UIView) -> Bool {
            askedToCancel.append(view)
            return cancels?(view) ?? super.touchesShouldCancel(in: view)
        }

        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            begins
        }
    }

    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
    let scrollView = AskingScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let content = LoggingView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
    let start = CGPoint(x: 200, y: 200)

    init() {
        device.window.addSubview(scrollView)
        scrollView.contentSize = content.frame.size
        scrollView.addSubview(content)
    }

    @Test("D1 a new scroll view has UIKit's defaults")
    func defaults() {
        let fresh = UIScrollView()
        #expect(fresh.delaysContentTouches && fresh.canCancelContentTouches && fresh.bounces)
        #expect(!fresh.alwaysBounceVertical && !fresh.alwaysBounceHorizontal)
        #expect(!fresh.isPagingEnabled && !fresh.isDirectionalLockEnabled)
        #expect(fresh.isScrollEnabled && fresh.decelerationRate == .normal)
        #expect(fresh.panGestureRecognizer.view === fresh)
        #expect(fresh.pinchGestureRecognizer == nil)
    }

    @Test("D1 the delegate of a scroll view's pan is the scroll view itself")
    func panDelegate() {
        final class ConsentingScrollView: UIScrollView, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool { true }
        }
        let consenting = ConsentingScrollView()
        #expect(consenting.panGestureRecognizer.delegate === consenting)
        #expect(UIScrollView().panGestureRecognizer.delegate != nil)
    }

    @Test("D1 a scroll view that does not declare itself a delegate answers for its pan")
    func panAsksScrollView() {
        final class RefusingScrollView: UIScrollView {
            override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
        }
        let refusing = RefusingScrollView(frame: scrollView.frame)
        refusing.contentSize = content.frame.size
        refusing.addSubview(UIView(frame: content.frame))
        device.window.addSubview(refusing)
        device.finger().down(at: start).move(by: 0, -50, over: 0.05)
        #expect(refusing.contentOffset == .zero)
    }

    @Test("D1 giving a scroll view's pan another delegate raises")
    func foreignDelegate() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let scrollView = UIScrollView()
                let delegate = AnsweringDelegate()
                scrollView.panGestureRecognizer.delegate = delegate
            }
        }
    }

    @Test("D2 content touches are cancelled unless the content is a control")
    func mayBeCancelled() {
        #expect(scrollView.touchesShouldCancel(in: UIView()))
        #expect(!scrollView.touchesShouldCancel(in: UISlider()))
    }

    @Test("D3 the content of a scroll view hears of a resting finger after 150 ms")
    func delay() {
        let finger = device.finger().down(at: start).hold(for: 0.149)
        #expect(content.log.isEmpty)
        finger.hold(for: 0.002)
        #expect(content.log == ["began"])
        finger.up()
        #expect(content.log == ["began", "ended"])
    }

    @Test("D3 a quick tap is delivered whole when the finger lifts")
    func quickTap() {
        let finger = device.finger().down(at: start).hold(for: 0.05)
        #expect(content.log.isEmpty)
        finger.up()
        #expect(content.log == ["began", "ended"])
    }

    @Test("D3 of a finger that moves before the delay is over the content never hears")
    func quickDrag() {
        let finger = device.finger().down(at: start).move(by: 0, -60, over: 0.1)
        #expect(scrollView.isDragging)
        finger.hold(for: 0.5).up()
        #expect(content.log.isEmpty)
        #expect(scrollView.contentOffset.y == 50)
    }

    @Test("D3 without the delay the content hears of a finger at once")
    func noDelay() {
        scrollView.delaysContentTouches = false
        device.finger().down(at: start)
        #expect(content.log == ["began"])
    }

    @Test("D3 switching scrolling off ends the delay, before the touch and during it", arguments: [true, false])
    func scrollingSwitchedOff(before: Bool) {
        if before { scrollView.isScrollEnabled = false }
        let finger = device.finger().down(at: start)
        if !before { device.perform { scrollView.isScrollEnabled = false } }
        #expect(content.log == ["began"])
        finger.move(by: 0, -60, over: 0.1)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("D6 content that has the touch gets a cancel when the drag begins")
    func contentGivesWay() {
        device.finger().down(at: start).hold(for: 0.2).move(by: 0, -60, over: 0.1).up()
        #expect(content.log.first == "began")
        #expect(content.log.last == "cancelled")
        #expect(scrollView.askedToCancel == [content])
        #expect(scrollView.contentOffset.y >= 50)
    }

    @Test("D6 content that keeps the touch makes the scroll view's pan fail")
    func contentKeepsTouch() {
        scrollView.cancels = { _ in false }
        device.finger().down(at: start).hold(for: 0.2).move(by: 0, -60, over: 0.1).up()
        #expect(content.log.last == "ended")
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("D6 where content touches cannot be cancelled the scroll view is not asked, and nothing scrolls")
    func cannotCancel() {
        scrollView.canCancelContentTouches = false
        device.finger().down(at: start).hold(for: 0.2).move(by: 0, -60, over: 0.1).up()
        #expect(scrollView.askedToCancel.isEmpty)
        #expect(content.log.last == "ended")
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("D6 the scroll view is not asked about a touch that the content has not heard of")
    func notAskedWhileWithheld() {
        scrollView.cancels = { _ in false }
        device.finger().down(at: start).move(by: 0, -60, over: 0.1)
        #expect(scrollView.askedToCancel.isEmpty)
        #expect(scrollView.contentOffset.y == 50)
    }

    @Test("D3 a scroll view may keep touches from its content for good")
    func touchesShouldBegin() {
        scrollView.begins = false
        device.finger().down(at: start).hold(for: 0.2).up()
        #expect(content.log.isEmpty)
    }

    @Test("D11 a touch stops content that moves, and is not delivered to it")
    func touchStopsContent() {
        device.finger().down(at: start).move(by: 0, -100, over: 0.1).up()
        #expect(scrollView.isDecelerating)
        device.advance(by: 0.1)
        let log = ScrollLog()
        scrollView.delegate = log
        let finger = device.finger().down(at: start)
        let offset = scrollView.contentOffset
        #expect(!scrollView.isDecelerating)
        #expect(log.calls == ["didEndDecelerating"])
        finger.hold(for: 0.5).up()
        #expect(scrollView.contentOffset == offset)
        #expect(content.log.isEmpty)
        device.finger().down(at: start).hold(for: 0.2)
        #expect(content.log == ["began"])
    }

    @Test("D11 even without the delay the touch that stops the content is not delivered")
    func touchStopsContentWithoutDelay() {
        scrollView.delaysContentTouches = false
        scrollView.cancels = { _ in true }
        device.finger().down(at: start).move(by: 0, -100, over: 0.1).up()
        device.advance(by: 0.1)
        content.log = []
        device.finger().down(at: start).hold(for: 0.3).up()
        #expect(content.log.isEmpty)
    }

    @Test("D11 a finger that has stopped the content can drag it on")
    func caughtContentIsDragged() {
        device.finger().down(at: start).move(by: 0, -100, over: 0.1).up()
        device.advance(by: 0.1)
        let offset = scrollView.contentOffset.y
        let finger = device.finger().down(at: start)
        let caught = scrollView.contentOffset.y
        finger.move(by: 0, -60, over: 0.1)
        #expect(caught >= offset)
        #expect(abs(scrollView.contentOffset.y - (caught + 50)) < 1e-9)
    }
}
