import UIKit

/// The rules of FDFullscreenPopGesture, in a subclass where that library swizzles every navigation controller.
@MainActor
final class FDNavigationController: UINavigationController, UIGestureRecognizerDelegate {
    private let fullScreenPan = UIPanGestureRecognizer()
    /// What each screen asks for.
    var options: (UIViewController) -> ScreenOptions = { _ in ScreenOptions() }
    /// The screens whose bar the library looks after: those that were pushed, and those that one was pushed over.
    private var screensWithBar: Set<ObjectIdentifier> = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        installOnce()
        for screen in [viewControllers.last, viewController].compactMap(\.self) {
            screensWithBar.insert(ObjectIdentifier(screen))
        }
        // The library does not push a screen twice, and says nothing.
        guard !viewControllers.contains(viewController) else { return }
        super.pushViewController(viewController, animated: animated)
    }

    func looksAfterBar(of screen: UIViewController) -> Bool {
        screensWithBar.contains(ObjectIdentifier(screen))
    }

    private func installOnce() {
        guard fullScreenPan.view == nil, let edgePan = interactivePopGestureRecognizer, let popTarget = edgePan.delegate
        else { return }
        fullScreenPan.addTarget(popTarget, action: NSSelectorFromString("handleNavigationTransition:"))
        fullScreenPan.delegate = self
        fullScreenPan.maximumNumberOfTouches = 1
        edgePan.view?.addGestureRecognizer(fullScreenPan)
        edgePan.isEnabled = false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard viewControllers.count > 1, let top = topViewController, transitionCoordinator == nil else { return false }
        let options = options(top)
        guard options.mode != .disabled else { return false }
        let maximumDistance = Self.maximumDistance(options, width: view.bounds.width)
        if maximumDistance > 0, fullScreenPan.location(in: view).x > maximumDistance { return false }
        let isLeftToRight = UIApplication.shared.userInterfaceLayoutDirection == .leftToRight
        return fullScreenPan.translation(in: view).x * (isLeftToRight ? 1 : -1) > 0
    }

    /// The library knows one distance from the left edge, 0 for none, and measures where the finger is when the pan
    /// begins. For the edge its apps therefore allow more than the edge's own width.
    private static func maximumDistance(_ options: ScreenOptions, width: CGFloat) -> CGFloat {
        if options.mode == .leadingEdge { return 50 }
        switch options.startRegion {
        case .points(let points): return points
        case .fraction(let fraction): return fraction * width
        case nil: return 0
        }
    }
}
