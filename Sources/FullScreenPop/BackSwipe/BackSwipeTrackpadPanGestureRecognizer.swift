import UIKit

/// The pan of a back swipe that two fingers on a trackpad make.
///
/// As the pans for fingers on the screen it reports before it receives anything, the last moment to adopt what the app has
/// changed, and when the fingers have gone.
@MainActor
final class BackSwipeTrackpadPanGestureRecognizer: UIPanGestureRecognizer {
    /// Those that the pan is one of.
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
