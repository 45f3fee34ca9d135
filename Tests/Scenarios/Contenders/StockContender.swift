import UIKit

/// UIKit as it is.
@MainActor
final class StockContender: HandWrittenOptions {
    var record: (String) -> Void = { _ in }

    func makeNavigationController() -> UINavigationController {
        UINavigationController()
    }

    func popRecognizer(of navigationController: UINavigationController) -> UIGestureRecognizer? {
        navigationController.interactivePopGestureRecognizer
    }
}
