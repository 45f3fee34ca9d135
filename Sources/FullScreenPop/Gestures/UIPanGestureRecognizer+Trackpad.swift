import UIKit

extension UIPanGestureRecognizer {
    /// Makes the pan follow two fingers on a trackpad, which scroll, and nothing else.
    ///
    /// UIKit sends no touches for them, so the pans that follow one finger can't follow them. A wheel moves in steps,
    /// and drives no transition.
    func followTrackpadOnly() {
        allowedTouchTypes = []
        allowedScrollTypesMask = .continuous
    }
}
