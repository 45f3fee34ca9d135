import UIKit
import UIKitSeams

/// A menu that comes in from the left over a screen, and follows the finger both ways.
///
/// In the manner of side-menu libraries: a presentation of the app's, a percent-driven interactor, animations of views
/// that are delayed by their whole length while a finger drives them, and a view that is left narrower than its
/// container.
package class Drawer: NSObject {
    package static let width: CGFloat = 240

    package let menu: UIViewController
    private weak var host: UIViewController?
    private var interaction: UIPercentDrivenInteractiveTransition?
    private let opening = UIScreenEdgePanGestureRecognizer()
    private let closing = UIPanGestureRecognizer()
    private var actions: [ActionTarget] = []

    package init(menu: UIViewController) {
        self.menu = menu
        super.init()
        menu.modalPresentationStyle = .overFullScreen
        menu.transitioningDelegate = self
    }

    package func attach(to host: UIViewController) {
        self.host = host
        opening.edges = .left
        host.view.addGestureRecognizer(opening)
        menu.view.addGestureRecognizer(closing)
        actions = [
            opening.addAction { [unowned self] _ in follow(opening, towards: 1) { host.present(menu, animated: true) }
            },
            closing.addAction { [unowned self] _ in follow(closing, towards: -1) { menu.dismiss(animated: true) } },
        ]
    }

    private func follow(_ pan: UIPanGestureRecognizer, towards side: CGFloat, begin: () -> Void) {
        let progress = pan.translation(in: pan.view?.window).x * side / Self.width
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            begin()
        case .changed:
            interaction?.update(min(max(progress, 0), 1))
        case .ended where pan.velocity(in: nil).x * side > 0 || progress > 0.5:
            end { $0.finish() }
        case .ended, .cancelled:
            end { $0.cancel() }
        default:
            break
        }
    }

    private func end(_ how: (UIPercentDrivenInteractiveTransition) -> Void) {
        interaction.map(how)
        interaction = nil
    }
}

extension Drawer: UIViewControllerTransitioningDelegate {
    package func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        DrawerAnimator(opens: true)
    }

    package func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    {
        DrawerAnimator(opens: false)
    }

    package func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction
    }

    package func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction
    }
}

private class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let opens: Bool

    init(opens: Bool) {
        self.opens = opens
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.viewController(forKey: opens ? .to : .from)?.view else { return }
        let container = context.containerView
        let open = CGRect(x: 0, y: 0, width: Drawer.width, height: container.bounds.height)
        let closed = open.offsetBy(dx: -Drawer.width, dy: 0)
        if opens {
            container.addSubview(view)
            view.frame = closed
            DrawerShadow.cast(on: view.layer)
        }
        let duration = transitionDuration(using: context)
        UIView.animate(
            withDuration: duration, delay: context.isInteractive ? duration : 0,
            options: context.isInteractive ? .curveLinear : .curveEaseOut,
            animations: { view.frame = self.opens ? open : closed },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}
