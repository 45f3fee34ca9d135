import UIKit

extension UIGestureRecognizer {
    /// The nearest navigation controller up the responder chain. For a recognizer on a navigation controller's own
    /// view, it is that navigation controller.
    var navigationController: UINavigationController? { nearestController(UINavigationController.self) }

    /// The nearest view controller of this kind up the responder chain, starting from the recognizer's view.
    package func nearestController<Controller: UIViewController>(_ kind: Controller.Type) -> Controller? {
        var responder: UIResponder? = view
        while let current = responder {
            if let controller = current as? Controller { return controller }
            responder = current.next
        }
        return nil
    }
}
