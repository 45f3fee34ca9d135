import UIKit

extension UIGestureRecognizer {
    /// What rules need to know about this recognizer, and where it is set.
    public var arbitration: RecognizerArbitration { RecognizerArbitration(of: self) }
}

/// What an arbiter's rules need to know about a recognizer.
///
/// ```swift
/// drawerPan.arbitration.swipeDirection = .forward
/// ```
///
/// The recognizer stores it, and need not be governed.
@MainActor
public struct RecognizerArbitration {
    private let recognizer: UIGestureRecognizer

    init(of recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

    /// Where the first finger of the current gesture landed. Nil until an arbiter or a veto has seen a touch.
    public var touchdown: Touchdown? { recognizer.touchdown }

    /// The direction of the swipe that a pan or a veto is for. The default is ``SwipeDirection/back``.
    public var swipeDirection: SwipeDirection {
        get { recognizer.swipeDirection }
        nonmutating set { recognizer.swipeDirection = newValue }
    }

    /// The direction of a pinch. The default is ``PinchDirection/closing``. Other recognizers ignore it.
    public var pinchDirection: PinchDirection {
        get { recognizer.record?.pinchDirection ?? .closing }
        nonmutating set { recognizer.makeRecord().pinchDirection = newValue }
    }

    /// Whether the fingers on a pan or a veto have moved in `direction` on its view, and farther along than across.
    /// False for other recognizers.
    public func moves(_ direction: SwipeDirection) -> Bool { recognizer.moves(direction) }
}
