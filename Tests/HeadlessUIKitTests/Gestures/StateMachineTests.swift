import Testing
@testable @_spi(Headless) import UIKit

@MainActor
struct StateMachineTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let log = LoggingTarget()
    let start = CGPoint(x: 200, y: 200)

    init() {
        device.window.addSubview(view)
    }

    private func stub(moves state: UIGestureRecognizer.State? = .began) -> StubRecognizer {
        let recognizer = StubRecognizer()
        recognizer.movedState = state
        view.addGestureRecognizer(recognizer)
        log.listen(to: recognizer)
        return recognizer
    }

    @Test("B1 a continuous recognizer goes possible, began, changed, ended")
    func continuous() {
        let recognizer = stub()
        device.finger().down(at: start).move(by: 30, over: 0.05).up()
        #expect(log.states == [.began, .changed, .changed, .ended])
        #expect(recognizer.state == .possible)
    }

    @Test("B1 a discrete recognizer goes from possible straight to ended")
    func discrete() {
        _ = stub(moves: .ended)
        device.finger().down(at: start).move(by: 30, over: 0.05).up()
        #expect(log.states == [.ended])
    }

    @Test("B1 a recognizer in a finished state stays there until its reset")
    func finished() {
        let recognizer = stub(moves: .failed)
        let finger = device.finger().down(at: start).move(by: 30, over: 0)
        #expect(recognizer.state == .failed)
        recognizer.state = .began
        #expect(recognizer.state == .failed)
        finger.up()
        #expect(recognizer.state == .possible)
        #expect(log.states.isEmpty)
    }

    @Test("B2 a recognizer asks before it begins; a no makes it fail")
    func shouldBegin() {
        let recognizer = stub()
        let delegate = AnsweringDelegate()
        var stateWhenAsked: UIGestureRecognizer.State?
        delegate.shouldBegin = {
            stateWhenAsked = $0.state
            return false
        }
        recognizer.delegate = delegate
        let finger = device.finger().down(at: start).move(by: 30, over: 0)
        #expect(stateWhenAsked == .possible)
        #expect(recognizer.state == .failed)
        finger.up()
        #expect(log.states.isEmpty)
        #expect(delegate.questions.count(where: { $0 == "shouldBegin" }) == 1)
    }

    @Test("B3 an active recognizer that is switched off or removed is cancelled", arguments: [true, false])
    func switchedOffWhileActive(byRemoval: Bool) {
        let recognizer = stub()
        let finger = device.finger().down(at: start).move(by: 30, over: 0)
        if byRemoval { view.removeGestureRecognizer(recognizer) } else { recognizer.isEnabled = false }
        #expect(log.states == [.began, .cancelled])
        finger.move(by: 30, over: 0.1)
        #expect(log.states == [.began, .cancelled])
        finger.up()
        #expect(recognizer.state == .possible)
    }

    @Test("B3 a possible recognizer that is switched off or removed fails", arguments: [true, false])
    func switchedOffWhilePossible(byRemoval: Bool) {
        let recognizer = stub()
        let finger = device.finger().down(at: start)
        if byRemoval { view.removeGestureRecognizer(recognizer) } else { recognizer.isEnabled = false }
        #expect(recognizer.state == .failed)
        recognizer.isEnabled = true
        finger.move(by: 30, over: 0.1)
        finger.up()
        #expect(log.states.isEmpty)
        #expect(recognizer.state == .possible)
    }

    @Test("B3 a recognizer that is switched off in its own action is cancelled, and sends that")
    func switchedOffInAction() {
        let recognizer = stub()
        log.onAction = { if $0.state == .began { $0.isEnabled = false } }
        device.finger().down(at: start).move(by: 30, over: 0.1).up()
        #expect(log.states == [.began, .cancelled])
        #expect(recognizer.state == .possible)
    }

    @Test("B4 while a requirement is open a recognizer sends nothing; then began first, and after it the present state")
    func heldActions() {
        let recognizer = stub()
        recognizer.endedState = .ended
        let required = StubRecognizer()
        required.endedState = nil
        view.addGestureRecognizer(required)
        recognizer.require(toFail: required)
        let finger = device.finger().down(at: start).move(by: 30, over: 0.1)
        #expect(recognizer.state == .possible)
        finger.up()
        #expect(log.states.isEmpty)
        required.state = .failed
        #expect(log.states == [.began, .ended])
        #expect(recognizer.state == .possible)
    }

    @Test("B5 a recognizer that fails sends nothing; one that is cancelled sends only if it has sent something before")
    func silentEnds() {
        let recognizer = stub()
        device.finger().down(at: start).up()
        #expect(log.states.isEmpty)
        device.finger().down(at: start).cancel()
        #expect(log.states.isEmpty)
        device.finger().down(at: start).move(by: 20, over: 0).cancel()
        #expect(log.states == [.began, .cancelled])
        #expect(recognizer.state == .possible)
    }

    @Test("B6 a failed recognizer stays so while its finger is down, and ignores other fingers until it is reset")
    func reset() {
        let recognizer = stub(moves: .failed)
        let finger = device.finger().down(at: start).move(by: 20, over: 0)
        #expect(recognizer.resets == 0)
        let received = recognizer.received.count
        let second = device.finger().down(at: CGPoint(x: 20, y: 20))
        #expect(recognizer.received.count == received)
        second.up()
        finger.up()
        #expect(recognizer.resets == 1)
        #expect(recognizer.state == .possible)
    }

    @Test("B6 a recognizer is not reset while one tied to it by a failure requirement is active")
    func tiedReset() {
        let recognizer = stub()
        recognizer.endedState = nil
        let required = StubRecognizer()
        required.movedState = .failed
        view.addGestureRecognizer(required)
        recognizer.require(toFail: required)
        let finger = device.finger().down(at: start).move(by: 20, over: 0)
        #expect(recognizer.state == .began)
        #expect(required.resets == 0)
        finger.up()
        #expect(required.resets == 1)
    }
}
