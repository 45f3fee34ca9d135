import Testing

@testable @_spi(Headless) import UIKit

@Suite("E: what a control makes of touches")
@MainActor
struct ControlTests {
    /// Writes down how it is asked to track.
    final class TrackingControl: UIControl {
        var calls: [String] = []
        var begins = true
        var continues = true

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("begin")
            return begins
        }

        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("continue")
            return continues
        }

        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
        override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }

    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
    let control = TrackingControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let log = EventLog()
    let start = CGPoint(x: 150, y: 150)

    init() {
        device.window.addSubview(control)
        log.listen(to: control)
    }

    @Test("E1 a touch is tracked from its begin to its end")
    func tracking() {
        let finger = device.finger().down(at: start)
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        #expect(control.state == .highlighted)
        finger.move(by: 5, over: 0).up()
        #expect(control.calls == ["begin", "continue", "end"])
        #expect(log.events == ["touchDown", "touchDragInside", "touchUpInside"])
        #expect(log.lastSender === control)
        #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    }

    @Test("E1 a touch is inside a control up to 70 points past its bounds", arguments: [(69.0, true), (71, false)])
    func inside(past: CGFloat, isInside: Bool) {
        let finger = device.finger().down(at: start).move(to: CGPoint(x: 200 + past, y: 150), over: 0)
        #expect(control.isTouchInside == isInside)
        #expect(control.isHighlighted == isInside)
        finger.up()
        #expect(log.events.last == (isInside ? "touchUpInside" : "touchUpOutside"))
    }

    @Test("E1 a control tells that a touch leaves it and comes back")
    func exitAndEnter() {
        device.finger().down(at: start).move(by: 200, over: 0).move(by: 1, over: 0).move(by: -201, over: 0).up()
        #expect(
            log.events == [
                "touchDown", "touchDragExit", "touchDragOutside", "touchDragOutside", "touchDragEnter",
                "touchDragInside", "touchUpInside",
            ])
    }

    @Test("E1 a control that does not begin tracks nothing and says nothing")
    func refuses() {
        control.begins = false
        let finger = device.finger().down(at: start)
        #expect(!control.isTracking)
        finger.move(by: 5, over: 0).up()
        #expect(control.calls == ["begin"])
        #expect(log.events.isEmpty)
    }

    @Test("E1 a control that does not continue stops tracking")
    func stops() {
        control.continues = false
        device.finger().down(at: start).move(by: 5, over: 0).move(by: 5, over: 0).up()
        #expect(control.calls == ["begin", "continue"])
        #expect(log.events == ["touchDown"])
    }

    @Test("E1 a touch that is taken away cancels tracking", arguments: ["phone call", "recognizer", "disabled"])
    func cancelled(by cause: String) {
        let pan = UIPanGestureRecognizer()
        let finger = device.finger()
        switch cause {
        case "phone call":
            finger.down(at: start).cancel()
        case "recognizer":
            device.window.addGestureRecognizer(pan)
            finger.down(at: start).move(by: 20, over: 0)
        default:
            finger.down(at: start)
            control.isEnabled = false
        }
        #expect(control.calls.last == "cancel")
        #expect(log.events.last == "touchCancel")
        #expect(!control.isTracking)
    }

    @Test("E1 a second tap on a control is a repeat")
    func repeated() {
        device.finger().down(at: start).up()
        log.forget()
        device.finger().down(at: start).up()
        #expect(log.events == ["touchDown", "touchDownRepeat", "touchUpInside"])
    }

    @Test("E1 a control's targets are called in their order, once each, until they are removed")
    func targets() {
        let fresh = UIControl()
        let other = EventLog()
        fresh.addTarget(other, action: Selector("valueChanged"), for: .valueChanged)
        fresh.addTarget(other, action: Selector("valueChanged"), for: .valueChanged)
        #expect(fresh.actions(forTarget: other, forControlEvent: .valueChanged) == ["valueChanged"])
        #expect(fresh.allControlEvents == .valueChanged)
        fresh.sendActions(for: .valueChanged)
        #expect(other.events == ["valueChanged"])
        fresh.removeTarget(other, action: nil, for: .allEvents)
        fresh.sendActions(for: .valueChanged)
        #expect(other.events.count == 1)
        #expect(fresh.allTargets.isEmpty)
    }

    @Test("E1 a control's target is held weakly")
    func weakTarget() {
        let fresh = UIControl()
        weak var kept: EventLog?
        do {
            let target = EventLog().listen(to: fresh)
            kept = target
        }
        #expect(kept == nil)
        fresh.sendActions(for: .touchDown)
    }

    @Test("E1 an action goes to the closure, which finds its sender; one of the same name takes its place")
    func actions() {
        let fresh = UIControl()
        var heard: [String] = []
        fresh.addAction(
            UIAction(identifier: UIAction.Identifier("x")) { action in
                heard.append((action.sender as? UIControl) === fresh ? "first" : "nobody")
            }, for: .valueChanged)
        fresh.sendActions(for: .valueChanged)
        fresh.addAction(
            UIAction(identifier: UIAction.Identifier("x")) { _ in heard.append("second") }, for: .valueChanged)
        fresh.sendActions(for: .valueChanged)
        fresh.removeAction(identifiedBy: UIAction.Identifier("x"), for: .valueChanged)
        fresh.sendActions(for: .valueChanged)
        #expect(heard == ["first", "second"])
    }

    @Test("E1 without a target an action goes up the responder chain")
    func responderChain() {
        final class Holder: UIView, SelectorResponder {
            var performed: [String] = []
            func responds(toSelector selector: Selector) -> Bool { selector == Selector("save:") }
            func perform(_ selector: Selector, with argument: Any?) { performed.append(selector.description) }
        }
        let holder = Holder(frame: .zero)
        let fresh = UIControl()
        holder.addSubview(fresh)
        fresh.addTarget(nil, action: Selector("save:"), for: .touchUpInside)
        fresh.sendActions(for: .touchUpInside)
        #expect(holder.performed == ["save:"])
    }

    @Test("A2 a disabled control swallows its touch", arguments: [true, false])
    func disabled(takesTouches: Bool) {
        device.runtime.profile.controls.disabledControlsTakeTouches = takesTouches
        let behind = LoggingView(frame: device.window.bounds)
        device.window.insertSubview(behind, at: 0)
        control.isEnabled = false
        device.finger().down(at: start).up()
        #expect(log.events.isEmpty)
        #expect(control.state == .disabled)
        #expect(behind.log == (takesTouches ? [] : ["began", "ended"]))
    }

    @Test("D2 a control inside a scroll view keeps a touch that it has")
    func inScrollView() {
        let scrollView = UIScrollView(frame: device.window.bounds)
        scrollView.contentSize = CGSize(width: 400, height: 1000)
        device.window.addSubview(scrollView)
        scrollView.addSubview(control)
        device.finger().down(at: start).hold(for: 0.2).move(by: 0, -60, over: 0.1).up()
        #expect(log.events.first == "touchDown" && log.events.last == "touchUpInside")
        #expect(scrollView.contentOffset == .zero)
    }
}
