import UIKit

/// Refuses a swipe whose finger has held a control that acts while it is held, such as a stepper that repeats, or a
/// button that records as long as it is pressed.
///
/// Away from the leading edge it also refuses a finger that has held any button in place for half a second and slides
/// off it so as not to press it. A button as wide as a row or a card does not count, nor does a table's row.
///
/// A control acts while it is held if it is a `UIStepper` with `autorepeat`, or has an action for `.touchDown`.
public struct HeldControlRule: ArbitrationRule {
    /// Denies if a control under the finger has been held.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let touchdown = recognizer.touchdown, touchdown.claimants.kinds.contains(.controls),
            touchdown.isHeld, let view = recognizer.view
        else { return nil }
        let isSlidOff = touchdown.wasHeldAtFirst && !recognizer.landed(in: .leadingEdge)
        let isHeld = touchdown.claimants.contains { claimant in
            guard let control = claimant.view as? UIControl else { return false }
            return control.actsWhileHeld
                || isSlidOff && control.isHeldButton && !control.isRow(in: view)
        }
        return isHeld ? .deny(.controlIsHeld) : nil
    }
}

extension UIControl {
    /// Whether a finger holds this control, and the control acts as long as it does.
    var actsWhileHeld: Bool {
        isTracking && ((self as? UIStepper)?.autorepeat == true || hasAction(for: .touchDown))
    }

    /// Whether this is a button as wide as a row of `view`.
    func isRow(in view: UIView) -> Bool { self is UIButton && bounds.width >= view.bounds.width * Self.widthOfRows }

    /// Whether this is one of UIKit's controls that do nothing while a finger rests on them, and is no class of the
    /// app's that follows the finger.
    var isOnlyTapped: Bool {
        switch self {
        case is UIButton, is UISwitch, is UISegmentedControl: !mayFollowFingers
        default: false
        }
    }

    /// The least fraction of its screen's width that a button used as a row or a card covers.
    private static let widthOfRows: CGFloat = 0.75

    /// Whether this is a button that a finger presses, and that would act when the finger lifts. Other controls may
    /// cover a whole screen.
    fileprivate var isHeldButton: Bool { self is UIButton && isTracking }
}

extension ArbitrationReason {
    /// The finger has held a button, or another control that acts as long as it is held.
    public static var controlIsHeld: ArbitrationReason { "a control is held" }
}

extension ArbitrationRule where Self == HeldControlRule {
    /// Refuses a swipe of a finger that has held a button, or another control that acts meanwhile.
    public static var heldControls: HeldControlRule { HeldControlRule() }
}
