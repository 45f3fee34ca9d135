import Foundation
import Testing
@testable @_spi(Headless) import UIKit

/// B10: pinches and rotations (DOC: both begin when two fingers have moved enough, change while both are down, and end
/// when both have lifted; setting the scale or the rotation resets the velocity).
@MainActor
struct TwoFingerRecognizersTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let log = LoggingTarget()

    init() {
        device.window.addSubview(view)
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        view.addGestureRecognizer(recognizer)
        log.listen(to: recognizer)
        return recognizer
    }

    private func land(_ x: CGFloat, _ y: CGFloat) -> Finger {
        let finger = device.finger()
        finger.down(at: CGPoint(x: x, y: y))
        return finger
    }

    @Test("B10 a pinch takes two fingers; the scale counts from their distance at the start")
    func pinch() {
        let recognizer = add(UIPinchGestureRecognizer())
        let first = land(150, 200)
        first.move(by: -40, over: 0.1)
        #expect(recognizer.state == .possible)
        let second = land(210, 200)
        second.move(by: 50, over: 0)
        #expect(recognizer.state == .began)
        #expect(abs(recognizer.scale - 1.5) < 1e-9)
        second.move(by: 50, over: 0.1)
        #expect(abs(recognizer.scale - 2) < 1e-9)
        #expect(abs(recognizer.velocity - 5) < 1e-6)
        device.event {
            first.up()
            second.up()
        }
        #expect(log.states.last == .ended)
    }

    @Test("B10 a rotation takes two fingers, and counts clockwise from the line between them, however often they turn")
    func rotation() {
        let recognizer = add(UIRotationGestureRecognizer())
        let (anchor, finger) = (land(200, 200), land(300, 200))
        for degrees in stride(from: 10.0, through: 720, by: 10) {
            let angle = degrees * .pi / 180
            finger.move(to: CGPoint(x: 200 + 100 * cos(angle), y: 200 + 100 * sin(angle)), over: 0)
            device.advance(by: 0.01)
        }
        #expect(log.states.first == .began)
        #expect(abs(recognizer.rotation - 4 * .pi) < 1e-9)
        #expect(abs(recognizer.velocity - .pi / 18 / 0.01) < 1e-6)
        device.event {
            anchor.up()
            finger.up()
        }
        #expect(log.states.last == .ended)
        #expect(recognizer.rotation == 0)
    }

    @Test("B10 fingers that only part do not rotate, and fingers that only turn do not pinch")
    func eachItsOwn() {
        let (pinch, rotation) = (add(UIPinchGestureRecognizer()), add(UIRotationGestureRecognizer()))
        let both = Together()
        (pinch.delegate, rotation.delegate) = (both, both)
        let (anchor, finger) = (land(200, 200), land(250, 200))
        finger.move(by: 100, over: 0.2)
        #expect(pinch.state == .changed)
        #expect(rotation.state == .possible)
        anchor.up()
        finger.up()
        let (other, turning) = (land(200, 200), land(300, 200))
        turning.move(to: CGPoint(x: 200 + 100 * cos(0.2), y: 200 + 100 * sin(0.2)), over: 0)
        #expect(pinch.state == .possible)
        #expect(rotation.state == .began)
        other.up()
        turning.up()
    }

    @Test("B10 while one of its fingers is lifted a pinch rests; another finger takes its place without a jump")
    func place() {
        let recognizer = add(UIPinchGestureRecognizer())
        let (first, second) = (land(100, 200), land(200, 200))
        second.move(by: 100, over: 0.1)
        #expect(abs(recognizer.scale - 2) < 1e-9)
        let count = log.states.count
        second.up()
        first.move(by: 30, 40, over: 0.1)
        #expect(recognizer.state == .changed)
        #expect(log.states.count == count)
        let third = land(180, 240)
        #expect(abs(recognizer.scale - 2) < 1e-9)
        third.move(by: 25, over: 0.1)
        #expect(abs(recognizer.scale - 3) < 1e-9)
        third.up()
        #expect(recognizer.state == .changed)
        first.up()
        #expect(log.states.last == .ended)
    }

    @Test("B10 a finger taken away leaves a rotation to the other one, and the last decides how it ends")
    func cancelled() {
        let recognizer = add(UIRotationGestureRecognizer())
        let (first, second) = (land(200, 200), land(300, 200))
        second.move(by: 0, 60, over: 0.1)
        #expect(recognizer.state == .changed)
        first.cancel()
        #expect(recognizer.state == .changed)
        second.cancel()
        #expect(log.states.last == .cancelled)
    }

    @Test("B10 a pair of which one finger lifts too early counts afresh with the next")
    func afresh() {
        let recognizer = add(UIPinchGestureRecognizer())
        let (first, second) = (land(100, 200), land(200, 200))
        second.up()
        let third = land(300, 200)
        third.move(by: 5, over: 0)
        #expect(recognizer.state == .possible)
        third.move(by: 15, over: 0)
        #expect(recognizer.state == .began)
        #expect(abs(recognizer.scale - 1.1) < 1e-9)
        first.up()
        third.up()
    }

    @Test("B10 setting the scale or the rotation resets the velocity, and fingers that rest have none")
    func velocity() {
        let (pinch, rotation) = (add(UIPinchGestureRecognizer()), add(UIRotationGestureRecognizer()))
        let both = Together()
        (pinch.delegate, rotation.delegate) = (both, both)
        let (first, second) = (land(100, 200), land(200, 200))
        second.move(by: 80, 80, over: 0.1)
        #expect(pinch.velocity > 1)
        #expect(rotation.velocity > 1)
        (pinch.scale, rotation.rotation) = (1, 0)
        #expect(pinch.velocity == 0)
        #expect(rotation.velocity == 0)
        second.move(by: 20, -60, over: 0.1)
        #expect(pinch.velocity != 0)
        #expect(rotation.velocity < -1)
        second.hold(for: 0.2)
        #expect(pinch.velocity == 0)
        #expect(rotation.velocity == 0)
        first.up()
        second.up()
    }

    private final class Together: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }
}
