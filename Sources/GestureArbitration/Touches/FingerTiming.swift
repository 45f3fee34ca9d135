import Foundation

/// How soon after one another fingers land that have to do with each other, and how long they move, in seconds. The
/// shortest is first.
package enum FingerTiming {
    /// A finger that landed less than this ago is new, and may be about to move.
    package static let new: TimeInterval = 0.05
    /// The second finger of a pinch, a rotation or a drag with two fingers lands within this time, six samples, of one
    /// that moves.
    package static let secondFinger: TimeInterval = 0.1
    /// A second finger that lands within this time of one that is already flicking, and near it, belongs to the same
    /// hand.
    package static let sameHand: TimeInterval = 0.11
    /// Two fingers that land, or begin to move, within this time belong together.
    package static let together: TimeInterval = 0.15
    /// Two fingers of one hand that begin to move within this time make one swipe; a later one makes its own. It is an
    /// eighth of a second, and the 0.05 s for which a finger may rest and still count as moving.
    package static let oneSwipe: TimeInterval = 0.18
    /// The second finger lands within this time of one that has moved no farther than a finger that slips.
    static let lateSecondFinger: TimeInterval = 0.25
    /// The longest time for which a finger moves that flings a list.
    static let fling: TimeInterval = 0.25
    /// The longest time between the landings of two fingers that pinch.
    package static let pinch: TimeInterval = 0.3
}
