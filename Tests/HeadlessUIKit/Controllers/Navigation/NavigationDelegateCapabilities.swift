/// Which optional methods kinds of delegates are known to implement.
///
/// UIKit asks the Objective-C runtime. The model asks a delegate that says what it responds to; of another one it has
/// to call a method to know, and calls it once per type.
@MainActor
struct NavigationDelegateCapabilities {
    private struct Known {
        var animator: Bool?
        var interactor: Bool?
    }

    private static let animatorSelector = Selector(
        "navigationController:animationControllerForOperation:fromViewController:toViewController:")

    private var known: [ObjectIdentifier: Known] = [:]

    mutating func learn(implementsAnimator: Bool, of delegate: AnyObject?) {
        guard let delegate else { return }
        known[ObjectIdentifier(type(of: delegate)), default: Known()].animator = implementsAnimator
    }

    mutating func learn(implementsInteractor: Bool, of delegate: AnyObject?) {
        guard let delegate else { return }
        known[ObjectIdentifier(type(of: delegate)), default: Known()].interactor = implementsInteractor
    }

    func implementsAnimator(_ delegate: any UINavigationControllerDelegate) -> Bool? {
        if delegate is any SelectorResponder { return delegate.responds(to: Self.animatorSelector) }
        return known[ObjectIdentifier(type(of: delegate))]?.animator
    }

    func implementsInteractor(_ delegate: AnyObject) -> Bool? {
        known[ObjectIdentifier(type(of: delegate))]?.interactor
    }
}

extension UINavigationController {
    /// F2: a delegate that implements the animator's method without an interaction controller switches the system's
    /// interactive pop off, also while its answer is nil.
    var delegateSwitchesPopOff: Bool {
        guard let delegate = systemDelegate, stack.count > 1 else { return false }
        if capabilities.implementsAnimator(delegate) == nil { probe(delegate) }
        return capabilities.implementsAnimator(delegate) == true
            && capabilities.implementsInteractor(delegate) != true
    }

    private func probe(_ delegate: any UINavigationControllerDelegate) {
        let answer = OptionalRequirement.ask(delegate) {
            $0.navigationController(
                self, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
        }
        capabilities.learn(implementsAnimator: answer != nil, of: delegate)
        guard let animator = answer ?? nil else { return }
        let interactor = OptionalRequirement.ask(delegate) {
            $0.navigationController(self, interactionControllerFor: animator)
        }
        capabilities.learn(implementsInteractor: interactor != nil, of: delegate)
    }
}
