import UIKit
import UIKitSeams

/// A change of tabs that fingers drive.
@MainActor
final class InteractiveTabChange {
    /// The arriving tab.
    let tab: UIViewController
    /// Another tab that the app has selected during the change. UIKit forgets it if the change is cancelled.
    private(set) weak var selectedMeanwhile: UIViewController?

    /// Reports its events.
    let transition: FollowedTransition

    private weak var formerTab: UIViewController?
    private let gestureDriver: TransitionGestureDriver

    /// `report` is called with the events of the change.
    init(
        from formerTab: UIViewController, to tab: UIViewController, drivenBy gestureDriver: TransitionGestureDriver,
        report: @escaping @MainActor (SwipeEvent) -> Void
    ) {
        self.formerTab = formerTab
        self.tab = tab
        self.gestureDriver = gestureDriver
        transition = FollowedTransition(of: tab, report: report)
    }

    /// The interaction with which the fingers drive the change; nil for the animator of another transition.
    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        gestureDriver.interaction(for: animator)
    }

    /// Begins to follow the transition of `coordinator`; `didEnd` is called when it ends.
    func follow(
        _ coordinator: any UIViewControllerTransitionCoordinator, of tabBarController: UITabBarController,
        didEnd: @escaping @MainActor (_ isCancelled: Bool) -> Void
    ) {
        coordinator.notifyWhenInteractionChanges { [weak self, weak tabBarController] context in
            guard let self, !context.isInteractive else { return }
            let selected = tabBarController?.selectedViewController
            if selected !== tab { selectedMeanwhile = selected }
            followSelection(of: tabBarController)
        }
        transition.follow(coordinator, didEnd: didEnd)
    }

    /// Looks at the selection in every frame until the change ends, or fingers drive it again: UIKit reports no
    /// selection by the app. At the end of a cancelled change it selects the former tab itself.
    private func followSelection(of tabBarController: UITabBarController?) {
        CADisplayLink.everyFrame { [weak self, weak tabBarController] link in
            guard let self, let tabBarController, !transition.isOver, transition.phase != .isInteractive else {
                return link.invalidate()
            }
            let selected = tabBarController.selectedViewController
            if selected !== tab, selected !== formerTab { selectedMeanwhile = selected }
        }
    }
}
