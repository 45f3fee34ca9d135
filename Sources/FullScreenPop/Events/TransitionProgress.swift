import UIKit
import UIKitSeams

/// Reports how far a transition is whenever that has changed, at most once per frame of the screen, and whether UIKit has let go of
/// it.
@MainActor
final class TransitionProgress {
    private let report: @MainActor (CGFloat) -> Void
    /// Called if UIKit has let go of the transition before ``stop()``.
    private let onLost: @MainActor () -> Void
    /// Whether nothing is reported at this moment.
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
            // A display link is kept by the run loop, whoever else has gone.
            guard let self, let coordinator else {
                link.invalidate()
                self?.onLost()
                return
            }
            if !isMuted { note(coordinator.percentComplete) }
        }
    }

    /// Reports no more.
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
