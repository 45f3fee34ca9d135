import UIKit

/// A proxy in whose place another one can be put.
@MainActor
package protocol ReplaceableProxy: DelegateProxy {
    associatedtype Handler
    associatedtype Delegate

    /// What has its calls; nil if it only forwards.
    var handler: Handler? { get }

    /// Another proxy for the same handler, which this one has no longer.
    func replacement() -> Self
}

extension ReplaceableProxy {
    /// Has `call` made by the handler, if this proxy had it until now, and tells it whom to pass on to. The delegate may have found
    /// this proxy, and have been set since without being noticed: then this one gets what was before it, and only forwards from now on.
    func pass<Result>(_ call: (_ handler: Handler?, _ delegate: Delegate?) -> Result) -> Result {
        // Asked for first: to adopt a delegate may hand the handler over to another proxy.
        let handler = handler
        return call(handler, adoptedDelegate() as? Delegate)
    }
}

extension DelegateProxy {
    /// The delegate to pass a call on to, after the one has been adopted that the app may have set in the meantime.
    func adoptedDelegate() -> (any NSObjectProtocol)? {
        adoptDelegate()
        return base
    }
}

/// The proxy that stands before whatever delegate the app sets.
///
/// Delegates may pass on to the one that they have found, and that may be the proxy. So once the app has set a delegate, the proxy
/// that was there until then only forwards, to what the delegate would have found without it, and another one takes its place. It
/// is kept for as long as the delegate lives. An app that sets it again, as those do that give back what they have found, means
/// what it forwards to.
@MainActor
package struct DelegateAdoption<Proxy: ReplaceableProxy> {
    package private(set) var proxy: Proxy
    private var places: [Place] = []
    /// What the app has last set nil for, and may keep to give it back.
    private var silenced: Proxy?

    /// What a delegate has found: it keeps the first, if it looks once, or the last, if it looks whenever it is set.
    private struct Place {
        weak var delegate: (any NSObjectProtocol)?
        let first: Proxy
        var last: Proxy
    }

    /// Begins with a proxy that stands before nothing yet.
    package init(with proxy: Proxy) { self.proxy = proxy }

    /// Puts the proxy before `current`, which the app has set in its place, and returns the delegate that the app means by it.
    package mutating func adopt(_ current: (any NSObjectProtocol)?) -> (any NSObjectProtocol)? {
        let meant = delegate(meantBy: current)
        if let current {
            if meant === current { replace(for: current) }
        } else {
            silenced = leaveToForward()
        }
        proxy.base = meant
        return meant
    }

    private func delegate(meantBy current: (any NSObjectProtocol)?) -> (any NSObjectProtocol)? {
        guard let given = current as? Proxy, given.isReplaced else { return current }
        return given.base
    }

    /// The proxy only forwards from now on, and another one has its handler.
    private mutating func leaveToForward() -> Proxy {
        let found = proxy
        proxy = found.replacement()
        found.isReplaced = true
        return found
    }

    /// The same, since `delegate` may have found it.
    private mutating func replace(for delegate: any NSObjectProtocol) {
        let found = leaveToForward()
        places.removeAll { $0.delegate == nil }
        guard let index = places.firstIndex(where: { $0.delegate === delegate }) else {
            if found.base === delegate { found.base = nil }
            return places.append(Place(delegate: delegate, first: found, last: found))
        }
        // It must not forward to the one that may pass on to it.
        if found.base === delegate { found.base = places[index].last.base }
        places[index].last = found
    }
}
