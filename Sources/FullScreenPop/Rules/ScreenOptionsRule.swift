import GestureArbitration
import UIKit

/// Applies ``BackSwipe/isEnabled``, ``PopOptions/isEnabled`` of the top screen, the region of its
/// ``PopOptions/gesture`` and, to horizontal pans, its ``PopOptions/startRegion``. A trackpad scroll starts in no
/// region: it pops wherever the pointer is.
struct ScreenOptionsRule: ArbitrationRule {
    let options: StackOptions

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        if let lock = options.statedLock { return .deny(lock) }
        let screen = options.ofTopScreen
        let gesture = screen.gestureOrDefault
        guard let direction = gesture.direction, recognizer.touchdown?.isScroll != true else { return nil }
        let stated = direction.isHorizontal ? screen.startRegion ?? .anywhere : .anywhere
        let isInside = recognizer.landed(in: stated) && recognizer.landed(in: gesture.startRegion)
        return isInside ? nil : .deny(.outsideStartRegion)
    }

    /// Nothing waits for a swipe that can't pop.
    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        options.lock.map { .exclusive($0) }
    }
}

extension ArbitrationReason {
    /// The back swipe's ``BackSwipe/isEnabled`` is false.
    public static var stackDisabled: ArbitrationReason { "the stack is not popped by swipes" }

    /// The screen's ``PopOptions/isEnabled`` is false.
    public static var screenDisabled: ArbitrationReason { "the screen is not popped by swipes" }
}
