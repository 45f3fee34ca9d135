/// `present(_:animated:completion:)` and its rules: who presents, what lays the screen out.
@MainActor
enum ModalPresentation {
    static func present(
        _ screen: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let presenter = presenter(for: screen, from: source)
        guard presenter.presented == nil, screen.presenter == nil, screen.parent == nil else {
            HeadlessRuntime.current.faults.record(.presentedTwice(screen: screen.screenName))
            return
        }
        guard let window = presenter.viewIfLoaded?.window else {
            HeadlessRuntime.current.faults.record(.presentedOffScreen(screen: screen.screenName))
            return
        }
        let chosen = screen.activePresentation ?? makePresentation(of: screen, presenter, source: source)
        let presentation = chosen.adapted(to: window.traitCollection)
        screen.activePresentation = presentation
        presenter.presented = screen
        screen.presenter = presenter
        let transition = ModalTransition(screen: screen, presenter: presenter, presentation: presentation)
        transition.present(over: contextView(of: presenter, screen, in: window), source, animated, completion)
    }

    static func dismiss(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let presenter = source.nearestPresenter ?? source.nearestPresented?.presenter,
            let screen = presenter.presented, let presentation = screen.activePresentation
        else {
            completion?()
            return
        }
        // UIKit logs and ignores a dismissal while the screen is coming or going.
        guard !screen.isBeingPresented, !screen.isBeingDismissed else { return }
        if animated, let top = topToAnimate(above: screen), let presentation = top.activePresentation {
            handDown(top, from: screen, to: presenter)
            let transition = ModalTransition(screen: top, presenter: presenter, presentation: presentation)
            transition.dismiss(true, completion)
            return
        }
        if let above = screen.presented { drop(above) }
        let transition = ModalTransition(screen: screen, presenter: presenter, presentation: presentation)
        transition.dismiss(animated, completion)
    }

    /// The topmost screen above `screen`, if there is one and it rests. A search lies in a screen, and goes with it.
    private static func topToAnimate(above screen: UIViewController) -> UIViewController? {
        guard var top = screen.presented, !(top is UISearchController) else { return nil }
        while let above = top.presented, !(above is UISearchController) { top = above }
        return top.isBeingPresented || top.isBeingDismissed ? nil : top
    }

    /// A dismissal from below: "only the top-most view is dismissed in an animated fashion; any intermediate view
    /// controllers are simply removed from the stack" (the documentation of `dismiss(animated:completion:)`). So the
    /// topmost screen becomes that of `presenter`, and those between them go.
    private static func handDown(_ top: UIViewController, from lowest: UIViewController, to presenter: UIViewController)
    {
        if let search = top.presented { drop(search) }
        let home = lowest.activePresentation?.container?.presentersHome
        var middle = top.presenter
        middle?.presented = nil
        while let screen = middle, screen !== presenter {
            guard let below = screen.presenter, let presentation = screen.activePresentation else { break }
            ModalTransition(screen: screen, presenter: below, presentation: presentation).vanish()
            middle = below
        }
        guard let presentation = top.activePresentation, let container = presentation.container else { return }
        presenter.presented = top
        top.presenter = presenter
        presentation.begin(presenting: presenter, in: container)
        container.presentersHome = home
    }

    /// Takes a presented screen away at once, and all that it presents. One that still comes or goes is taken along
    /// later.
    static func drop(_ screen: UIViewController) {
        if let above = screen.presented { drop(above) }
        guard !screen.isBeingPresented, !screen.isBeingDismissed, let presenter = screen.presenter,
            let presentation = screen.activePresentation
        else { return }
        ModalTransition(screen: screen, presenter: presenter, presentation: presentation).dismiss(false, nil)
    }

    /// A screen has left: what it presents goes with it, as soon as it has arrived if it still comes. Who goes already,
    /// goes.
    static func takeAlong(_ screen: UIViewController) {
        if let above = screen.presented { takeAlong(above) }
        guard !screen.isBeingDismissed, let presenter = screen.presenter, let presentation = screen.activePresentation
        else { return }
        guard !screen.isBeingPresented else {
            presentation.presenterHasLeft = true
            return
        }
        ModalTransition(screen: screen, presenter: presenter, presentation: presentation).vanish()
    }

    /// Before a presentation the controller is made on demand, so that an app can set its delegate.
    static func presentationController(of screen: UIViewController) -> UIPresentationController? {
        if let enclosing = screen.nearestPresented { return enclosing.activePresentation }
        if screen.activePresentation == nil {
            screen.activePresentation = makePresentation(of: screen, nil, source: screen)
        }
        return screen.activePresentation
    }

    private static func makePresentation(
        of screen: UIViewController, _ presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if screen is UISearchController {
            return SearchPresentationController(presentedViewController: screen, presenting: presenter)
        }
        if let alert = screen as? UIAlertController {
            return alert.preferredStyle == .alert
                ? AlertPresentationController(presentedViewController: screen, presenting: presenter)
                : ActionSheetPopover(presentedViewController: screen, presenting: presenter)
        }
        switch screen.modalPresentationStyle {
        case .custom:
            let custom = OptionalRequirement.ask(screen.transitioningDelegate) {
                $0.presentationController(forPresented: screen, presenting: presenter, source: source)
            }
            return custom.flatMap { $0 }
                ?? UIPresentationController(presentedViewController: screen, presenting: presenter)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: screen, presenting: presenter)
        case .automatic, .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: screen, presenting: presenter)
        case .fullScreen, .currentContext, .none:
            return CoveringPresentationController(presentedViewController: screen, presenting: presenter)
        case .overFullScreen, .overCurrentContext:
            return UIPresentationController(presentedViewController: screen, presenting: presenter)
        }
    }

    /// The outermost container presents, or for the context styles the nearest one that defines a context.
    private static func presenter(for screen: UIViewController, from source: UIViewController) -> UIViewController {
        guard screen.modalPresentationStyle.staysInContext else { return source.outermost }
        var candidate: UIViewController? = source
        while let present = candidate {
            if present.definesPresentationContext { return present }
            candidate = present.parent
        }
        return source.outermost
    }

    private static func contextView(
        of presenter: UIViewController, _ screen: UIViewController, in window: UIWindow
    ) -> UIView {
        if screen is UISearchController { return presenter.viewIfLoaded ?? window }
        guard screen.modalPresentationStyle.staysInContext else { return window }
        return presenter.viewIfLoaded?.superview ?? window
    }
}

extension UIModalPresentationStyle {
    fileprivate var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIViewController {
    /// This controller or the nearest one around it that presents something itself.
    fileprivate var nearestPresenter: UIViewController? {
        presented != nil ? self : parent?.nearestPresenter
    }

    /// This controller or the nearest one around it that is presented itself.
    var nearestPresented: UIViewController? {
        presenter != nil ? self : parent?.nearestPresented
    }
}
