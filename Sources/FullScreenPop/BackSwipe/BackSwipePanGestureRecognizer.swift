import UIKit

/// The pan of a back swipe, which tells before a touch lands: the last moment to learn what the app has changed.
@MainActor
final class BackSwipePanGestureRecognizer: UIPanGestureRecognizer {
    var touchWillLand: @MainActor () -> Void = {}

    override func shouldReceive(_ event: UIEvent) -> Bool {
        if numberOfTouches == 0 { touchWillLand() }
        return super.shouldReceive(event)
    }
}
