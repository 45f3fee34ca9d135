import UIKit

/// What UIKit gets as the delegate of a ``FullScreenPopNavigationController``, which hands every call on to the app's.
///
/// There are two such fronts, because a delegate that merely has the method which returns animators switches UIKit's own
/// interactive pop off. This one does not have it; ``AnimatingNavigationDelegateProxy`` does, and takes this one's place
/// while it is needed.
///
/// Neither has the two methods about orientations: they would have to answer even if the app's delegate did not. UIKit
/// asks the navigation controller itself as well, and there the app's delegate answers.
@MainActor
final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        (navigationController as? FullScreenPopNavigationController)?
            .screenWillShow(viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        (navigationController as? FullScreenPopNavigationController)?
            .screenDidShow(viewController, animated: animated)
    }
}
