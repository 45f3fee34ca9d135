import UIKit

/// Proxies in whose place there are others, before delegates that the app has set since.
///
/// Such a delegate may forward to the proxy that it has found, as those do that wrap the one before them. That proxy only
/// forwards now, and is kept for as long as the delegate lives.
@MainActor
package struct ReplacedProxies {
    private struct Place {
        weak var delegate: (any NSObjectProtocol)?
        let proxy: DelegateProxy
    }

    private var places: [Place] = []

    package init() {}

    /// Keeps `proxy` for `delegate`. Of several it is the first, for that is the one which the delegate has found.
    package mutating func keep(_ proxy: DelegateProxy, for delegate: any NSObjectProtocol) {
        proxy.isReplaced = true
        places.removeAll { $0.delegate == nil }
        guard !places.contains(where: { $0.delegate === delegate }) else { return }
        places.append(Place(delegate: delegate, proxy: proxy))
    }
}
