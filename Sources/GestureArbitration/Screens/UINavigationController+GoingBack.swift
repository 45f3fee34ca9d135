import UIKit

extension UINavigationController {
    /// Whether there is a screen to go back to.
    package var canGoBack: Bool { viewControllers.count > 1 }

    /// UIKit's recognizer that pops from anywhere; nil before iOS 26.
    package var contentPopRecognizer: UIGestureRecognizer? {
        if #available(iOS 26, *) { interactiveContentPopGestureRecognizer } else { nil }
    }
}

extension UIView {
    /// The navigation controller whose view this is.
    package var ownNavigationController: UINavigationController? { next as? UINavigationController }
}
