import Testing
@testable @_spi(Headless) import UIKit

@MainActor
struct DeliveryTests {
    let device = HeadlessDevice(size: CGSize(width: 200, height: 200))
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        device.window.addSubview(view)
    }

    @Test("A3 a touch keeps its view and window wherever the finger goes")
    func viewIsFixed() {
        let other = LoggingView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        device.window.addSubview(other)
        device.finger().down(at: CGPoint(x: 50, y: 50)).move(by: 100, over: 0.1).up()
        #expect(view.log.first == "began" && view.log.last == "ended")
        #expect(view.log.count(where: { $0 == "moved" }) == 6)
        #expect(other.log.isEmpty)
    }

    @Test("A4 an event goes to the application, the window, the recognizers, and then the view")
    func order() {
        final class OrderWindow: UIWindow {
            var note: (String) -> Void = { _ in }
            override func sendEvent(_ event: UIEvent) {
                note("window")
                super.sendEvent(event)
            }
        }
        final class OrderView: UIView {
            var note: (String) -> Void = { _ in }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("view") }
        }
        final class OrderRecognizer: UIGestureRecognizer {
            var note: (String) -> Void = { _ in }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("recognizer") }
        }
        var order: [String] = []
        let window = OrderWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = OrderView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let recognizer = OrderRecognizer()
        window.note = { order.append($0) }
        view.note = { order.append($0) }
        recognizer.note = { order.append($0) }
        window.addSubview(view)
        view.addGestureRecognizer(recognizer)
        window.isHidden = false
        let touch = UITouch(window: window, position: CGPoint(x: 10, y: 10), timestamp: 0)
        touch.view = window.hitTest(touch.position, with: nil)
        device.window.windowScene?.add(window, asKey: false)
        UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: 0))
        #expect(order == ["window", "recognizer", "view"])
    }

    @Test("A5 the recognizers of the hit view and of every superview are asked once for each new touch")
    func candidates() {
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let sibling = UIView(frame: CGRect(x: 60, y: 10, width: 40, height: 50))
        view.addSubview(inner)
        view.addSubview(sibling)
        var asked: [String: Int] = [:]
        let hosts: [(String, UIView)] = [
            ("inner", inner), ("view", view), ("window", device.window), ("sibling", sibling),
        ]
        var delegates: [AnsweringDelegate] = []
        for (name, host) in hosts {
            let recognizer = StubRecognizer()
            let delegate = AnsweringDelegate()
            delegate.receivesTouch = { _ in
                asked[name, default: 0] += 1
                return true
            }
            recognizer.delegate = delegate
            delegates.append(delegate)
            host.addGestureRecognizer(recognizer)
        }
        device.finger().down(at: CGPoint(x: 20, y: 20)).move(by: 30, over: 0.1).up()
        #expect(asked == ["inner": 1, "view": 1, "window": 1])
    }

    @Test("A6 a recognizer that is switched off, or that does not take the touch, never sees it")
    func unseenTouches() {
        func stub(_ change: (StubRecognizer, AnsweringDelegate) -> Void) -> (StubRecognizer, AnsweringDelegate) {
            let recognizer = StubRecognizer()
            let delegate = AnsweringDelegate()
            recognizer.delegate = delegate
            change(recognizer, delegate)
            view.addGestureRecognizer(recognizer)
            return (recognizer, delegate)
        }
        let willing = stub { _, _ in }
        let off = stub { recognizer, _ in recognizer.isEnabled = false }
        let pencilOnly = stub { recognizer, _ in
            recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        }
        let noEvent = stub { _, delegate in delegate.receivesEvent = { _ in false } }
        let noTouch = stub { _, delegate in delegate.receivesTouch = { _ in false } }
        device.finger().down(at: CGPoint(x: 20, y: 20)).move(by: 30, over: 0.1).up()
        #expect(willing.0.received.count > 2)
        for refusing in [off, pencilOnly, noEvent, noTouch] { #expect(refusing.0.received.isEmpty) }
    }

    @Test(
        "a recognizer follows touches of one type, that of the first, unless it requires no exclusive type",
        arguments: [true, false])
    func exclusiveTouchType(isExclusive: Bool) {
        let recognizer = StubRecognizer()
        recognizer.requiresExclusiveTouchType = isExclusive
        view.addGestureRecognizer(recognizer)
        let palm = device.finger().down(at: CGPoint(x: 20, y: 20))
        let pencil = device.finger(.pencil).down(at: CGPoint(x: 60, y: 60))
        let finger = device.finger().down(at: CGPoint(x: 80, y: 20))
        #expect(recognizer.numberOfTouches == (isExclusive ? 2 : 3))
        for touch in [palm, pencil, finger] { touch.up() }
    }

    @Test("A7 exclusion, failure requirements, actions, delayed touches and resets follow one another in one pass")
    func passOrder() {
        var order: [String] = []
        let waiting = StubRecognizer()
        let required = StubRecognizer()
        waiting.movedState = .began
        required.movedState = .failed
        waiting.require(toFail: required)
        let log = LoggingTarget().listen(to: waiting)
        log.onAction = { _ in order.append("action, view has heard \(view.log)") }
        view.addGestureRecognizer(waiting)
        view.addGestureRecognizer(required)
        let finger = device.finger().down(at: CGPoint(x: 20, y: 20))
        finger.move(by: 20, over: 0)
        // The requirement cleared and the action was sent before the view lost its touch, all in the same event.
        #expect(order == ["action, view has heard [\"began\"]"])
        #expect(view.log == ["began", "cancelled"])
        #expect(waiting.resets == 0)
        finger.up()
        #expect(waiting.resets == 1)
        #expect(required.resets == 1)
    }

    /// Puts a recognizer on each view that begins with the first movement, beside all others; `note` hears their
    /// actions.
    private func addRecognizers(to places: [(String, UIView)], note: @escaping (String) -> Void) -> [LoggingTarget] {
        places.map { name, place in
            let recognizer = StubRecognizer()
            recognizer.movedState = .began
            recognizer.prevents = { _ in false }
            let log = LoggingTarget().listen(to: recognizer)
            log.onAction = { _ in note(name) }
            place.addGestureRecognizer(recognizer)
            return log
        }
    }

    @Test("A8 in a tie the recognizer of the deeper view comes first, then the order in gestureRecognizers")
    func ties() {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        var order: [String] = []
        let places = [("window", device.window), ("inner 1", inner), ("view", view), ("inner 2", inner)]
        let logs = addRecognizers(to: places) { order.append($0) }
        defer { withExtendedLifetime(logs) {} }
        let finger = device.finger().down(at: CGPoint(x: 20, y: 20))
        finger.move(by: 20, over: 0)
        #expect(order == ["inner 1", "inner 2", "view", "window"])
        finger.up()
    }

    @Test("A8 the order is that of the places at each moment, also of views that move under the finger")
    func movedViews() {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        var order: [String] = []
        let logs = addRecognizers(to: [("inner", inner), ("view", view)]) { order.append($0) }
        defer { withExtendedLifetime(logs) {} }
        let finger = device.finger().down(at: CGPoint(x: 20, y: 20))
        finger.move(by: 1, over: 0)
        #expect(order == ["inner", "view"])
        order = []
        device.window.addSubview(inner)
        inner.addSubview(view)
        finger.move(by: 20, over: 0)
        #expect(order == ["view", "inner"])
        finger.up()
    }

    @Test("A9 a view that takes one touch hears only of its first; one that takes several hears of all")
    func multipleTouch() {
        let (first, second) = (device.finger(), device.finger())
        first.down(at: CGPoint(x: 20, y: 20))
        second.down(at: CGPoint(x: 60, y: 60))
        #expect(view.log == ["began"])
        second.up()
        first.up()
        #expect(view.log == ["began", "ended"])
        view.isMultipleTouchEnabled = true
        view.log = []
        first.down(at: CGPoint(x: 20, y: 20))
        second.down(at: CGPoint(x: 60, y: 60))
        #expect(view.log == ["began", "began"])
    }

    // Apple's Event Handling Guide: such a view takes touches only if no other view in the window has any. That
    // recognizers don't care is reported (cnblogs.com/mumoozhu/p/4582728.html).
    @Test("A9 an exclusive view takes no touch beside another, nor do others beside its own; recognizers do")
    func exclusiveTouch() {
        let exclusive = LoggingView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        exclusive.isExclusiveTouch = true
        device.window.addSubview(exclusive)
        let tap = UITapGestureRecognizer()
        exclusive.addGestureRecognizer(tap)
        let (first, second) = (device.finger(), device.finger())
        first.down(at: CGPoint(x: 20, y: 20))
        second.down(at: CGPoint(x: 150, y: 50))
        #expect(exclusive.log.isEmpty)
        #expect(tap.numberOfTouches == 1)
        second.up()
        first.up()
        view.log = []
        first.down(at: CGPoint(x: 150, y: 50))
        second.down(at: CGPoint(x: 20, y: 20))
        #expect(exclusive.log == ["began"])
        #expect(view.log.isEmpty)
        first.up()
        second.up()
        first.down(at: CGPoint(x: 20, y: 20))
        #expect(view.log == ["began"])
    }

    // UIEvent.coalescedTouches(for:), predictedTouches(for:): of touches of the event alone.
    @Test("A10 an event has no sample of a touch but its own, and predicts none")
    func coalescedTouches() throws {
        final class SampledView: UIView {
            var samples: [(coalesced: [UITouch]?, predicted: [UITouch]?)] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                for touch in touches {
                    samples.append((event?.coalescedTouches(for: touch), event?.predictedTouches(for: touch)))
                }
            }
        }
        let view = SampledView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        device.window.addSubview(view)
        device.finger().down(at: CGPoint(x: 110, y: 110)).move(by: 50, over: 0.05).up()
        #expect(view.samples.count == 3)
        #expect(view.samples.allSatisfy { $0.coalesced?.count == 1 && $0.predicted?.isEmpty == true })
    }

    @Test("A9 a finger that rests while another moves is stationary in the event")
    func stationary() {
        final class PhaseView: UIView {
            var phases: [[UITouch.Phase]] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                phases.append((event?.touches ?? []).map(\.phase))
            }
        }
        let pad = PhaseView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        pad.isMultipleTouchEnabled = true
        device.window.addSubview(pad)
        let (first, second) = (device.finger(), device.finger())
        first.down(at: CGPoint(x: 20, y: 120))
        second.down(at: CGPoint(x: 60, y: 160))
        second.move(by: 5, over: 0)
        #expect(pad.phases == [[.stationary, .moved]])
    }
}
