import UIKit

/// What is kept about a recognizer for the rules.
@MainActor
final class ArbitrationState {
    var swipeDirection = SwipeDirection.back
    var pinchDirection = PinchDirection.closing
    /// Where the present gesture began; nil before the first.
    var touchdown: Touchdown?
}

extension UIGestureRecognizer {
    private static var arbitrationKey: UInt8 = 0

    var arbitrationState: ArbitrationState? {
        objc_getAssociatedObject(self, &Self.arbitrationKey) as? ArbitrationState
    }

    func makeArbitrationState() -> ArbitrationState {
        if let arbitrationState { return arbitrationState }
        let state = ArbitrationState()
        objc_setAssociatedObject(self, &Self.arbitrationKey, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return state
    }
}
