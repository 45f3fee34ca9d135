import UIKit

/// What a hardware keyboard does in a navigation controller.
enum KeyCommandQuestions {
    private static let restsOn: [Dependency] = [
        .pop("NavigationController/FullScreenPopNavigationController"), .scenario("key"),
    ]

    static let all = [
        Question(
            "back-key-command", "Where has a navigation controller a key command ⌘[?",
            expected: "above the root", source: .report("douglashill/KeyboardKit, KeyboardNavigationController"),
            restsOn: restsOn + [.rule("K5")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            guard stack.navigation.hasBackCommand else { return "nowhere" }
            _ = stack.navigation.popViewController(animated: false)
            await host.settle()
            return stack.navigation.hasBackCommand ? "everywhere" : "above the root"
        },
        Question(
            "action-for-another-object",
            "What performs an action that no responder has, but for which the navigation controller names an object?",
            expected: "that object", source: .apple("uikit/uiresponder/target(foraction:withsender:)"),
            restsOn: restsOn + [.rule("K2")]
        ) { host in
            let navigation = NamingNavigation()
            let screen = QuestionScreen("A")
            await host.show(screen, in: navigation)
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            screen.view.addSubview(field)
            field.becomeFirstResponder()
            await host.settle()
            let target = field.target(forAction: NamingNavigation.action, withSender: nil) as AnyObject?
            return target === navigation.named ? "that object" : target == nil ? "nothing" : "another one"
        },
    ]
}

/// Names an object for an action.
private final class NamingNavigation: UINavigationController {
    static let action = NSSelectorFromString("questionAction:")
    let named = NSObject()

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        action == Self.action ? named : super.target(forAction: action, withSender: sender)
    }
}

extension UINavigationController {
    fileprivate var hasBackCommand: Bool {
        keyCommands?.contains { $0.input == "[" && $0.modifierFlags == .command } ?? false
    }
}
