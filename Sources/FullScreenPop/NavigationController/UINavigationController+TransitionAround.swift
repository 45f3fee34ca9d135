import UIKit

extension UINavigationController {
    /// The transition between two tabs in which this stack may be taking part, or the push or pop by which it leaves the
    /// stack that it is a screen of, as a column of a collapsed split view is.
    var transitionAround: (any UIViewControllerTransitionCoordinator)? {
        tabBarController?.transitionOfTabs ?? transitionOfStackAround
    }

    private var transitionOfStackAround: (any UIViewControllerTransitionCoordinator)? {
        guard let around = navigationController?.transitionCoordinator,
            let leaving = around.viewController(forKey: .from), leaving.parent is UINavigationController,
            sequence(first: self, next: \.parent).contains(where: { $0 === leaving })
        else { return nil }
        return around
    }
}
