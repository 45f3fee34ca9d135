/// K5: what performs UIKit's key command for going back.
@MainActor
final class BackKeyCommand: SelectorResponder {
    static let action = Selector("_goBackByKey:")

    private unowned let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    static func make() -> UIKeyCommand {
        let command = UIKeyCommand(input: "[", modifierFlags: .command, action: action)
        command.title = "Back"
        command.discoverabilityTitle = "Back"
        return command
    }

    func responds(toSelector selector: Selector) -> Bool { selector == Self.action }

    func perform(_ selector: Selector, with argument: Any?) {
        if navigationController.takesGoingBack() { navigationController.popViewController(animated: true) }
    }
}
