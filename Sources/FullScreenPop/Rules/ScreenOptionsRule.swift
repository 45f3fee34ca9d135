import GestureArbitration
import UIKit

/// Applies ``PopOptions/isEnabled`` of the screen on top and, to horizontal pans, its ``PopOptions/startRegion`` and
/// the region of its ``PopOptions/gesture``. A scroll with a trackpad starts in no region: it pops wherever the
/// pointer is.
struct ScreenOptionsRule: ArbitrationRule {
    let options: StackOptions

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        let screen = options.ofTopScreen
        if screen.isEnabled == false { return .deny(.screenDisabled) }
        let gesture = screen.gesture ?? .pan
        guard gesture.direction?.isHorizontal == true, recognizer.touchdown?.isScroll != true else { return nil }
        let isInside =
            recognizer.landed(in: screen.startRegion ?? .anywhere) && recognizer.landed(in: gesture.startRegion)
        return isInside ? nil : .deny(.outsideStartRegion)
    }
}

extension Reason {
    /// The screen's ``PopOptions/isEnabled`` is false.
    public static var screenDisabled: Reason { "the screen is not popped by swipes" }
}
