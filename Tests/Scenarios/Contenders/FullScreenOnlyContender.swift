import UIKit

/// An app with the full-screen pan and a guard for the root.
@MainActor
class FullScreenOnlyContender: HandWrittenOptions {
    var record: (SwipeKind, String) -> Void = { _, _ in }

    func makeNavigationController() -> UINavigationController {
        FullScreenOnlyNavigationController()
    }

    func popRecognizer(of navigationController: UINavigationController) -> UIGestureRecognizer? {
        (navigationController as? FullScreenOnlyNavigationController)?.fullScreenPan
    }

    func makeScrollView(_ options: ScrollOptions) -> UIScrollView {
        UIScrollView()
    }

    func makeTableView() -> UITableView {
        UITableView(frame: .zero, style: .plain)
    }

    func willPresent(_ viewController: UIViewController, _ options: ModalOptions) {
        presentAsUIKitDoes(viewController, options)
    }
}
