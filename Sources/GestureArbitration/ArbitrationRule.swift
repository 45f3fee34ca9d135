import UIKit

/// A rule that answers questions about gestures, or leaves them to the rules that follow.
///
/// A ``GestureArbiter`` asks its rules in order, and the first answer that is not nil decides. By default all three
/// methods return nil, so implement only those that the rule has an opinion on:
///
/// ```swift
/// struct MapRule: ArbitrationRule {
///     func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
///         guard recognizer.arbitration.touchdown?.view(of: MKMapView.self) != nil else { return nil }
///         return .deny("the touch is on the map")
///     }
/// }
/// ```
///
/// Rules are asked while touches are delivered. Keep them free of side effects and of allocations, and make them
/// structs or final classes. Only a ``GestureArbiter/confirmation`` may have side effects.
@MainActor
public protocol ArbitrationRule {
    /// The name of the rule in traces and decisions. The default is the name of its type.
    var name: String { get }

    /// Whether the recognizer may see a touch that has just landed. Asked once per touch, before the finger moves.
    ///
    /// Not asked about a trackpad scroll, which has no touches. A denied touch is hidden from the recognizer, so nobody
    /// can tell whether it would have become a gesture. Deny here only what depends on the landing alone.
    ///
    /// FullScreenPop's arbiters of swipes back, of pushes and between tabs refuse such a touch only when it moves, and
    /// report the refusal. For a list that hands over its finger, the arbiter asks again at the list's edge.
    func shouldReceive(_ touch: UITouch, for recognizer: UIGestureRecognizer) -> ArbitrationAnswer?

    /// Whether the recognizer, which has just recognized its movement, may begin. Its `arbitration` has the place where
    /// the finger landed: ``RecognizerArbitration/touchdown``.
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer?

    /// How the recognizer relates to another one. UIKit asks when the touch lands and again when one of them is about
    /// to exclude the other, so the answer may be needed before the movement is known.
    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation?
}

extension ArbitrationRule {
    /// The name of the rule's type.
    public var name: String { String(describing: Self.self) }

    /// No opinion.
    public func shouldReceive(_ touch: UITouch, for recognizer: UIGestureRecognizer) -> ArbitrationAnswer? { nil }

    /// No opinion.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? { nil }

    /// No opinion.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        nil
    }
}
