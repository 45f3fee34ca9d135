import UIKit

extension UINavigationController {
    /// Whether there is a screen to go back to.
    package var canGoBack: Bool { viewControllers.count > 1 }

    /// UIKit's recognizer that pops from anywhere; nil before iOS 26.
    package var contentPopRecognizer: UIGestureRecognizer? {
        if #available(iOS 26, *) { interactiveContentPopGestureRecognizer } else { nil }
    }

    /// Whether `recognizer` is one of UIKit's own that pop the screens of this stack.
    package func pops(by recognizer: UIGestureRecognizer) -> Bool {
        recognizer === interactivePopGestureRecognizer || recognizer === contentPopRecognizer
    }
}

extension UIView {
    /// The navigation controller whose view this is.
    package var ownNavigationController: UINavigationController? { next as? UINavigationController }

    /// Whether this is part of a stack, or its view, that is inside `outer`; nil for any stack.
    func isOnStack(inside outer: UIView?) -> Bool {
        SuperviewChain(from: self, upTo: outer).contains { $0 !== outer && $0.ownNavigationController != nil }
    }
}
