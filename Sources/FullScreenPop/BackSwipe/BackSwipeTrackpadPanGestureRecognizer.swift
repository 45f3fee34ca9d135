import UIKit

/// The pan of a back swipe with two fingers on a trackpad.
///
/// Like the pans for fingers on the screen, it reports before it receives anything, the last moment to adopt the app's
/// changes, and when the fingers have lifted.
@MainActor
final class BackSwipeTrackpadPanGestureRecognizer: UIPanGestureRecognizer {
    /// The recognizers to which the pan belongs.
    weak var recognizers: BackSwipeRecognizers?

    /// Whether fingers scroll, or are about to.
    private(set) var isScrolling = false {
        didSet {
            if isScrolling != oldValue { recognizers?.scrollingDidChange() }
        }
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard event.type == .scroll, super.shouldReceive(event) else { return false }
        isScrolling = true
        return true
    }

    override func reset() {
        super.reset()
        isScrolling = false
    }
}
