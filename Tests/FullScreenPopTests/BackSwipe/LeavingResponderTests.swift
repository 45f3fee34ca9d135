import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("The first responder of a screen that fingers take back") @MainActor
struct LeavingResponderTests {
    /// A screen with a bar at its lower end, and a text view in that, as messengers have it.
    private final class Chat: UIViewController {
        let text = UITextView(frame: CGRect(x: 8, y: 8, width: 300, height: 34))
        private lazy var bar: UIView = {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            bar.addSubview(text)
            return bar
        }()

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    /// What UIKit returns, apart from what is in an accessory view.
    nonisolated static let returns = BehaviourProfile.Keyboard.Return.allCases

    private func takeBack(_ fixture: NavigationFixture) {
        fixture.finger(at: 150).move(by: fixture.back(120), over: 0.2).move(by: fixture.back(-100), over: 0.2)
            .hold(for: 0.2).up()
        fixture.device.settle()
    }

    /// A stack with `chat` on top, which is first responder, or its text view.
    private func fixture(_ configuration: TestConfiguration, _ chat: Chat, editsText: Bool = false) -> NavigationFixture
    {
        let fixture = NavigationFixture(configuration)
        fixture.device.perform { fixture.navigation.pushViewController(chat, animated: false) }
        fixture.device.settle()
        fixture.device.perform {
            chat.becomeFirstResponder()
            if editsText { chat.text.becomeFirstResponder() }
        }
        return fixture
    }

    private func addField(to screen: UIViewController, on device: HeadlessDevice) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
        device.runtime.profile.keyboard.returning = .nobody
        device.perform {
            screen.view.addSubview(field)
            field.becomeFirstResponder()
        }
        return field
    }

    @Test("a bar above the keyboard is there again, with every driver", arguments: TestConfiguration.all)
    func accessory(configuration: TestConfiguration) {
        let chat = Chat()
        let fixture = fixture(configuration, chat)
        takeBack(fixture)
        #expect(fixture.stack.count == 3 && fixture.milestones == [.began, .cancelled])
        #expect(fixture.device.keyboard == .accessory)
    }

    @Test("text in a bar above the keyboard is edited again, whatever UIKit returns", arguments: returns)
    func textInAccessory(returning: BehaviourProfile.Keyboard.Return) {
        let chat = Chat()
        let fixture = fixture(TestConfiguration(system: .iOS18), chat, editsText: true)
        fixture.device.runtime.profile.keyboard.returning = returning
        takeBack(fixture)
        #expect(fixture.device.firstResponder === chat.text)
    }

    @Test("so is text on the screen, with a transition of the screen's own")
    func transition() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.top.fullScreenPop.transition = .cube
        let field = addField(to: fixture.top, on: fixture.device)
        takeBack(fixture)
        #expect(fixture.milestones == [.began, .cancelled])
        #expect(field.isFirstResponder)
    }

    /// Counts how often it is asked whether it is first responder.
    private final class CountingView: UIView {
        static var count = 0

        override var isFirstResponder: Bool {
            Self.count += 1
            return super.isFirstResponder
        }
    }

    // Fails when a view on the way is asked twice: then those inside it are asked four times, and so on.
    @Test("text deep inside is found without asking views again and again")
    func deepInside() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let field = addField(to: fixture.top, on: fixture.device)
        var outer: UIView = fixture.top.view
        for _ in 0..<12 {
            let inner = CountingView(frame: outer.bounds)
            outer.addSubview(inner)
            outer = inner
        }
        outer.addSubview(field)
        fixture.device.perform { field.becomeFirstResponder() }
        CountingView.count = 0
        takeBack(fixture)
        #expect(field.isFirstResponder)
        #expect((1..<100).contains(CountingView.count))
    }

    @Test("nothing is first responder after a pop that finishes", arguments: TestConfiguration.leftToRight)
    func finished(configuration: TestConfiguration) {
        let chat = Chat()
        let fixture = fixture(configuration, chat)
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.firstResponder == nil)
    }

    @Test("what the app makes first responder meanwhile stays it")
    func another() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let field = addField(to: fixture.top, on: fixture.device)
        let other = UITextField()
        fixture.top.view.addSubview(other)
        let finger = fixture.finger(at: 150).move(by: fixture.back(120), over: 0.2)
        fixture.device.perform { other.becomeFirstResponder() }
        finger.move(by: fixture.back(-100), over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(other.isFirstResponder && !field.isFirstResponder)
    }

    @Test("a dismissal that is taken back leaves the keyboard where it was")
    func dismissal() {
        let fixture = ModalFixture()
        let field = addField(to: fixture.screen, on: fixture.device)
        fixture.drag(0, 200).move(by: 0, -180, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(field.isFirstResponder)
    }

    @Test("so does a push that is taken back")
    func push() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.top.fullScreenPop.nextScreen = NextScreen { (_: Screen) in Screen("Next") }
        let field = addField(to: fixture.top, on: fixture.device)
        fixture.finger(at: 300).move(by: fixture.back(-150), over: 0.2).move(by: fixture.back(130), over: 0.2)
            .hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(field.isFirstResponder)
    }

    @Test("so does a change of tabs that is taken back")
    func tabs() {
        let fixture = TabFixture(TestConfiguration(system: .iOS18))
        let field = addField(to: fixture.screen, on: fixture.device)
        fixture.device.finger().down(at: CGPoint(x: 300, y: 400)).move(by: -150, over: 0.2).move(by: 130, over: 0.2)
            .hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began(.forward), .cancelled])
        #expect(field.isFirstResponder)
    }
}
