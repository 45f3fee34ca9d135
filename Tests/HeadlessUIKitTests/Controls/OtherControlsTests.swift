import Testing

@testable @_spi(Headless) import UIKit

@Suite("E: the other controls")
@MainActor
struct OtherControlsTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
    let log = EventLog()

    private func add<Control: UIControl>(_ control: Control, size: CGSize? = nil) -> Control {
        control.frame.origin = CGPoint(x: 100, y: 100)
        if let size { control.frame.size = size }
        device.window.addSubview(control)
        log.listen(to: control, for: [.valueChanged, .primaryActionTriggered, .editingDidBegin, .editingDidEnd])
        return control
    }

    private func tap(_ view: UIView, at part: CGFloat = 0.5) {
        let point = CGPoint(x: view.bounds.minX + view.bounds.width * part, y: view.bounds.midY)
        device.finger().down(at: view.convert(point, to: nil)).up()
    }

    @Test("E1 a tap turns a switch over")
    func switchTap() {
        let control = add(UISwitch())
        tap(control)
        #expect(control.isOn)
        tap(control)
        #expect(!control.isOn)
        #expect(log.events.filter { $0 == "valueChanged" }.count == 2)
        control.isOn = true
        #expect(log.events.filter { $0 == "valueChanged" }.count == 2)
    }

    @Test("E1 a switch that is dragged to and fro tells of each crossing while the finger is down")
    func switchDrag() {
        let control = add(UISwitch())
        let finger = device.finger().down(at: CGPoint(x: 115, y: 115)).move(by: 30, over: 0.2)
        #expect(control.isOn)
        #expect(log.events.filter { $0 == "valueChanged" }.count == 1)
        finger.move(by: -30, over: 0.2).up()
        #expect(!control.isOn)
        #expect(log.events.filter { $0 == "valueChanged" }.count == 2)
    }

    @Test("E1 a switch that tells at the lift says nothing when it is brought back, and stays when it is cancelled")
    func switchThatTellsAtLift() {
        device.runtime.profile.controls.switchTellsWhileDragged = false
        let control = add(UISwitch())
        let knob = CGPoint(x: 115, y: 115)
        device.finger().down(at: knob).move(by: 30, over: 0.2).move(by: -30, over: 0.2).up()
        #expect(!control.isOn)
        device.finger().down(at: knob).move(by: 30, over: 0.2).cancel()
        #expect(!control.isOn)
        #expect(log.events.isEmpty)
    }

    @Test("E1 a button's tap triggers its primary action")
    func button() {
        var pressed = 0
        let button = add(UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in pressed += 1 }))
        #expect(button.title(for: .normal) == "Go" && button.title(for: .highlighted) == "Go")
        tap(button)
        #expect(pressed == 1)
        #expect(log.events == ["primaryActionTriggered"])
        button.setTitle("Off", for: .disabled)
        button.isEnabled = false
        #expect(button.currentTitle == "Off")
        tap(button)
        #expect(pressed == 1)
    }

    @Test("E1 the halves of a stepper step down and up, within bounds, and wrap when told to")
    func stepper() {
        let stepper = add(UIStepper())
        stepper.maximumValue = 2
        tap(stepper, at: 0.75)
        tap(stepper, at: 0.75)
        tap(stepper, at: 0.75)
        #expect(stepper.value == 2)
        #expect(log.events.filter { $0 == "valueChanged" }.count == 2)
        stepper.wraps = true
        tap(stepper, at: 0.75)
        #expect(stepper.value == 0)
        tap(stepper, at: 0.25)
        #expect(stepper.value == 2)
    }

    @Test("E1 a held stepper repeats")
    func stepperRepeats() {
        let stepper = add(UIStepper())
        let finger = device.finger().down(at: CGPoint(x: 170, y: 116)).hold(for: 0.75)
        #expect(stepper.value == 3)
        finger.up()
        device.advance(by: 1)
        #expect(stepper.value == 3)
    }

    @Test("E1 a tap chooses a segment; the chosen one again says nothing")
    func segments() {
        let control = add(UISegmentedControl(items: ["a", "b", "c"]), size: CGSize(width: 150, height: 32))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        tap(control, at: 0.9)
        tap(control, at: 0.9)
        #expect(control.selectedSegmentIndex == 2)
        #expect(log.events.filter { $0 == "valueChanged" }.count == 1)
        control.setEnabled(false, forSegmentAt: 0)
        tap(control, at: 0.1)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "c")
    }

    @Test("E1 taps on a page control turn pages by one")
    func pages() {
        let control = add(UIPageControl(), size: CGSize(width: 100, height: 26))
        control.numberOfPages = 3
        tap(control, at: 0.8)
        tap(control, at: 0.8)
        tap(control, at: 0.8)
        #expect(control.currentPage == 2)
        tap(control, at: 0.2)
        #expect(control.currentPage == 1)
        #expect(log.events.filter { $0 == "valueChanged" }.count == 3)
    }

    @Test("E1 the progress of a progress view is kept between 0 and 1")
    func progress() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 4
        #expect(view.progress == 1)
        view.setProgress(-1, animated: false)
        #expect(view.progress == 0)
    }

    @Test("E1 a tap on a text field starts editing, unless its delegate objects")
    func textField() {
        final class Objecting: NSObject, UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
        }
        let field = add(UITextField(), size: CGSize(width: 100, height: 34))
        tap(field)
        #expect(field.isEditing && field.isFirstResponder)
        device.perform { _ = field.resignFirstResponder() }
        #expect(log.events == ["editingDidBegin", "editingDidEnd"])
        let delegate = Objecting()
        field.delegate = delegate
        tap(field)
        #expect(!field.isFirstResponder)
    }
}
