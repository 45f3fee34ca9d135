import GestureArbitration
import UIKit

/// Follows an interactive pop or push and reports its events.
///
/// Everything is read from the transition coordinator, so events are the same with every driver. The coordinator
/// reports when the finger lets go, when another finger takes over the transition, and when the transition has ended.
/// Its progress is read once per frame.
@MainActor
final class FollowedTransition {
    /// The screen that follows the finger; nil once the transition has ended and its end is reported.
    private(set) var screen: UIViewController?
    /// How far the transition has come.
    private(set) var phase = Phase.hasNotBegun {
        didSet { progress?.isMuted = phase != .isInteractive }
    }

    private let report: (@MainActor (SwipeEvent) -> Void)?
    private weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    private let feedback: ReleaseFeedback?
    private var progress: TransitionProgress?
    private var hasReportedEnd = false
    private var didEnd: (@MainActor (_ isCancelled: Bool) -> Void)?

    /// `report` is called with ``SwipeEvent/began`` and every ``SwipeEvent/progress(_:)`` of the transition; nil if the
    /// transition is not a swipe.
    init(
        of screen: UIViewController, feedback: ReleaseFeedback? = nil, report: (@MainActor (SwipeEvent) -> Void)?
    ) {
        self.screen = screen
        self.feedback = feedback
        self.report = report
    }

    enum Phase {
        case hasNotBegun
        /// Fingers drive it.
        case isInteractive
        /// They have let go, and it runs to its end.
        case finishes
        /// They have let go, and it runs back to its beginning.
        case fallsBack
    }

    /// Whether the transition has ended, even if UIKit has released it without reporting this.
    var isOver: Bool { phase != .hasNotBegun && coordinator == nil }

    /// Whether this follows the transition of `coordinator`.
    func follows(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool { coordinator === self.coordinator }

    /// Begins to follow the transition of `coordinator`; `didEnd` is called when the transition has ended.
    func follow(
        _ coordinator: any UIViewControllerTransitionCoordinator,
        didEnd: @escaping @MainActor (_ isCancelled: Bool) -> Void
    ) {
        self.coordinator = coordinator
        self.didEnd = didEnd
        followProgress(of: coordinator)
        phase = coordinator.initiallyInteractive ? .isInteractive : .finishes
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            // Another finger may take over the transition.
            self?.interactionDidChange(context)
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] in self?.end(isCancelled: $0.isCancelled) }
        // The app may cancel the transition when it hears of it.
        report?(.began)
    }

    private func interactionDidChange(_ context: any UIViewControllerTransitionCoordinatorContext) {
        if context.isInteractive {
            phase = .isInteractive
        } else {
            phase = context.isCancelled ? .fallsBack : .finishes
        }
    }

    private func followProgress(of coordinator: any UIViewControllerTransitionCoordinator) {
        progress = TransitionProgress(of: coordinator, onLost: { [weak self] in self?.endIfLost() }) {
            [report, feedback] progress in
            feedback?.note(progress)
            report?(.progress(progress))
        }
    }

    /// Reports that the transition has ended, unless this has been reported.
    func reportEnd(isCancelled: Bool) {
        guard !hasReportedEnd else { return }
        hasReportedEnd = true
        report?(isCancelled ? .cancelled : .finished)
    }

    /// Ends if UIKit has released the transition without reporting its end.
    func endIfLost() {
        if isOver { end(isCancelled: phase != .finishes) }
    }

    private func end(isCancelled: Bool) {
        guard let didEnd else { return }
        self.didEnd = nil
        progress?.stop()
        progress = nil
        didEnd(isCancelled)
        screen = nil
    }
}
