import UIKit

/// Where the first finger of a gesture landed.
///
/// `UIGestureRecognizer` has the location of a finger, but not where it landed or on which view. The arbiter notes both
/// when the recognizer receives its first touch, and rules read them from ``UIKit/UIGestureRecognizer/touchdown``.
@MainActor
public final class Touchdown {
    /// The deepest view that the finger landed on; nil once that is released.
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
    /// Where the first finger of the present gesture landed. Nil until an arbiter or a veto has seen a touch.
    public var touchdown: Touchdown? { arbitrationState?.touchdown }

    /// Keeps where `touch` landed, unless the recognizer has an earlier touch.
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
