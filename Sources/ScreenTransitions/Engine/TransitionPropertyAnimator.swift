import UIKit

/// A property animator that tells when it is stopped for good.
///
/// UIKit's does not call its completions then, and a transition that is never completed blocks the screen. Apps get hold
/// of the animator through `interruptibleAnimator(using:)`.
@MainActor
final class TransitionPropertyAnimator: UIViewPropertyAnimator {
    var wasStopped: @MainActor () -> Void = {}

    override func stopAnimation(_ withoutFinishing: Bool) {
        super.stopAnimation(withoutFinishing)
        if withoutFinishing { wasStopped() }
    }

    /// Stops, so that other animations can be added, and nobody is told.
    func stopForNewAnimations() {
        super.stopAnimation(true)
    }
}
