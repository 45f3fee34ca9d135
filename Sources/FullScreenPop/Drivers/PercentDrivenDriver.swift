import ScreenTransitions
import UIKit

/// Pops through the public interfaces for interactive transitions, with the screen's transition, the app's own animator
/// or one that looks like UIKit's.
@MainActor
final class PercentDrivenDriver: PopDriver {
    private weak var navigation: FullScreenPopNavigationController?

    /// The gesture that leads the pop of this driver's that is on its way, to the end of the transition.
    private var lead: GestureLead? {
        didSet { navigation?.updateDelegateFront() }
    }
    private weak var animator: (any UIViewControllerAnimatedTransitioning)?

    let popsBySystemRecognizers = false

    init(navigation: FullScreenPopNavigationController) {
        self.navigation = navigation
    }

    /// Whether a pop of this driver's is on its way, from the beginning of the gesture to the end of the transition.
    var isPopping: Bool { lead != nil }

    func follow(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .began {
            begin(recognizer)
        } else {
            lead?.follow(recognizer)
        }
    }

    private func begin(_ recognizer: UIGestureRecognizer) {
        guard lead == nil, let navigation else { return }
        lead = GestureLead(navigation.topScreenGesture ?? .pan, by: recognizer, in: navigation.view)
        if navigation.popViewController(animated: true) == nil {
            transitionDidEnd()
        }
    }

    /// To be called when the transition is over, however it ended, or when the pop went without one.
    func transitionDidEnd() {
        guard isPopping else { return }
        lead = nil
    }
}

extension PercentDrivenDriver {
    /// The animator of the pop that this driver has begun: the app's if it has one for this pop.
    func animator(
        preferring appAnimator: (any UIViewControllerAnimatedTransitioning)?
    ) -> any UIViewControllerAnimatedTransitioning {
        let animator = appAnimator ?? TransitionAnimator(transition: .systemLookAlike, direction: .backward)
        self.animator = animator
        return animator
    }

    /// The interaction of the pop that this driver has begun; nil for any other animator than that pop's.
    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animator === self.animator ? lead?.interaction(for: animator) : nil
    }
}
