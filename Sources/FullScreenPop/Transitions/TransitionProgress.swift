import UIKit
import UIKitSeams

/// Reports the progress of a transition whenever it has changed, at most once per frame of the screen, and whether
/// UIKit has released the transition.
@MainActor
final class TransitionProgress {
    private let report: @MainActor (CGFloat) -> Void
    /// Called if UIKit has released the transition before ``stop()``.
    private let onLost: @MainActor () -> Void
    /// Whether nothing is reported now.
    var isMuted = false
    private var displayLink: CADisplayLink?
    /// From 0 to 1.
    private var progress: CGFloat = 0

    /// Begins to report the progress of the transition of `coordinator`, until ``stop()``.
    init(
        of coordinator: any UIViewControllerTransitionCoordinator, onLost: @escaping @MainActor () -> Void,
        report: @escaping @MainActor (CGFloat) -> Void
    ) {
        self.report = report
        self.onLost = onLost
        displayLink = .everyFrame { [weak self, weak coordinator] link in
            // The run loop retains a display link, whoever else has gone.
            guard let self, let coordinator else {
                link.invalidate()
                self?.onLost()
                return
            }
            if !isMuted { note(coordinator.percentComplete) }
        }
    }

    /// Stops reporting.
    func stop() {
        displayLink?.invalidate()
        displayLink = nil
    }

    private func note(_ newProgress: CGFloat) {
        guard newProgress != progress else { return }
        progress = newProgress
        report(newProgress)
    }
}
