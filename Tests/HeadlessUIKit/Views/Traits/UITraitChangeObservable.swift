/// What can be asked to tell of changes of some traits: views and view controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What ends a registration.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// Documented: the handler is called when any of the traits has another value, and not at once.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        precondition(self is TraitEnvironment, "The handler is for \(TraitEnvironment.self), and not for this object.")
        let registration = TraitRegistration(traits) { [weak self] previous in
            if let environment = self as? TraitEnvironment { handler(environment, previous) }
        }
        (self as? any TraitRegistering)?.traitRegistrations.append(registration)
        return registration
    }

    /// Documented: the object itself gets the action.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Documented: the target is kept weakly.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let targetAction = TargetAction(target: target as AnyObject, action: action)
        return registerForTraitChanges(traits) { (environment: Self, _) in targetAction.send(environment) }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistering)?.traitRegistrations.removeAll { $0 === registration }
    }
}

extension UIView: UITraitChangeObservable, TraitRegistering {}
extension UIViewController: UITraitChangeObservable, TraitRegistering {}

/// Keeps what has been registered with it.
@MainActor
protocol TraitRegistering: AnyObject {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistering where Self: UITraitEnvironment {
    /// Tells of new traits by the method, and then what has been registered, in the order of that. A limit of the
    /// model: which of the two UIKit does first is not known.
    func tellOfTraits(previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        for registration in traitRegistrations { registration.tell(of: traitCollection, previous: previous) }
    }
}

@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [any CollectedTrait.Type]
    private let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
        self.traits = traits.compactMap { $0 as? any CollectedTrait.Type }
        self.handler = handler
    }

    func tell(of present: UITraitCollection, previous: UITraitCollection) {
        if traits.contains(where: { $0.differs(in: present, from: previous) }) { handler(previous) }
    }
}
