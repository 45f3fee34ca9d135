/// A key of a hardware keyboard, on its way to a key command.
@MainActor
struct KeyPress {
    let input: String
    let modifiers: UIKeyModifierFlags

    /// K1 and K2: the first command for the key in the responder chain, performed by what the chain names for its
    /// action.
    ///
    /// - Returns: Whether there is such a command.
    func perform(from start: UIResponder) -> Bool {
        let commands = sequence(first: start, next: \.next).lazy.flatMap { $0.keyCommands ?? [] }
        guard let command = commands.first(where: matches), let action = command.action else { return false }
        let target = start.target(forAction: action, withSender: command) as? any SelectorResponder
        target?.perform(action, with: command)
        return true
    }

    private func matches(_ command: UIKeyCommand) -> Bool {
        command.modifierFlags == modifiers && command.mirroredInput == input
    }
}

extension UIKeyCommand {
    private static let mirrored = ["[": "]", "]": "["]

    /// K4
    fileprivate var mirroredInput: String? {
        let isMirrored = allowsAutomaticMirroring && HeadlessRuntime.current.direction == .rightToLeft
        return input.map { isMirrored ? Self.mirrored[$0] ?? $0 : $0 }
    }
}

extension HeadlessDevice {
    /// Presses a key of a hardware keyboard.
    ///
    /// - Returns: Whether there is a command for it.
    @discardableResult
    public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        var hasCommand = false
        runtime.turn {
            guard let start = runtime.firstResponder ?? window.rootViewController?.innermostShown else { return }
            hasCommand = KeyPress(input: input, modifiers: modifiers).perform(from: start)
        }
        return hasCommand
    }
}

extension UIViewController {
    /// K3. An app may have put what presents a stack into that stack: then it is where the way comes back to itself.
    fileprivate var innermostShown: UIViewController {
        var way = [self]
        while let inner = way.last?.shownInside, !way.contains(inner) { way.append(inner) }
        return way.last ?? self
    }

    private var shownInside: UIViewController? {
        presentedViewController ?? (self as? UITabBarController)?.selectedViewController
            ?? (self as? UINavigationController)?.topViewController ?? (self as? UISplitViewController)?.frontColumn
    }
}
