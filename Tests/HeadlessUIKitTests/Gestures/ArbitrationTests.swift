import Testing
@testable @_spi(Headless) import UIKit

@MainActor
struct ArbitrationTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let start = CGPoint(x: 200, y: 200)

    init() {
        device.window.addSubview(outer)
        outer.addSubview(inner)
    }

    private func stub(on view: UIView, moves state: UIGestureRecognizer.State? = .began) -> StubRecognizer {
        let recognizer = StubRecognizer()
        recognizer.movedState = state
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    private func drag() {
        device.finger().down(at: start).move(by: 20, over: 0)
    }

    @Test("C1 the touched view is asked before the recognizer's delegate, and its no is final")
    func whoIsAsked() {
        final class RefusingView: UIView {
            var asked = 0
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                asked += 1
                return false
            }
        }
        let touched = RefusingView(frame: inner.bounds)
        inner.addSubview(touched)
        let recognizer = stub(on: outer)
        let delegate = AnsweringDelegate()
        recognizer.delegate = delegate
        drag()
        #expect(touched.asked == 1)
        #expect(!delegate.questions.contains("shouldBegin"))
        #expect(recognizer.state == .failed)
    }

    @Test("C2 of two recognizers that begin in one event the deeper one wins, and the other fails silently")
    func deeperWins() {
        let above = stub(on: outer)
        let below = stub(on: inner)
        let log = LoggingTarget().listen(to: above)
        drag()
        #expect(below.state == .began)
        #expect(above.state == .failed)
        #expect(log.states.isEmpty)
    }

    @Test("C2 a recognizer that has begun makes a possible one fail, on its view, a superview or a subview")
    func exclusion() {
        let first = stub(on: inner)
        let sameView = stub(on: inner, moves: nil)
        let onSuperview = stub(on: outer, moves: nil)
        drag()
        #expect(first.state == .began)
        #expect(sameView.state == .failed && onSuperview.state == .failed)
    }

    @Test("C2 the exclusion needs both sides: canPrevent and canBePrevented")
    func preventionHooks() {
        let first = stub(on: inner)
        let spared = stub(on: outer)
        first.prevents = { $0 !== spared }
        let stubborn = stub(on: device.window)
        stubborn.isPreventable = { _ in false }
        let plain = stub(on: device.window)
        spared.prevents = { _ in false }
        drag()
        #expect(first.state == .began && spared.state == .began && stubborn.state == .began)
        #expect(plain.state == .failed)
    }

    @Test("C2 recognizers that share no touch leave each other alone")
    func noSharedTouch() {
        let first = stub(on: inner)
        let second = stub(on: outer)
        let delegate = AnsweringDelegate()
        var touches = 0
        delegate.receivesTouch = { _ in
            touches += 1
            return touches > 1
        }
        second.delegate = delegate
        let (one, other) = (device.finger(), device.finger())
        let innerDelegate = AnsweringDelegate()
        var innerTouches = 0
        innerDelegate.receivesTouch = { _ in
            innerTouches += 1
            return innerTouches == 1
        }
        first.delegate = innerDelegate
        one.down(at: start)
        other.down(at: CGPoint(x: 20, y: 20))
        one.move(by: 20, over: 0)
        #expect(first.state == .began)
        #expect(second.state == .possible)
        other.move(by: 20, over: 0)
        #expect(second.state == .began)
        #expect(first.state == .began || first.state == .changed)
    }

    @Test("C2 recognizers on views that are not above one another leave each other alone")
    func siblings() {
        let sibling = UIView(frame: CGRect(x: 300, y: 0, width: 100, height: 400))
        outer.addSubview(sibling)
        let first = stub(on: inner)
        let second = stub(on: sibling)
        let (one, other) = (device.finger(), device.finger())
        one.down(at: start)
        other.down(at: CGPoint(x: 350, y: 20))
        device.event {
            one.move(by: 20, over: 0)
            other.move(by: 20, over: 0)
        }
        #expect(first.state == .began && second.state == .began)
    }

    @Test("C2 a recognizer that is already active is not excluded by a later one")
    func activeIsSafe() {
        let early = stub(on: outer)
        early.movedState = nil
        early.beganState = .began
        let late = stub(on: inner)
        late.isPreventable = { _ in false }
        let finger = device.finger().down(at: start)
        #expect(early.state == .began)
        finger.move(by: 20, over: 0)
        #expect(late.state == .began)
        #expect(early.state == .began)
    }

    @Test("C2 while the delegates of two recognizers are asked, both already show began")
    func bothShowBegan() {
        let above = stub(on: outer)
        let below = stub(on: inner)
        let delegate = AnsweringDelegate()
        var states: [UIGestureRecognizer.State] = []
        delegate.isSimultaneous = { one, other in
            states = [one.state, other.state]
            return true
        }
        below.delegate = delegate
        drag()
        #expect(states == [.began, .began])
        #expect(above.state == .began && below.state == .began)
    }

    @Test("C3 either delegate grants simultaneity", arguments: [true, false])
    func simultaneity(byDeeper: Bool) {
        let above = stub(on: outer)
        let below = stub(on: inner)
        let delegate = AnsweringDelegate()
        delegate.isSimultaneous = { _, _ in true }
        (byDeeper ? below : above).delegate = delegate
        drag()
        #expect(above.state == .began && below.state == .began)
    }

    @Test("C3 a no to simultaneity guarantees nothing: the other delegate's yes counts")
    func noIsNoVeto() {
        let above = stub(on: outer)
        let below = stub(on: inner)
        let (no, yes) = (AnsweringDelegate(), AnsweringDelegate())
        yes.isSimultaneous = { _, _ in true }
        below.delegate = no
        above.delegate = yes
        drag()
        #expect(above.state == .began && below.state == .began)
    }

    enum Hook: CaseIterable { case requireToFail, requireFailureOf, requiredToFailBy }

    @Test("C4 a failure requirement may be static or come from either delegate", arguments: Hook.allCases)
    func requirements(hook: Hook) {
        let waiting = stub(on: inner)
        let required = stub(on: outer, moves: nil)
        let delegate = AnsweringDelegate()
        switch hook {
        case .requireToFail:
            waiting.require(toFail: required)
        case .requireFailureOf:
            delegate.requiresFailure = { _, other in other === required }
            waiting.delegate = delegate
        case .requiredToFailBy:
            delegate.isRequiredToFail = { _, other in other === waiting }
            required.delegate = delegate
        }
        drag()
        #expect(waiting.state == .possible)
        required.state = .failed
        #expect(waiting.state == .began)
    }

    @Test("C4 the hooks of a subclass make failure requirements")
    func subclassHooks() {
        final class Waiting: UIGestureRecognizer {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other is StubRecognizer }
        }
        final class Claiming: UIGestureRecognizer {
            override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other is StubRecognizer }
        }
        let waiting = Waiting()
        inner.addGestureRecognizer(waiting)
        let stub = stub(on: outer)
        let claiming = Claiming()
        outer.addGestureRecognizer(claiming)
        stub.prevents = { _ in false }
        drag()
        #expect(waiting.state == .possible && stub.state == .possible)
        claiming.state = .failed
        #expect(stub.state == .began)
    }

    @Test("C4 each pair of recognizers is asked for failure requirements once per attempt")
    func askedOnce() {
        let waiting = stub(on: inner)
        let required = stub(on: outer, moves: nil)
        let delegate = AnsweringDelegate()
        delegate.requiresFailure = { _, other in other === required }
        waiting.delegate = delegate
        let finger = device.finger().down(at: start).move(by: 50, over: 0.5)
        #expect(delegate.questions.count(where: { $0 == "requireFailureOf" }) == 1)
        finger.up()
        device.finger().down(at: start).move(by: 50, over: 0.5)
        #expect(delegate.questions.count(where: { $0 == "requireFailureOf" }) == 2)
    }

    @Test("C5 when a required recognizer fails, the waiting one goes on in the same event")
    func requiredFails() {
        let waiting = stub(on: inner)
        let required = stub(on: outer, moves: .failed)
        waiting.require(toFail: required)
        drag()
        #expect(waiting.state == .began)
    }

    @Test(
        "C5 when a required recognizer recognizes, the waiting one fails",
        arguments: [UIGestureRecognizer.State.began, .ended])
    func requiredRecognizes(as state: UIGestureRecognizer.State) {
        let waiting = stub(on: inner)
        let required = stub(on: outer, moves: state)
        required.prevents = { _ in false }
        waiting.require(toFail: required)
        let log = LoggingTarget().listen(to: waiting)
        drag()
        #expect(waiting.state == .failed)
        #expect(log.states.isEmpty)
    }

    @Test("C5 a required recognizer that sees no touch is not waited for")
    func idleRequirement() {
        let waiting = stub(on: inner)
        let elsewhere = UIView(frame: CGRect(x: 380, y: 380, width: 20, height: 20))
        outer.addSubview(elsewhere)
        waiting.require(toFail: stub(on: elsewhere))
        drag()
        #expect(waiting.state == .began)
    }

    @Test("C5 a single tap that waits for a double tap comes when the second tap does not")
    func singleAndDoubleTap() {
        let single = UITapGestureRecognizer()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        inner.addGestureRecognizer(single)
        inner.addGestureRecognizer(double)
        let (singles, doubles) = (LoggingTarget().listen(to: single), LoggingTarget().listen(to: double))
        let finger = device.finger()
        finger.down(at: start).up()
        #expect(singles.states.isEmpty)
        device.advance(by: 0.4)
        #expect(singles.states == [.ended])
        finger.down(at: start).up()
        device.advance(by: 0.1)
        finger.down(at: start).up()
        device.advance(by: 1)
        #expect(doubles.states == [.ended])
        #expect(singles.states == [.ended])
    }
}
