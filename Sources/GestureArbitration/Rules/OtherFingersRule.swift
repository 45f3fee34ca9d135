import UIKit

/// Refuses a swipe while another finger holds something: a slider, a list, a line on a canvas, a push-to-talk button.
///
/// Someone who drags a slider with one finger does not mean to go back with another: more likely the hand that holds
/// the phone has brushed the screen. A finger that has only landed, or taps a button, is no reason to refuse. The other
/// fingers are known from pans that follow one finger, as FullScreenPop's do.
public struct OtherFingersRule: ArbitrationRule {
    /// Denies while another finger is on something that it has dragged, on a control that acts while it is held, or on
    /// a control or something else that it has pressed for half a second. A scroll view counts only while the finger
    /// moves it, or keeps it beyond an edge or between two pages.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        recognizer.touchdown?.otherFingers == .hold ? .deny(.otherFingerHolds) : nil
    }
}

extension ArbitrationReason {
    /// Another finger holds a control or something else.
    public static var otherFingerHolds: ArbitrationReason { "another finger holds something" }
}

extension ArbitrationRule where Self == OtherFingersRule {
    /// Refuses a swipe while another finger holds something.
    public static var otherFingers: OtherFingersRule { OtherFingersRule() }
}
