import UIKit

extension CADisplayLink {
    /// Calls `body` in every frame, even during scrolling, until the link is invalidated.
    ///
    /// The run loop retains the link, and the link retains `body`: capture the owner of the link weakly.
    @discardableResult @MainActor
    package static func everyFrame(_ body: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
        let target = ActionTarget { if let link = $0 as? CADisplayLink { body(link) } }
        let link = CADisplayLink(target: target, selector: ActionTarget.action)
        link.add(to: .main, forMode: .common)
        return link
    }

    /// Calls `body` in the next frame, unless the link is invalidated first.
    @discardableResult @MainActor
    package static func nextFrame(_ body: @escaping @MainActor () -> Void) -> CADisplayLink {
        everyFrame { link in
            link.invalidate()
            body()
        }
    }
}
