import UIKit

/// UIKit as it is.
@MainActor
final class StockContender: HandWrittenOptions {
    var record: (SwipeKind, String) -> Void = { _, _ in }

    func makeNavigationController() -> UINavigationController {
        UINavigationController()
    }

    func popRecognizer(of navigationController: UINavigationController) -> UIGestureRecognizer? {
        navigationController.interactivePopGestureRecognizer
    }
}
