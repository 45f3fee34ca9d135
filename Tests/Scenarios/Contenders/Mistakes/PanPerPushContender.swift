import UIKit

/// An app that installs its full-screen pan where a screen is pushed, and so once for every push.
@MainActor
final class PanPerPushContender: HandWrittenOptions {
    var record: (SwipeKind, String) -> Void = { _, _ in }

    func makeNavigationController() -> UINavigationController {
        PanPerPushNavigationController()
    }

    func popRecognizer(of navigationController: UINavigationController) -> UIGestureRecognizer? {
        (navigationController as? PanPerPushNavigationController)?.pans.last
    }
}

/// Every push adds one more pan for the system's pop target. They go together, as pans of such libraries do that let
/// scroll views go along.
private final class PanPerPushNavigationController: UINavigationController, UIGestureRecognizerDelegate {
    private(set) var pans: [UIPanGestureRecognizer] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        addPan()
        super.pushViewController(viewController, animated: animated)
    }

    /// Before the view is loaded there is no target yet.
    private func addPan() {
        guard let popTarget = interactivePopGestureRecognizer?.delegate else { return }
        let pan = UIPanGestureRecognizer(target: popTarget, action: NSSelectorFromString("handleNavigationTransition:"))
        pan.delegate = self
        view.addGestureRecognizer(pan)
        pans.append(pan)
        interactivePopGestureRecognizer?.isEnabled = false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
