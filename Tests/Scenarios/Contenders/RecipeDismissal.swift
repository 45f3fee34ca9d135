import UIKit

/// The dismissal by a gesture as the articles behind the recipes write it: a recognizer on the presented view drives a percent-driven
/// transition, and nothing is said about what lies under the finger.
///
/// A stack with a screen to go back to refuses, as in one of them. Their `completionSpeed` of 1 − percentComplete,
/// which is 0 for a finger that has come all the way, is left out: with it the app would hang.
@MainActor
final class RecipeDismissal: NSObject, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
    private weak var screen: UIViewController?
    private let interactor: InteractorOptions?
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var action: GestureAction?

    /// - Parameter interactor: The gesture; nil for none.
    init(of screen: UIViewController, by interactor: InteractorOptions?) {
        self.screen = screen
        self.interactor = interactor
        super.init()
        screen.transitioningDelegate = self
        guard let recognizer = makeRecognizer() else { return }
        recognizer.delegate = self
        action = GestureAction(of: recognizer) { [weak self] in self?.follow($0) }
        screen.view.addGestureRecognizer(recognizer)
    }

    private func makeRecognizer() -> UIGestureRecognizer? {
        switch interactor?.gesture {
        case .pan, .distancePan, .panDown, .panUp:
            return UIPanGestureRecognizer()
        case .leadingEdgePan:
            let recognizer = UIScreenEdgePanGestureRecognizer()
            recognizer.edges = .left
            return recognizer
        case .pinch, .spread:
            return UIPinchGestureRecognizer()
        case nil:
            return nil
        }
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            screen?.dismiss(animated: true)
        case .changed:
            interaction?.update(progress(of: recognizer))
        case .ended:
            progress(of: recognizer) > 0.5 ? interaction?.finish() : interaction?.cancel()
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }

    private func progress(of recognizer: UIGestureRecognizer) -> CGFloat {
        if let pinch = recognizer as? UIPinchGestureRecognizer { return min(max(1 - pinch.scale, 0), 1) }
        guard let pan = recognizer as? UIPanGestureRecognizer, let view = screen?.view, let interactor else { return 0 }
        let translation = pan.translation(in: view.superview)
        let sign: CGFloat = interactor.direction == .forward ? -1 : 1
        let share =
            switch interactor.gesture {
            case .panDown: translation.y / CGFloat(interactor.distance ?? 400)
            case .panUp: -translation.y / CGFloat(interactor.distance ?? 400)
            case .distancePan: sign * translation.x / CGFloat(interactor.distance ?? 300)
            default: sign * translation.x / view.bounds.width
            }
        return min(max(share, 0), 1)
    }

    // MARK: What UIKit asks

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (screen as? UINavigationController)?.viewControllers.count ?? 1 == 1
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        RecipeModalAnimator(presents: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        RecipeModalAnimator(presents: false)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}
