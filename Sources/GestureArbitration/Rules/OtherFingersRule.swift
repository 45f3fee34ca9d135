import UIKit

/// Refuses a swipe while another finger drags something: a slider, a list, a line on a canvas.
///
/// Whoever has something in hand does not go back with the other one: a hand that holds the phone has brushed the screen. A
/// finger that has only landed, or presses a button, is no reason to refuse. Known from pans that follow one finger, as those of
/// ``/FullScreenPop`` do.
public struct OtherFingersRule: ArbitrationRule {
    /// Makes the rule.
    public init() {}

    /// Denies while another finger drags something.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        recognizer.keptTouchdown?.otherFingers == .drag ? .deny(.otherFingerDrags) : nil
    }
}

extension Reason {
    /// Another finger drags a control or something else.
    public static var otherFingerDrags: Reason { "another finger drags something" }
}

extension ArbitrationRule where Self == OtherFingersRule {
    /// Refuses a swipe while another finger drags something.
    public static var otherFingers: OtherFingersRule { OtherFingersRule() }
}
