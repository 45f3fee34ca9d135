@_spi(Headless) import UIKit

/// Notes the screens that it is told of, and passes everything on to the delegate that it has found.
final class WrappingDelegate: NSObject, UINavigationControllerDelegate {
    private weak var wrapped: (any UINavigationControllerDelegate)?
    /// Whether it also implements what is asked about animators and orientations.
    private let passesQuestions: Bool
    private(set) var calls: [String] = []
    /// How many times it was asked for an animator.
    private(set) var timesAsked = 0

    init(_ wrapped: (any UINavigationControllerDelegate)? = nil, passesQuestions: Bool = false) {
        self.wrapped = wrapped
        self.passesQuestions = passesQuestions
    }

    func keep(delegateOf navigation: UINavigationController) { wrapped = navigation.delegate }

    /// Sets itself as the delegate if it is not that, as reactive libraries do whenever they are used.
    func wrap(delegateOf navigation: UINavigationController) {
        guard navigation.delegate !== self else { return }
        keep(delegateOf: navigation)
        navigation.delegate = self
    }

    /// Gives the delegate back that it has found.
    func giveBack(to navigation: UINavigationController) { navigation.delegate = wrapped }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("willShow \(viewController.title ?? "")")
        wrapped?.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("didShow \(viewController.title ?? "")")
        wrapped?.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard passesQuestions else { return OptionalRequirement.missing(in: self, nil) }
        timesAsked += 1
        return wrapped?.navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        guard passesQuestions else { return OptionalRequirement.missing(in: self, .all) }
        return wrapped?.navigationControllerSupportedInterfaceOrientations(navigationController) ?? .all
    }
}
