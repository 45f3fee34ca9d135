import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Other choices of controls")
struct ControlChoiceTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))

    @Test("C6 a disabled button lets the tap of a view around it begin, or not", arguments: [true, false])
    func disabledButton(yields: Bool) {
        device.runtime.profile.controls.disabledControlsYield = yields
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        button.isEnabled = false
        device.window.addSubview(button)
        let tap = UITapGestureRecognizer()
        let log = LoggingTarget().listen(to: tap)
        device.window.addGestureRecognizer(tap)
        device.finger().down(at: CGPoint(x: 120, y: 120)).up()
        #expect(log.states == (yields ? [.ended] : []))
    }

    @Test(
        "E1 a press edits a text field while the finger is down, or when it lifts",
        arguments: BehaviourProfile.Controls.TextFieldPress.allCases)
    func textFieldPress(press: BehaviourProfile.Controls.TextFieldPress) {
        device.runtime.profile.controls.textFieldPress = press
        let field = UITextField(frame: CGRect(x: 100, y: 100, width: 100, height: 34))
        device.window.addSubview(field)
        let finger = device.finger().down(at: CGPoint(x: 150, y: 117)).hold(for: 0.8)
        #expect(field.isEditing == (press == .editsAtOnce))
        finger.up()
        #expect(field.isEditing)
    }

    @Test("B7 a long press takes the finger from a text field where it is anything to it, and nothing does otherwise")
    func textFieldTouch() {
        for press in BehaviourProfile.Controls.TextFieldPress.allCases {
            device.runtime.profile.controls.textFieldPress = press
            let field = UITextField(frame: CGRect(x: 100, y: 100, width: 100, height: 34))
            device.window.addSubview(field)
            let log = EventLog().listen(to: field, for: .touchCancel)
            device.finger().down(at: CGPoint(x: 150, y: 117)).hold(for: 0.8).up()
            #expect(log.events.isEmpty == (press == .nothing))
            field.removeFromSuperview()
        }
    }
}
