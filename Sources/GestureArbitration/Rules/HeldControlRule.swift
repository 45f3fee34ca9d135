import UIKit

/// Refuses a swipe of a finger that has held a control which acts meanwhile: a stepper that repeats, or a button that
/// records for as long as it is pressed.
///
/// A control acts while it is held if it is a `UIStepper` with `autorepeat`, or has an action for `.touchDown`.
public struct HeldControlRule: ArbitrationRule {
    /// Denies if a control under the finger has been held.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let touchdown = recognizer.touchdown, touchdown.claimants.kinds.contains(.controls),
            touchdown.isHeld
        else { return nil }
        let isHeld = touchdown.claimants.contains { ($0.view as? UIControl)?.actsWhileHeld == true }
        return isHeld ? .deny(.controlIsHeld) : nil
    }
}

extension UIControl {
    /// Whether a finger holds this, and it acts for as long as it does.
    var actsWhileHeld: Bool {
        isTracking && ((self as? UIStepper)?.autorepeat == true || allControlEvents.contains(.touchDown))
    }
}

extension ArbitrationReason {
    /// The finger has held a control that acts for as long as it is held.
    public static var controlIsHeld: ArbitrationReason { "a control is held" }
}

extension ArbitrationRule where Self == HeldControlRule {
    /// Refuses a swipe of a finger that has held a control which acts meanwhile.
    public static var heldControls: HeldControlRule { HeldControlRule() }
}
