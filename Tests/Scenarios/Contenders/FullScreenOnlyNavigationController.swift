import UIKit

/// The well-known recipe: a pan over everything that sends to the target of the system's pop, in whose stead it works.
@MainActor
class FullScreenOnlyNavigationController: UINavigationController, UIGestureRecognizerDelegate {
    let fullScreenPan = UIPanGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let popTarget = interactivePopGestureRecognizer?.delegate else { return }
        fullScreenPan.addTarget(popTarget, action: NSSelectorFromString("handleNavigationTransition:"))
        fullScreenPan.delegate = self
        view.addGestureRecognizer(fullScreenPan)
        interactivePopGestureRecognizer?.isEnabled = false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        children.count > 1
    }

    /// Every touch. It stands here for subclasses to override: Swift finds a requirement of the delegate only in the
    /// class that declares the conformance.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}
