import UIKit

/// Makes a governed recognizer wait until another one has failed.
///
/// In the arbiter of a back swipe it does what `require(toFail:)` of `interactivePopGestureRecognizer` does for UIKit's
/// own swipe, which UIKit lets nobody read:
///
/// ```swift
/// arbiter.rules.insert(.waits(for: drawerPan), at: 0)
/// ```
///
/// At index 0 the other recognizer goes first even from the edge. A recognizer that neither begins nor fails keeps the
/// governed one waiting until the finger lifts.
public struct WaitingRule: ArbitrationRule {
    /// The recognizer that goes first; nil once it is released.
    public private(set) weak var recognizer: UIGestureRecognizer?

    /// Creates a rule that lets `recognizer`, which the rule does not retain, go first.
    public init(for recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
    }

    /// Waits for the other recognizer; no opinion on any other one.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        other === self.recognizer && other !== recognizer ? .waits(.otherGoesFirst) : nil
    }
}

extension ArbitrationReason {
    /// A ``WaitingRule`` names another recognizer that goes first.
    public static var otherGoesFirst: ArbitrationReason { "another recognizer goes first" }
}

extension ArbitrationRule where Self == WaitingRule {
    /// Makes a governed recognizer wait until `recognizer` has failed.
    public static func waits(for recognizer: UIGestureRecognizer) -> WaitingRule { WaitingRule(for: recognizer) }
}
