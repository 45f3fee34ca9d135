import Testing
@testable @_spi(Headless) import UIKit

@Suite("The keyboard on the screen") @MainActor
struct KeyboardTests {
    /// Notes what it and its text view are told.
    private final class ChatController: UIViewController {
        var hasBar = false
        private(set) var log: [String] = []
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        lazy var text = LoggingTextView { [unowned self] in log.append($0) }

        override var canBecomeFirstResponder: Bool { hasBar }
        override var inputAccessoryView: UIView? { hasBar ? bar : nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            text.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
            view.addSubview(text)
        }

        override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
        override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
        func clear() { log = [] }
    }

    private final class LoggingTextView: UITextView {
        private let note: (String) -> Void

        init(_ note: @escaping (String) -> Void) {
            self.note = note
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { fatalError() }

        @discardableResult
        override func resignFirstResponder() -> Bool {
            note("resigns")
            return super.resignFirstResponder()
        }

        @discardableResult
        override func becomeFirstResponder() -> Bool {
            note("becomes")
            return super.becomeFirstResponder()
        }
    }

    private let device: HeadlessDevice
    private let navigation: UINavigationController
    private let chat = ChatController()

    private init(_ profile: BehaviourProfile) {
        device = HeadlessDevice(profile: profile)
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.perform { [device] in device.window.rootViewController = navigation }
        self.navigation = navigation
        device.perform { [chat] in navigation.pushViewController(chat, animated: false) }
        device.settle()
    }

    init() { self.init(BehaviourProfile()) }

    /// Drags the screen from its edge and back.
    private func swipeAndTakeBack() {
        let finger = device.finger().down(at: CGPoint(x: 2, y: 300))
        finger.move(by: 150, over: 0.3)
        finger.move(by: -140, over: 0.3)
        finger.up()
        device.settle()
    }

    @Test("K6 the first responder in a screen resigns before the screen disappears")
    func resigning() {
        device.perform { chat.text.becomeFirstResponder() }
        chat.clear()
        device.perform { navigation.popViewController(animated: true) }
        device.settle()
        #expect(chat.log == ["resigns", "willDisappear"])
        #expect(device.firstResponder == nil)
    }

    @Test("K8 what lies in the accessory view works where it is seen")
    func accessory() {
        let button = UIButton(frame: CGRect(x: 300, y: 5, width: 80, height: 40))
        let slider = UISlider(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
        let field = UITextField(frame: CGRect(x: 220, y: 5, width: 70, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        for control in [button, slider, field] { chat.bar.addSubview(control) }
        chat.hasBar = true
        device.perform { chat.becomeFirstResponder() }
        #expect(device.keyboard == .accessory)
        let y = device.window.bounds.height - device.window.safeAreaInsets.bottom - 25
        device.finger().down(at: CGPoint(x: 340, y: y)).up()
        #expect(taps == 1)
        device.finger().down(at: CGPoint(x: 26, y: y)).move(by: 90, over: 0.3).up()
        #expect(slider.value > 0.3)
        #expect(navigation.viewControllers.count == 2)
        device.finger().down(at: CGPoint(x: 250, y: y)).up()
        device.settle()
        #expect(field.isFirstResponder)
        #expect(device.keyboard == .shown)
        let above = device.window.bounds.height - BehaviourProfile().keyboard.height - 25
        device.finger().down(at: CGPoint(x: 340, y: above)).up()
        #expect(taps == 2)
        device.perform { navigation.popViewController(animated: true) }
        device.settle()
        #expect(device.keyboard == .hidden)
    }

    @Test("K7 a text view is first responder again after a pop that was cancelled")
    func returning() {
        device.perform { chat.text.becomeFirstResponder() }
        chat.clear()
        swipeAndTakeBack()
        #expect(chat.log == ["resigns", "willDisappear", "becomes", "didAppear"])
        #expect(device.firstResponder === chat.text)
    }

    @Test("K7 a text view is first responder again after another screen has come and gone")
    func returningFromAnother() {
        device.perform { chat.text.becomeFirstResponder() }
        device.perform { navigation.pushViewController(UIViewController(), animated: true) }
        device.settle()
        #expect(device.keyboard == .hidden)
        device.perform { navigation.popViewController(animated: true) }
        device.settle()
        #expect(device.keyboard == .shown)
    }

    @Test(
        "K7 who is first responder again is a choice",
        arguments: zip(BehaviourProfile.Keyboard.Return.allCases, [(true, false), (true, true), (false, false)]))
    func choice(_ choice: BehaviourProfile.Keyboard.Return, _ expected: (view: Bool, controller: Bool)) {
        var profile = BehaviourProfile()
        profile.keyboard.returning = choice
        let tests = KeyboardTests(profile)
        tests.device.perform { tests.chat.text.becomeFirstResponder() }
        tests.swipeAndTakeBack()
        #expect((tests.device.keyboard == .shown) == expected.view)
        tests.chat.hasBar = true
        tests.device.perform { tests.chat.becomeFirstResponder() }
        #expect(tests.device.keyboard == .accessory)
        tests.swipeAndTakeBack()
        #expect((tests.device.keyboard == .accessory) == expected.controller)
    }

    @Test("K8 text that cannot be edited brings no keyboard")
    func notEditable() {
        chat.text.isEditable = false
        device.perform { chat.text.becomeFirstResponder() }
        #expect(device.firstResponder === chat.text && device.keyboard == .hidden)
    }

    @Test("K8 touches on the keyboard and on its accessory view do not reach the app")
    func touches() {
        device.perform { chat.text.becomeFirstResponder() }
        let above = device.finger().down(at: CGPoint(x: 100, y: 500))
        #expect(above.view === chat.view)
        above.up()
        let key = device.finger().down(at: CGPoint(x: 100, y: 520))
        #expect(key.view?.window == nil)
        key.up()
        chat.hasBar = true
        device.perform { chat.becomeFirstResponder() }
        let onBar = device.finger().down(at: CGPoint(x: 100, y: 800))
        #expect(onBar.view === chat.bar)
        onBar.up()
        let aboveBar = device.finger().down(at: CGPoint(x: 100, y: 780))
        #expect(aboveBar.view === chat.view)
        aboveBar.up()
    }

    @Test(
        "K9 dragging dismisses the keyboard as the scroll view says",
        arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive], [520.0, 250])
    func dismissing(_ mode: UIScrollView.KeyboardDismissMode, to end: Double) {
        let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
        list.contentSize = CGSize(width: 390, height: 3000)
        list.keyboardDismissMode = mode
        device.perform {
            chat.view.addSubview(list)
            chat.text.becomeFirstResponder()
        }
        let finger = device.finger().down(at: CGPoint(x: 100, y: 220))
        finger.move(to: CGPoint(x: 100, y: end), over: 0.3)
        #expect((device.keyboard == .hidden) == (mode == .onDrag))
        finger.up()
        device.settle()
        #expect((device.keyboard == .hidden) == (mode == .onDrag || mode == .interactive && end > 508))
    }
}
