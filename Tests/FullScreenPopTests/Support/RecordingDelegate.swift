import UIKit

/// Notes the screens that it is told of.
class RecordingDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var calls: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("willShow \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("didShow \(viewController.title ?? "")")
    }
}
