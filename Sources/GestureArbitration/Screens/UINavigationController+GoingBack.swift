import UIKit

extension UINavigationController {
    /// Whether there is a screen to go back to.
    package var canGoBack: Bool { viewControllers.count > 1 }
}

extension UIView {
    /// The navigation controller whose view this is.
    package var ownNavigationController: UINavigationController? { next as? UINavigationController }
}
