import UIKit

/// The last transition, as a container knows it that still has it when its coordinator tells that it is over.
@MainActor
package struct SlowMemory {
    package var remembers = true
    private var last: (any UIViewControllerTransitionCoordinator)?

    fileprivate mutating func latest(
        _ running: (any UIViewControllerTransitionCoordinator)?
    ) -> (any UIViewControllerTransitionCoordinator)? {
        last = running ?? (remembers ? last : nil)
        return last
    }
}

/// Still knows of a transition when that is over, and for as long as it remembers.
package final class SlowNavigationController: UINavigationController {
    package var memory = SlowMemory()

    package override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        memory.latest(super.transitionCoordinator)
    }
}

/// The same for a change of tabs.
package final class SlowTabBarController: UITabBarController {
    package var memory = SlowMemory()

    package override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        memory.latest(super.transitionCoordinator)
    }
}
