import Testing

@testable @_spi(Headless) import UIKit

@Suite("C: controls against the recognizers of their parents")
@MainActor
struct ParentRecognizerTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init() {
        device.window.addSubview(screen)
    }

    static let tapped: [@Sendable @MainActor () -> UIControl] = [
        { UIButton(type: .system) }, { UISwitch() }, { UIStepper() }, { UISegmentedControl(items: ["a", "b"]) },
        { UIPageControl() },
    ]

    private func add(_ control: UIControl) -> CGPoint {
        control.frame.origin = CGPoint(x: 100, y: 100)
        if control.bounds.isEmpty { control.frame.size = CGSize(width: 80, height: 40) }
        screen.addSubview(control)
        return CGPoint(x: control.frame.midX + 5, y: control.frame.midY)
    }

    @Test("C6 a single tap on a control is the control's, not a parent's", arguments: 0..<5)
    func singleTap(kind: Int) {
        let control = Self.tapped[kind]()
        let point = add(control)
        let parents = LoggingTarget()
        let parentsTap = UITapGestureRecognizer()
        parents.listen(to: parentsTap)
        screen.addGestureRecognizer(parentsTap)
        let events = EventLog().listen(to: control)
        device.finger().down(at: point).up()
        #expect(parents.states.isEmpty)
        #expect(events.events.contains("touchUpInside"))
    }

    @Test("C6 a double tap, and a tap on a control that is switched off, are the parent's", arguments: [true, false])
    func othersTaps(isDouble: Bool) {
        let button = UIButton(type: .system)
        let point = add(button)
        let parentsTap = UITapGestureRecognizer()
        let parents = LoggingTarget().listen(to: parentsTap)
        if isDouble { parentsTap.numberOfTapsRequired = 2 } else { button.isEnabled = false }
        screen.addGestureRecognizer(parentsTap)
        device.finger().down(at: point).up()
        if isDouble { device.finger().down(at: point).up() }
        #expect(parents.states == [.ended])
    }

    @Test("C6 a tap recognizer on the control itself wins")
    func ownTap() {
        let button = UIButton(type: .system)
        let point = add(button)
        let tap = UITapGestureRecognizer()
        let taps = LoggingTarget().listen(to: tap)
        button.addGestureRecognizer(tap)
        let events = EventLog().listen(to: button)
        device.finger().down(at: point).up()
        #expect(taps.states == [.ended])
        #expect(!events.events.contains("touchUpInside"))
    }

    @Test("C6 a pan along a switch that begins on its knob is the switch's", arguments: [true, false])
    func switchKnob(inScrollView: Bool) {
        let control = UISwitch()
        let point = add(control)
        let events = EventLog().listen(to: control)
        let pan = UIPanGestureRecognizer()
        if inScrollView {
            let scrollView = UIScrollView(frame: screen.bounds)
            scrollView.contentSize = CGSize(width: 1000, height: 400)
            screen.addSubview(scrollView)
            scrollView.addSubview(control)
        }
        screen.addGestureRecognizer(pan)
        let knob = CGPoint(x: control.frame.minX + 15, y: point.y)
        device.finger().down(at: knob).move(by: 40, over: 0.3).up()
        #expect(control.isOn)
        #expect(events.events.filter { $0 == "valueChanged" }.count == 1)
        #expect(pan.state == .possible)
    }

    @Test("C6 a pan across the switch is the parent's")
    func acrossSwitch() {
        let control = UISwitch()
        let point = add(control)
        let pan = UIPanGestureRecognizer()
        screen.addGestureRecognizer(pan)
        device.finger().down(at: point).move(by: 2, 40, over: 0.2)
        #expect(pan.state.isActive)
        #expect(!control.isOn)
    }
}
