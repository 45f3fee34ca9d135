import UIKit

/// A change of tabs that fingers drive.
@MainActor
final class InteractiveTabChange {
    /// The tab that comes.
    let tab: UIViewController
    /// Another one that the app has selected while the fingers were down. UIKit forgets it if the change is cancelled.
    private(set) weak var selectedMeanwhile: UIViewController?

    private let gestureDriver: TransitionGestureDriver
    private var progress: TransitionProgress?

    init(to tab: UIViewController, drivenBy gestureDriver: TransitionGestureDriver) {
        self.tab = tab
        self.gestureDriver = gestureDriver
    }

    /// What lets the fingers drive the change; nil for the animator of another transition.
    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        gestureDriver.interaction(for: animator)
    }

    /// Begins to follow the transition of `coordinator`; `didEnd` is called when it is over.
    func follow(
        _ coordinator: any UIViewControllerTransitionCoordinator, of tabBarController: UITabBarController,
        didEnd: @escaping @MainActor (_ isCancelled: Bool) -> Void
    ) {
        coordinator.notifyWhenInteractionChanges { [weak self, weak tabBarController] context in
            guard let self else { return }
            // Another finger may have taken it up. Otherwise it runs by itself from here on.
            progress?.isMuted = !context.isInteractive
            guard !context.isInteractive else { return }
            let selected = tabBarController?.selectedViewController
            if selected !== tab { selectedMeanwhile = selected }
        }
        coordinator.animate(alongsideTransition: nil) { didEnd($0.isCancelled) }
    }

    /// Reports how far the fingers have brought it.
    func reportProgress(
        of coordinator: any UIViewControllerTransitionCoordinator, _ report: @escaping @MainActor (CGFloat) -> Void
    ) {
        progress = TransitionProgress(of: coordinator, report: report)
    }
}
