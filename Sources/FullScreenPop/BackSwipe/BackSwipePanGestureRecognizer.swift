import UIKit

/// The pan of a back swipe.
///
/// It also reports before its first touch lands, the last moment to adopt what the app has changed, and when the last one
/// has gone.
@MainActor
final class BackSwipePanGestureRecognizer: SwipePanGestureRecognizer {
    var isTouchedDidChange: @MainActor () -> Void = {}
    /// Whether a back swipe that starts with this touch goes before content. Its touch is then kept from its view until
    /// it is known whether it pops, as UIKit's own edge pan does it.
    var startsAtEdge: @MainActor (UITouch) -> Bool = { _ in false }

    private(set) var isTouched = false {
        didSet {
            if isTouched != oldValue { isTouchedDidChange() }
        }
    }

    override var goesFirst: Bool { delaysTouchesBegan }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        isTouched = true
        return super.shouldReceive(event)
    }

    override func fingerWillLand(_ touch: UITouch) { delaysTouchesBegan = startsAtEdge(touch) }

    override func fingersHaveGone() { isTouched = false }
}
