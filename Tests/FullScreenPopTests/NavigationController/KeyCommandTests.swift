import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("The key command that goes back") @MainActor
struct KeyCommandTests {
    private final class EditorController: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "[", modifierFlags: .command, action: Selector("indent:"))]
        }
    }

    /// Presses the key that goes back.
    @discardableResult
    private func press(_ fixture: NavigationFixture) -> Bool {
        fixture.device.press(fixture.isRightToLeft ? "]" : "[", .command)
    }

    @Test("it pops, and the one for the other direction does nothing", arguments: TestConfiguration.all)
    func pops(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.device.press(fixture.isRightToLeft ? "[" : "]", .command)
        fixture.device.press("\u{1b}")
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(press(fixture))
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(!press(fixture))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("it is UIKit's, with its title, and goes before neither text nor the system")
    func command() throws {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let commands = try #require(fixture.navigation.keyCommands)
        #expect(commands.count == 1)
        #expect(commands[0].title == "Back" && commands[0].discoverabilityTitle == "Back")
        #expect(!commands[0].wantsPriorityOverSystemBehavior && commands[0].allowsAutomaticMirroring)
    }

    @Test("it asks the screen, and not whether swipes are on")
    func asks() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.top.fullScreenPop.isEnabled = false
        fixture.top.fullScreenPop.shouldPop = .when { _ in false }
        press(fixture)
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.top.fullScreenPop.shouldPop = .always
        press(fixture)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "during a push, or the pop of one before, it goes back when that is over",
        arguments: TestConfiguration.leftToRight)
    func waits(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        for _ in 1...2 {
            fixture.device.advance(by: 0.1)
            press(fixture)
        }
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("while fingers lead a swipe, it does nothing", arguments: TestConfiguration.leftToRight)
    func ledByFingers(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let finger = fixture.finger(at: 60).move(by: 200, over: 0.2)
        press(fixture)
        finger.move(by: 60, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("while something is presented, it does nothing", arguments: TestConfiguration.leftToRight)
    func refused(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let modal = Screen("Modal")
        fixture.device.perform { fixture.navigation.topViewController?.present(modal, animated: false) }
        fixture.device.settle()
        press(fixture)
        fixture.device.settle()
        #expect(fixture.stack.count == 3)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a screen's own command for the same keys goes first")
    func ofScreen() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.device.perform { fixture.navigation.pushViewController(EditorController(), animated: false) }
        press(fixture)
        fixture.device.settle()
        #expect(fixture.stack.count == 3)
    }

    @Test("with another stack inside that is at its root, the outer one goes back")
    func stackInside() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let inner = FullScreenPopNavigationController(rootViewController: Screen("Inner"))
        fixture.device.perform { show(inner, in: fixture.top) }
        fixture.device.settle()
        press(fixture)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("with another stack inside that has screens to go back to, that goes back")
    func stackAboveRootInside() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let inner = FullScreenPopNavigationController(rootViewController: Screen("Inner"))
        inner.pushViewController(Screen("Inner detail"), animated: false)
        fixture.device.perform { show(inner, in: fixture.top) }
        fixture.device.settle()
        press(fixture)
        fixture.device.settle()
        #expect(fixture.stack.count == 2 && inner.viewControllers.count == 1)
    }

    /// Shows a stack in a screen, with what has the keyboard in it.
    private func show(_ inner: UINavigationController, in screen: UIViewController) {
        screen.addChild(inner)
        screen.view.addSubview(inner.view)
        inner.didMove(toParent: screen)
        let field = UITextField()
        inner.topViewController?.view.addSubview(field)
        field.becomeFirstResponder()
    }
}
