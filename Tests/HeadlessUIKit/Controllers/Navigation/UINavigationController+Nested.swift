// A navigation controller on the stack of another: only a split view that collapses puts one there (L5). The two show
// one bar, that of the outer one, and go back one screen at a time, the inner one first.
extension UINavigationController {
    /// Whether this one is on the stack of another.
    var isNested: Bool { outermostStack !== self }

    /// The navigation controller whose bar is seen.
    var outermostStack: UINavigationController {
        (parent as? UINavigationController)?.outermostStack ?? self
    }

    var shownBar: UINavigationBar { outermostStack.bar }

    var showsBar: Bool { !barIsHidden && !isNested }

    /// Of the screens on this stack and on those in it.
    var barItems: [UINavigationItem] {
        stack.flatMap { ($0 as? UINavigationController)?.barItems ?? [$0.navigationItem] }
    }

    /// Whose top screen goes when the person goes back.
    var stackToPop: UINavigationController {
        guard let inner = (stack.last as? UINavigationController)?.stackToPop, inner.stack.count > 1 else {
            return self
        }
        return inner
    }

    /// Puts a column on the stack, or takes it off, however this class changes its stack.
    func setColumns(_ screens: [UIViewController], animated: Bool) {
        replaceStack(with: screens, animated: animated)
    }
}
