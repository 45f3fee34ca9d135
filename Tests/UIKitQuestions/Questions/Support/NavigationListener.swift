import UIKit

/// A navigation delegate that notes which screens it is told of.
final class NavigationListener: NSObject, UINavigationControllerDelegate {
    private let log: QuestionLog

    init(_ log: QuestionLog = QuestionLog()) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.note("willShow \(viewController.title ?? "?")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.note("didShow \(viewController.title ?? "?")")
    }
}
