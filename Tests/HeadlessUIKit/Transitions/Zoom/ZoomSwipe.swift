// The recognizers that a zoomed screen has on its own view, beside those of the navigation controller. Reported of iOS
// 26.5 (Evil-Project/Twinskaraoke #96): another pan at the edge, and one that is not limited to it and pops a screen
// while both of the navigation controller's are disabled. A limit of the model: dragging down and pinching, which
// dismiss as well, are left out.

/// Pops a zoomed screen from its edge.
@MainActor
final class ZoomEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {}

/// Pops a zoomed screen from anywhere, or from the edge too where the profile says so.
@MainActor
final class ZoomContentPanGestureRecognizer: UIPanGestureRecognizer {}

extension UIViewController {
    /// How the screen is zoomed where it is pushed; nil on systems that do not zoom.
    var zoom: Transition? {
        HeadlessRuntime.current.profile.system >= .iOS18 ? preferredTransition : nil
    }
}

extension UINavigationController {
    /// The animator for a change to or from a zoomed screen.
    func zoomAnimator(
        _ operation: Operation, from leaving: UIViewController, to arriving: UIViewController
    ) -> NavigationZoomAnimator? {
        let isPush = operation == .push
        let (upper, lower) = isPush ? (arriving, leaving) : (leaving, arriving)
        guard let zoom = upper.zoom else { return nil }
        let source = zoom.sourceView(.init(from: lower, to: upper))
        return NavigationZoomAnimator(isPush: isPush, source: source, dimming: zoom.options?.dimmingColor)
    }

    /// Puts the recognizers on a zoomed screen's view, once for each navigation controller.
    func addZoomSwipes(to screen: UIViewController) {
        guard screen.zoom != nil, let view = screen.viewIfLoaded, stack.first !== screen else { return }
        let present = (view.gestureRecognizers ?? []).filter(\.isOfZoom)
        guard !present.contains(where: { $0.delegate === interactivePop }) else { return }
        for recognizer in present { view.removeGestureRecognizer(recognizer) }
        let edge = ZoomEdgePanGestureRecognizer()
        edge.edges = isRightToLeft ? .right : .left
        for pan in [edge, ZoomContentPanGestureRecognizer()] {
            pan.delegate = interactivePop
            pan.addTarget(interactivePop, action: NavigationInteractiveTransition.action)
            view.addGestureRecognizer(pan)
        }
    }
}

extension UIGestureRecognizer {
    var isOfZoom: Bool { self is ZoomEdgePanGestureRecognizer || self is ZoomContentPanGestureRecognizer }
}
