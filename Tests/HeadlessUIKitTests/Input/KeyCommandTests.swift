import Testing
@testable @_spi(Headless) import UIKit

@Suite("Key commands") @MainActor
struct KeyCommandTests {
    private final class CommandController: UIViewController, SelectorResponder {
        static let action = Selector("act:")
        var commands: [UIKeyCommand] = []
        private(set) var count = 0

        override var keyCommands: [UIKeyCommand]? { commands }

        func responds(toSelector selector: Selector) -> Bool { selector == Self.action }
        func perform(_ selector: Selector, with argument: Any?) { count += 1 }
    }

    private let device: HeadlessDevice
    private let navigation: UINavigationController
    private let top = CommandController()

    private init(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) {
        device = HeadlessDevice(direction: direction)
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.perform { [device] in device.window.rootViewController = navigation }
        self.navigation = navigation
        device.perform { [top] in navigation.pushViewController(top, animated: false) }
        device.settle()
    }

    init() { self.init(.leftToRight) }

    @Test("K1 a key is for the first command in the responder chain that has its input and exactly its modifiers")
    func chain() {
        top.commands = [UIKeyCommand(input: "[", modifierFlags: .command, action: CommandController.action)]
        #expect(device.press("[", .command))
        #expect(top.count == 1 && navigation.viewControllers.count == 2)
        #expect(!device.press("[", [.command, .shift]) && !device.press("["))
    }

    @Test("K3 a key ends somewhere also where a stack holds what presents it")
    func presenterInside() {
        let presented = UINavigationController(rootViewController: UIViewController())
        device.perform { [top] in top.present(presented, animated: false) }
        device.settle()
        device.perform { [top] in presented.setViewControllers([UIViewController(), top], animated: false) }
        device.settle()
        top.commands = [UIKeyCommand(input: "x", modifierFlags: [], action: CommandController.action)]
        device.press("x")
        #expect(top.count <= 1)
    }

    @Test("K2 its action is performed by the first object that has it, or by what another one before that names")
    func target() {
        final class NamingView: UIView {
            weak var named: CommandController?
            override var canBecomeFirstResponder: Bool { true }

            override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
                named ?? super.target(forAction: action, withSender: sender)
            }
        }
        top.commands = [UIKeyCommand(input: "k", modifierFlags: .command, action: CommandController.action)]
        let other = CommandController()
        let view = NamingView()
        device.perform {
            top.view.addSubview(view)
            view.becomeFirstResponder()
        }
        #expect(device.press("k", .command))
        #expect(top.count == 1)
        view.named = other
        #expect(device.press("k", .command))
        #expect(top.count == 1 && other.count == 1)
    }

    @Test("K3 without a first responder the chain begins with the innermost controller on the screen")
    func start() {
        let modal = CommandController()
        modal.commands = [UIKeyCommand(input: "a", modifierFlags: .control, action: CommandController.action)]
        device.perform { top.present(modal, animated: false) }
        device.settle()
        #expect(device.press("a", .control))
        #expect(modal.count == 1)
    }

    @Test("K3 in a split view the chain begins with the secondary column, or the one stack", arguments: [1024, 390])
    func startInSplitView(width: CGFloat) {
        let device = HeadlessDevice(size: CGSize(width: width, height: 1366))
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (CommandController(), CommandController())
        for controller in [primary, secondary] {
            controller.commands = [UIKeyCommand(input: "a", modifierFlags: .control, action: CommandController.action)]
        }
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        device.perform { device.window.rootViewController = split }
        device.settle()
        device.press("a", .control)
        #expect((primary.count, secondary.count) == (0, 1))
        device.perform { if split.isCollapsed { split.show(.primary) } }
        device.settle()
        device.press("a", .control)
        #expect((primary.count, secondary.count) == (split.isCollapsed ? (1, 1) : (0, 2)))
    }

    @Test("K4 brackets are swapped in right-to-left interfaces, unless the command says no", arguments: [true, false])
    func mirroring(isMirrored: Bool) {
        let tests = KeyCommandTests(.rightToLeft)
        let command = UIKeyCommand(input: "[", modifierFlags: .command, action: CommandController.action)
        command.allowsAutomaticMirroring = isMirrored
        tests.top.commands = [command]
        tests.device.press(isMirrored ? "]" : "[", .command)
        #expect(tests.top.count == 1)
    }

    @Test("K5 command and bracket go back, and nothing on the root")
    func back() {
        #expect(device.press("[", .command))
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(!device.press("[", .command))
        #expect(device.faults.isEmpty)
    }
}
