import UIKit

/// An event of a swipe that pops a screen, or of a pull that pushes the next one; the same with every driver.
///
/// A swipe that a screen has begun to follow reports ``began``, any number of ``progress(_:)``, and then exactly one of
/// ``finished`` and ``cancelled``, unless the navigation controller is released meanwhile. A refused swipe reports
/// ``refused(_:)`` and nothing else. A finger that another recognizer takes before the screen follows it reports
/// nothing, nor do pops by the back button, by VoiceOver, or by your own calls or gestures.
///
/// The stack determines how a swipe has ended: if your own animator completes a cancelled pop, the screen has been
/// popped.
public enum SwipeEvent: Equatable, Sendable {
    /// The screen has begun to follow the finger.
    case began

    /// How far the screen has followed the finger, from 0 (where it was) to 1 (gone, or pushed). Reported when it has
    /// changed, at most once per frame of the screen, and only while fingers drive it.
    case progress(CGFloat)

    /// The screen has been popped or pushed, and the animation that followed the finger has ended.
    case finished

    /// The screen is where it was, and the animation that followed the finger has ended.
    case cancelled

    /// The fingers moved as the screen's gesture does, from leading to trailing by default, but the swipe was refused.
    case refused(SwipeRefusal)
}
