import UIKit

/// Pops through the public interfaces for interactive transitions, with the app's own animator, the screen's transition or
/// one that looks like UIKit's.
///
/// The finger may be gone before UIKit has started the transition. How far it came and what it wanted is therefore kept
/// here, and shown as soon as the transition starts.
@MainActor
final class PercentDrivenDriver: PopDriver {
    private weak var navigation: FullScreenPopNavigationController?
    private var interaction: (any PopInteraction)?
    private var hasStarted = false
    private var progress: CGFloat = 0
    private var velocity: CGFloat = 0
    private var outcome: PopOutcome?

    /// Whether a pop of this driver's is on its way, from the beginning of the swipe to the end of the transition.
    private(set) var isPopping = false {
        didSet { navigation?.updateDelegateFront() }
    }

    let popsBySystemRecognizers = false

    init(navigation: FullScreenPopNavigationController) {
        self.navigation = navigation
    }

    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            begin()
        case .changed:
            progress = PopOutcome.progress(of: pan)
            showProgress()
        case .ended:
            progress = PopOutcome.progress(of: pan)
            velocity = PopOutcome.velocity(of: pan)
            outcome = PopOutcome(of: pan)
            showProgress()
        case .cancelled, .failed:
            outcome = .cancel
            showProgress()
        default:
            break
        }
    }

    private func begin() {
        guard !isPopping, let navigation else { return }
        isPopping = true
        if navigation.popViewController(animated: true) == nil {
            transitionDidEnd()
        }
    }

    private func showProgress() {
        guard hasStarted, let interaction else { return }
        interaction.follow(to: progress)
        guard let outcome else { return }
        self.interaction = nil
        interaction.end(popping: outcome == .pop, velocity: velocity)
    }

    /// To be called when the transition is over, however it ended, or when the pop went without one.
    func transitionDidEnd() {
        guard isPopping else { return }
        interaction = nil
        hasStarted = false
        progress = 0
        velocity = 0
        outcome = nil
        isPopping = false
    }
}

extension PercentDrivenDriver {
    /// The animator of the pop that this driver has begun: the app's if it has one for this pop.
    func animator(
        preferring appAnimator: (any UIViewControllerAnimatedTransitioning)?
    ) -> any UIViewControllerAnimatedTransitioning {
        if let animator = appAnimator as? TransitionAnimator {
            adopt(TransitionInteraction(animator: animator))
            return animator
        }
        if let appAnimator {
            adopt(AnimatorInteraction(animator: appAnimator))
            return appAnimator
        }
        let lookAlike = TransitionAnimator(transition: .systemLookAlike, direction: .backward)
        adopt(TransitionInteraction(animator: lookAlike))
        return lookAlike
    }

    /// The interaction that goes with ``animator(preferring:)``.
    var currentInteraction: (any UIViewControllerInteractiveTransitioning)? { interaction }

    private func adopt(_ interaction: any PopInteraction) {
        interaction.didStart = { [weak self] in
            self?.hasStarted = true
            self?.showProgress()
        }
        self.interaction = interaction
    }
}
