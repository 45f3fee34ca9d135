import UIKit

/// How far a finger may move before it counts as moving, in points, as in `UILongPressGestureRecognizer`. It depends on
/// what the finger may be doing.
///
/// People with a tremor, and thumbs at the end of their reach, slip farther than the 10 points after which a pan
/// begins.
package enum AllowableMovement {
    /// Of a resting finger.
    package static let whileResting: CGFloat = 3
    /// Of a thumb that holds what it presses: no thumb is quite still.
    static let whilePressing: CGFloat = 6
    /// Of a thumb that rolls at the edge before it scrolls. People want to see the screen follow a swipe from the edge
    /// at once.
    static let atEdge: CGFloat = 16
    /// Of a finger that taps a control, or that rolls before it drags something.
    package static let ofTap: CGFloat = 24
    /// Of a finger that has held the control: a fire button, or one that records.
    static let whileHeld: CGFloat = 40
    /// Of a finger on a view with a swipe recognizer: if that has failed, only a slow drag goes on.
    static let beforeSwipe: CGFloat = 40
    /// Of a palm that rolls as the hand takes hold of the device.
    package static let ofPalm: CGFloat = 40
}
