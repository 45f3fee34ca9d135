import UIKit

/// Still knows of a transition when its coordinator tells that it is over, and for a while after that.
final class SlowNavigationController: UINavigationController {
    var remembers = true
    private var last: (any UIViewControllerTransitionCoordinator)?

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        last = super.transitionCoordinator ?? (remembers ? last : nil)
        return last
    }
}
