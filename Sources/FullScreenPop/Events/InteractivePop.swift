import GestureArbitration
import UIKit
import UIKitSeams

/// Follows an interactive pop and reports how it goes.
///
/// Everything is read from the transition coordinator, so events are the same with every driver. It reports when the
/// finger lets go and when the transition has ended. Its progress is read once per frame.
@MainActor
final class InteractivePop {
    /// The screen that follows the finger; nil once the transition is over.
    private(set) var leavingScreen: UIViewController?
    /// Whether the fingers have let go, and the screen is on its way out.
    private(set) var isFinishing = false

    private let report: @MainActor (PopEvent) -> Void
    private var displayLink: CADisplayLink?
    private var progress: CGFloat = 0

    /// `report` is called with ``PopEvent/began`` and every ``PopEvent/progress(_:)`` of the pop of `screen`.
    init(of screen: UIViewController, report: @escaping @MainActor (PopEvent) -> Void) {
        leavingScreen = screen
        self.report = report
    }

    /// Begins to follow the pop of `coordinator`; `didEnd` is called when the transition is over.
    func follow(
        _ coordinator: any UIViewControllerTransitionCoordinator,
        didEnd: @escaping @MainActor (_ isCancelled: Bool) -> Void
    ) {
        report(.began)
        followProgress(of: coordinator)
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            guard !context.isInteractive else { return }
            self?.isFinishing = !context.isCancelled
            self?.stopFollowing()
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            self?.stopFollowing()
            self?.leavingScreen = nil
            didEnd(context.isCancelled)
        }
    }

    private func followProgress(of coordinator: any UIViewControllerTransitionCoordinator) {
        let target = ActionTarget { [weak self, weak coordinator] _ in
            guard let coordinator else { return }
            self?.note(coordinator.percentComplete)
        }
        let displayLink = CADisplayLink(target: target, selector: ActionTarget.action)
        displayLink.add(to: .main, forMode: .common)
        self.displayLink = displayLink
    }

    private func note(_ newProgress: CGFloat) {
        guard newProgress != progress else { return }
        progress = newProgress
        report(.progress(newProgress))
    }

    private func stopFollowing() {
        displayLink?.invalidate()
        displayLink = nil
    }
}
