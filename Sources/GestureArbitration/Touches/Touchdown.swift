import UIKit

/// Where the finger landed whose gesture a recognizer is judged by.
///
/// `UIGestureRecognizer` tells where a finger is, not where it landed or on which view. The arbiter notes both when the
/// recognizer receives its first touch, and rules read them from ``UIKit/UIGestureRecognizer/touchdown``.
@MainActor
public final class Touchdown {
    /// The view that the finger landed on: the deepest one under it. Nil once that view is gone.
    public private(set) weak var view: UIView?

    /// The views under the finger that may claim its movement, innermost first.
    private(set) var claimants = Claimants()

    private var locationInWindow = CGPoint.zero

    /// Where the finger landed, in points of `view`, which must be in the same window.
    public func location(in view: UIView) -> CGPoint {
        view.convert(locationInWindow, from: nil)
    }

    fileprivate func note(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
        view = touch.view
        locationInWindow = touch.location(in: nil)
        claimants.collect(from: touch.view, upTo: recognizer.view)
    }
}

extension UIGestureRecognizer {
    /// Where the recognizer's present gesture landed. Nil until an arbiter or a veto has seen it receive a touch.
    ///
    /// While a gesture has several fingers it is judged by the one that landed first.
    public var touchdown: Touchdown? { arbitrationState?.touchdown }

    /// Remembers where `touch` landed, unless the recognizer is already busy with an earlier one.
    func noteTouchdown(_ touch: UITouch) {
        let state = makeArbitrationState()
        if let touchdown = state.touchdown {
            guard numberOfTouches == 0 else { return }
            touchdown.note(touch, for: self)
        } else {
            let first = Touchdown()
            first.note(touch, for: self)
            state.touchdown = first
        }
    }
}
