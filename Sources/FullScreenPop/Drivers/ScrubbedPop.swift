import UIKit

/// A pop that scrubs an animator of the app's own.
@MainActor
final class ScrubbedPop: UIPercentDrivenInteractiveTransition, PopInteraction {
    var didStart: @MainActor () -> Void = {}

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        didStart()
    }

    func follow(to progress: CGFloat) {
        update(progress)
    }

    func end(popping: Bool, velocity: CGFloat) {
        if popping {
            finish()
        } else {
            cancel()
        }
    }
}
