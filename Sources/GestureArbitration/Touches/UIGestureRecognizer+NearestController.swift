import UIKit

extension UIGestureRecognizer {
    /// The navigation controller that the recognizer's view belongs to: the nearest one up the responder chain, so a
    /// recognizer on the navigation controller's own view finds that controller.
    var navigationController: UINavigationController? { nearestController(UINavigationController.self) }

    /// The nearest view controller of that kind up the responder chain, from the recognizer's view on.
    package func nearestController<Controller: UIViewController>(_ kind: Controller.Type) -> Controller? {
        var responder: UIResponder? = view
        while let current = responder {
            if let controller = current as? Controller { return controller }
            responder = current.next
        }
        return nil
    }
}
