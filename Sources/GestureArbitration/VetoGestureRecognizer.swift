import UIKit
import UIKitSeams

/// A recognizer that does nothing but make others fail: those that wait for it can't begin once it has begun.
///
/// Some recognizers can't be governed, because their delegate must stay what it is: a scroll view's pan, UIKit's own pop
/// recognizers. But any recognizer can be made to wait for another one to fail. A gate is that other one. It recognizes
/// the same movement at the same moment, asks an arbiter, and either *closes* by beginning, so those that wait fail, or
/// *opens* by failing, so they go on in the same event.
///
/// ```swift
/// // UIKit's content pop, refused wherever the arbiter refuses:
/// let veto = VetoGestureRecognizer(arbiter: arbiter, closesOn: .refusal)
/// navigationController.view.addGestureRecognizer(veto)
/// navigationController.interactiveContentPopGestureRecognizer?.require(toFail: veto)
/// ```
///
/// A gate is felt by nobody else: it recognizes beside everything, excludes nothing, and leaves touches alone.
@MainActor
public final class VetoGestureRecognizer: UIPanGestureRecognizer {
    /// When a gate closes.
    public enum Occasion: Sendable {
        /// When the arbiter refuses. For recognizers that were told to wait with `require(toFail:)`.
        case refusal
        /// When the arbiter allows. For recognizers that the arbiter's rules let wait (``Relation/goesFirst(_:)``):
        /// scroll views yield to a swipe whose recognizer can't be governed.
        case permission
    }

    /// Called when the gate has decided, with what the arbiter said.
    public var onDecision: ((Decision) -> Void)?

    private var arbiter: GestureArbiter?
    private var refusalOfTouch: Decision?
    private var closes: (VetoGestureRecognizer) -> Bool = { _ in false }
    private var holdsBack: (VetoGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    /// Makes a gate that asks `arbiter`, which it keeps alive, and closes on `occasion`. Add it to the view of the
    /// recognizer that it stands for, so that both are judged in the same coordinates.
    public convenience init(arbiter: GestureArbiter, closesOn occasion: Occasion) {
        switch occasion {
        case .refusal:
            self.init(closes: { !$0.decide().isAllowed }, holdsBack: { _, _ in false })
        case .permission:
            self.init(closes: { $0.decide().isAllowed }, holdsBack: { $0.goesBefore($1) })
        }
        self.arbiter = arbiter
    }

    /// Makes a gate that asks nobody but the two closures: whether it closes on the present movement, and whether
    /// another recognizer has to wait for it without having been told to.
    convenience init(
        closes: @escaping (VetoGestureRecognizer) -> Bool,
        holdsBack: @escaping (VetoGestureRecognizer, UIGestureRecognizer) -> Bool
    ) {
        self.init(target: nil, action: nil)
        self.closes = closes
        self.holdsBack = holdsBack
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        delegate = self
    }

    /// What the arbiter says to the present movement, including what it said when the touch landed.
    ///
    /// A gate sees every touch, also those that the rules would hide from the recognizer it stands for.
    public var decision: Decision {
        refusalOfTouch ?? arbiter?.decision(onBeginningOf: self) ?? .unanswered
    }

    /// Never: what fails because of a gate fails by waiting for it.
    public override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    /// Never: a gate must come to its decision whatever happens around it.
    public override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    /// Whether `other` has to wait for the gate without having been told to.
    public override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { holdsBack(self, other) }

    private func decide() -> Decision {
        let decision = decision
        onDecision?(decision)
        return decision
    }

    /// Simultaneity with a swipe that can't be governed can be granted only from the other side; who does not, yields.
    private func goesBefore(_ other: UIGestureRecognizer) -> Bool {
        switch arbiter?.relation(of: self, to: other, asked: .goBefore) {
        case .goesFirst: return true
        case .simultaneous: return other.delegate?.allowsSimultaneity(of: other, with: self) != true
        case .exclusive, .waits, nil: return false
        }
    }
}

extension VetoGestureRecognizer: UIGestureRecognizerDelegate {
    /// Always yes; what the arbiter says to the touch is remembered for the decision.
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard numberOfTouches == 0 else { return true }
        noteTouchdown(touch)
        let decision = arbiter?.decision(onReceiving: touch, by: self)
        refusalOfTouch = decision?.isAllowed == false ? decision : nil
        return true
    }

    /// Whether the gate closes.
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { closes(self) }
}
