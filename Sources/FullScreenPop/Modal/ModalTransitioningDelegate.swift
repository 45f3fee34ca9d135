import UIKit
import UIKitSeams

/// The transitioning delegate of a screen with a ``UIKit/UIViewController/modalTransition``. The screen retains it.
@MainActor
final class ModalTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let transition: ModalTransition
    let dismissal: InteractiveDismissal?

    /// The driver of the presentation that has just begun.
    var presentationDriver: TransitionGestureDriver?

    private weak var screen: UIViewController?
    /// The style that this has replaced; nil if the style is unchanged.
    private var formerStyle: UIModalPresentationStyle?
    /// The style that this sets.
    private var style: UIModalPresentationStyle {
        transition.presentationController == nil ? .fullScreen : .custom
    }
    private let nextFrame = NextFrame()

    init(_ transition: ModalTransition, of screen: UIViewController) {
        self.transition = transition
        self.screen = screen
        dismissal = transition.gesture.map { InteractiveDismissal(of: screen, by: $0) }
    }

    /// Call it when the screen has this delegate.
    func prepare() {
        guard let screen else { return }
        if screen.presentingViewController == nil, screen.modalPresentationStyle.isDefault {
            formerStyle = screen.modalPresentationStyle
            screen.modalPresentationStyle = style
        }
        guard let dismissal else { return }
        if screen.isViewLoaded { return dismissal.attach() }
        // UIKit reports a presentation without an animation to nobody.
        nextFrame.perform { [weak self] in self?.attachIfPresented() }
    }

    private func attachIfPresented() {
        if screen?.presentingViewController != nil { dismissal?.attach() }
    }

    /// Call it when another one replaces this delegate.
    func retire() {
        dismissal?.detach()
        guard let screen, let formerStyle, screen.presentingViewController == nil,
            screen.modalPresentationStyle == style
        else { return }
        screen.modalPresentationStyle = formerStyle
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        dismissal?.attach()
        let animator = transition.makeAnimator(.forward)
        // UIKit asks for no interaction with its own animation.
        if animator == nil { presentationDriver = nil }
        return animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        presentationDriver = nil
        let animator = transition.makeAnimator(.backward)
        if animator == nil { _ = dismissal?.takeDriver() }
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        defer { presentationDriver = nil }
        return presentationDriver?.interaction(for: animator)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        dismissal?.takeDriver()?.interaction(for: animator)
    }

    /// UIKit asks for custom presentations only, even for those without an animation, and may ask before there is a
    /// presenter.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        if presenting != nil { dismissal?.attach() }
        return transition.presentationController?(presented, presenting)
    }
}

extension UIModalPresentationStyle {
    /// Whether this may be UIKit's default. When `.automatic` is read, UIKit resolves it, for screens of apps to
    /// `.pageSheet` or, from iOS 18 on, to `.formSheet`, so the two can't be told apart.
    @MainActor
    fileprivate var isDefault: Bool { self == UIViewController().modalPresentationStyle }
}
