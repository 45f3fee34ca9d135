import Testing
@testable @_spi(Headless) import UIKit

@MainActor
struct DiscreteRecognizersTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let log = LoggingTarget()
    let start = CGPoint(x: 200, y: 200)

    init() {
        device.window.addSubview(view)
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        view.addGestureRecognizer(recognizer)
        log.listen(to: recognizer)
        return recognizer
    }

    @Test("B10 a tap is recognized when the finger lifts, unless it strayed or rested too long")
    func tap() {
        _ = add(UITapGestureRecognizer())
        device.finger().down(at: start).hold(for: 0.1).up()
        #expect(log.states == [.ended])
        device.finger().down(at: start).move(by: 11, over: 0.1).up()
        device.finger().down(at: start).hold(for: 0.8).up()
        #expect(log.states == [.ended])
    }

    @Test("B10 a double tap takes two taps in one place, soon after one another")
    func doubleTap() {
        let recognizer = add(UITapGestureRecognizer())
        recognizer.numberOfTapsRequired = 2
        let finger = device.finger()
        finger.down(at: start).up()
        #expect(log.states.isEmpty)
        device.advance(by: 0.2)
        finger.down(at: start).up()
        #expect(log.states == [.ended])
        finger.down(at: start).up()
        device.advance(by: 0.4)
        finger.down(at: start).up()
        #expect(log.states == [.ended])
    }

    @Test("B10 a tap with two fingers counts only when both were down")
    func twoFingerTap() {
        let recognizer = add(UITapGestureRecognizer())
        recognizer.numberOfTouchesRequired = 2
        device.finger().down(at: start).up()
        #expect(log.states.isEmpty)
        let (first, second) = (device.finger(), device.finger())
        device.event {
            first.down(at: start)
            second.down(at: CGPoint(x: 100, y: 100))
        }
        device.event {
            first.up()
            second.up()
        }
        #expect(log.states == [.ended])
    }

    @Test("B10 a long press begins after half a second, and not if the finger moved more than ten points")
    func longPress() {
        let recognizer = add(UILongPressGestureRecognizer())
        let finger = device.finger().down(at: start).hold(for: 0.49)
        #expect(recognizer.state == .possible)
        finger.hold(for: 0.02)
        #expect(recognizer.state == .began)
        finger.move(by: 40, over: 0)
        finger.up()
        #expect(log.states == [.began, .changed, .ended])
        device.finger().down(at: start).move(by: 11, over: 0.1).hold(for: 1).up()
        #expect(log.states.count == 3)
    }

    @Test("B10 a swipe goes 50 points along within half a second; its location is where it started")
    func swipe() {
        let recognizer = add(UISwipeGestureRecognizer())
        var location = CGPoint.zero
        log.onAction = { location = $0.location(in: nil) }
        device.finger().down(at: start).move(by: 60, over: 0.1).up()
        #expect(log.states == [.ended])
        #expect(location == start)
        device.finger().down(at: start).move(by: 49, over: 0.1).up()
        device.finger().down(at: start).move(by: 60, over: 0.8).up()
        device.finger().down(at: start).move(by: -60, over: 0.1).up()
        #expect(log.states == [.ended])
        recognizer.direction = [.left, .right]
        device.finger().down(at: start).move(by: -60, over: 0.1).up()
        #expect(log.states == [.ended, .ended])
    }
}
