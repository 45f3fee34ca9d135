/// Says where a presented screen lies, and puts around it what belongs to its presentation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    private(set) var container: PresentationContainerView?
    /// Set while the screen still comes; it goes when it has arrived.
    var presenterHasLeft = false

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // Both controllers are held weakly: the presenter holds the presented one, and that one its presentation
    // controller.

    open var presentedViewController: UIViewController {
        guard let presented else { preconditionFailure("The presented controller of a presentation is gone.") }
        return presented
    }

    open var presentingViewController: UIViewController {
        guard let presenting = presenting ?? presented?.presenter else {
            preconditionFailure("The presentation has not begun: there is no presenting controller.")
        }
        return presenting
    }

    open var presentationStyle: UIModalPresentationStyle {
        presented?.modalPresentationStyle ?? .none
    }

    open var adaptivePresentationStyle: UIModalPresentationStyle {
        OptionalRequirement.ask(delegate) { $0.adaptivePresentationStyle(for: self) } ?? presentationStyle
    }

    open var containerView: UIView? { container }
    open var presentedView: UIView? { presented?.view }
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: For the presentation

    /// Whether touches beside the presented view reach what lies below.
    var letsTouchesThrough: Bool { false }

    /// The presenter is known for certain only when the presentation begins.
    func begin(presenting presenter: UIViewController, in container: PresentationContainerView) {
        presenting = presenter
        self.container = container
    }

    func end() {
        container?.removeFromSuperview()
        stopPresenting()
        presenterHasLeft = false
    }

    /// What presents instead of this in an environment with these traits.
    func adapted(to traits: UITraitCollection) -> UIPresentationController { self }

    /// Another presentation controller takes the container over, because the environment has changed.
    func hand(over container: PresentationContainerView, to other: UIPresentationController) {
        let presenter = presentingViewController
        stopPresenting()
        container.owner = other
        presentedViewController.activePresentation = other
        other.begin(presenting: presenter, in: container)
        other.presentationTransitionWillBegin()
        container.setNeedsLayout()
    }

    /// Takes away what this has put into the container, which may stay, and on the presented view.
    func stopPresenting() {
        container = nil
    }

    /// Whether the presented view comes or goes, and is where that puts it.
    var isChanging: Bool { presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed }

    /// What a dismissal by a finger is driven by, handed out once.
    func takePendingInteraction() -> UIPercentDrivenInteractiveTransition? { nil }
}

/// `.fullScreen` and `.currentContext`: the presenter's view leaves the window.
final class CoveringPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
}
