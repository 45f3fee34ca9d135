/// The name of a method. Without the Objective-C runtime it reaches only objects that say how they answer it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral name: String) {
        self.name = name
    }

    public var description: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector {
    Selector(name)
}

/// An object of the model that answers selectors: what the Objective-C runtime does for every object on Apple's
/// systems.
@_spi(Headless)
@MainActor
public protocol SelectorResponder: AnyObject {
    func responds(toSelector selector: Selector) -> Bool
    func perform(_ selector: Selector, with argument: Any?)
}

extension NSObjectProtocol {
    /// Whether the object answers the selector.
    @preconcurrency @MainActor
    public func responds(to selector: Selector!) -> Bool {
        guard let selector, let responder = self as? any SelectorResponder else { return false }
        return responder.responds(toSelector: selector)
    }
}
