import UIKit

/// A proxy that can be replaced by another one.
@MainActor
package protocol ReplaceableProxy: DelegateProxy {
    associatedtype Handler
    associatedtype Delegate

    /// The object that handles its calls; nil if the proxy only forwards.
    var handler: Handler? { get }

    /// Another proxy for the same handler, which this one no longer has.
    func replacement() -> Self
}

extension ReplaceableProxy {
    /// Makes `call` with the handler, if this proxy had it until now, and with the delegate to forward to. That
    /// delegate may have found this proxy, and may have been set since without being noticed. Then this proxy gets the
    /// delegate before it, and only forwards from now on.
    func pass<Result>(_ call: (_ handler: Handler?, _ delegate: Delegate?) -> Result) -> Result {
        // Read first: adopting a delegate may pass the handler to another proxy.
        let handler = handler
        return call(handler, adoptedDelegate() as? Delegate)
    }
}

extension DelegateProxy {
    /// The delegate to forward a call to, after adopting one that the app may have set in the meantime.
    func adoptedDelegate() -> (any NSObjectProtocol)? {
        adoptDelegate()
        return base
    }
}

/// The proxy in front of whatever delegate the app sets.
///
/// Delegates may forward to the delegate that they found, which may be the proxy. So once the app has set a delegate,
/// the current proxy only forwards, to what the delegate would have found without it, and another proxy takes its
/// place. The former proxy is kept as long as the delegate lives. If the app sets a former proxy again, as when it
/// restores what it found, it means the delegate to which that proxy forwards.
@MainActor
package struct DelegateAdoption<Proxy: ReplaceableProxy> {
    package private(set) var proxy: Proxy
    private var places: [Place] = []
    /// The proxy that the app last replaced with nil, and may keep in order to restore it.
    private var silenced: Proxy?

    /// What a delegate has found. It keeps the first if it looks once, or the last if it looks whenever it is set.
    private struct Place {
        weak var delegate: (any NSObjectProtocol)?
        let first: Proxy
        var last: Proxy
    }

    /// Starts with a proxy that has no delegate behind it yet.
    package init(with proxy: Proxy) { self.proxy = proxy }

    /// Puts the proxy in front of `current`, which the app has set in its place, and returns the delegate that the app
    /// means by it.
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

    /// From now on the proxy only forwards, and another one has its handler.
    private mutating func leaveToForward() -> Proxy {
        let found = proxy
        proxy = found.replacement()
        found.isReplaced = true
        return found
    }

    /// Does the same, since `delegate` may have found the proxy.
    private mutating func replace(for delegate: any NSObjectProtocol) {
        let found = leaveToForward()
        places.removeAll { $0.delegate == nil }
        guard let index = places.firstIndex(where: { $0.delegate === delegate }) else {
            if found.base === delegate { found.base = nil }
            return places.append(Place(delegate: delegate, first: found, last: found))
        }
        // It must not forward to a delegate that may forward to it.
        if found.base === delegate { found.base = places[index].last.base }
        places[index].last = found
    }
}
