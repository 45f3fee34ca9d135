import GestureArbitration
import UIKit

/// Lets content inside begin with another finger while that of a swipe rests. Nothing waits for the resting finger, and
/// it may still swipe.
struct RestingFingerRule: ArbitrationRule {
    /// Lets pans inside recognize beside the swipe; at the edge, where everything else waits as well, all recognizers.
    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        guard let pan = recognizer as? SwipePanGestureRecognizer, other.isDeeper(than: pan),
            other is UIPanGestureRecognizer || pan.precedesContent, pan.restsBesideAnother
        else { return nil }
        return .simultaneous(.fingerRests)
    }
}

extension ArbitrationReason {
    /// The finger of the swipe rests beside another one.
    public static var fingerRests: ArbitrationReason { "the finger rests beside another one" }
}
