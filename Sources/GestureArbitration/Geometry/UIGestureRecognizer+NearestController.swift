import UIKit

extension UIGestureRecognizer {
    /// The navigation controller that the recognizer's view belongs to: the nearest one up the responder chain, so a
    /// recognizer on the navigation controller's own view finds that controller.
    var navigationController: UINavigationController? {
        var responder: UIResponder? = view
        while let current = responder {
            if let navigationController = current as? UINavigationController { return navigationController }
            responder = current.next
        }
        return nil
    }
}
