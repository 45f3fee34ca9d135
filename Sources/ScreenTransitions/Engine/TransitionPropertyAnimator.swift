import UIKit

/// A property animator that reports when it is stopped without finishing.
///
/// UIKit's own animator does not call its completion handlers in this case, and a transition that is never completed
/// blocks the screen. Apps can stop the animator, since `interruptibleAnimator(using:)` returns it.
@MainActor
final class TransitionPropertyAnimator: UIViewPropertyAnimator {
    var wasStopped: @MainActor () -> Void = {}

    override func stopAnimation(_ withoutFinishing: Bool) {
        super.stopAnimation(withoutFinishing)
        if withoutFinishing { wasStopped() }
    }

    /// Stops, without reporting it, so that other animations can be added.
    func stopForNewAnimations() {
        super.stopAnimation(true)
    }
}
