import GestureArbitration
import UIKit

/// Lets a back swipe that starts in the ``PopOptions/startRegion`` of its screen go before content under the finger
/// that could be scrolled, panned or drawn on: a map, a pager on any page, one that keeps swipes at its edge, a zoomed
/// picture, a canvas, or a view with a swipe recognizer. The rules before it in the order go first: those about views
/// with `arbitration.backSwipe`, moving scroll views, other fingers, rows with actions, controls, and edited text.
/// Content keeps a pencil or a pointer, as at the edge (see ``EdgeSwipeRule``).
///
/// It has no opinion if the region is ``/GestureArbitration/StartRegion/anywhere``.
public struct StatedRegionRule: ArbitrationRule {
    let options: StackOptions

    /// Creates the rule for a back swipe, which has one at first.
    @MainActor
    public init(of backSwipe: BackSwipe) { self.init(options: backSwipe.options) }

    init(options: StackOptions) { self.options = options }

    /// Allows a swipe that started in the region.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        isInRegion(recognizer) ? .allow(.startsInRegion) : nil
    }

    /// Makes the pans and swipes of views inside wait for a swipe that started in the region.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        guard other is UIPanGestureRecognizer || other.isSwipe(inDirectionOf: recognizer),
            other.isDeeper(than: recognizer), isInRegion(recognizer)
        else { return nil }
        return .goesFirst(.startsInRegion)
    }

    private func isInRegion(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer is UIPanGestureRecognizer else { return false }
        let screen = options.ofTopScreen
        guard screen.gestureOrDefault.direction == .back, let region = screen.startRegion, region != .anywhere
        else { return false }
        return recognizer.fingerLanded(in: region)
    }
}

extension ArbitrationReason {
    /// The swipe started in the region that the screen states.
    public static var startsInRegion: ArbitrationReason { "the swipe starts in the screen's region" }
}
