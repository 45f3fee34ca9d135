import UIKit

/// A delegate in the manner of SwiftUI's: it learns from `didShow` which screens are left.
@MainActor
final class PathDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var calls: [String] = []
    private(set) var path: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("willShow \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("didShow \(viewController.title ?? "")")
        path = navigationController.viewControllers.map { $0.title ?? "" }
    }

    func forgetCalls() { calls = [] }
}
