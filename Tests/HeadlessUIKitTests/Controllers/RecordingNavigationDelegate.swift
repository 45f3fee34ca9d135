@testable @_spi(Headless) import UIKit

/// Writes down what it is told, and implements nothing else.
final class RecordingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.add("willShow \(viewController.title ?? "?")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.add("didShow \(viewController.title ?? "?")")
    }
}

/// Answers with the animator and interaction that it holds, also when that is nil.
final class AnimatingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(_ log: CallLog = CallLog()) {
        self.log = log
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animationController \(operation)")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactionController")
        return interaction
    }
}

/// Implements the animator's method alone.
final class AnimatorOnlyDelegate: NSObject, UINavigationControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var timesAsked = 0

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        timesAsked += 1
        return animator
    }
}
