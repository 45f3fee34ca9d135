// C6: a control's own action beats the recognizer of a view around it; one on the control itself wins.
extension UIControl {
    /// Whether `recognizer` belongs to a view around the control, and the control has an action to protect from it.
    func isAncestors(_ recognizer: UIGestureRecognizer) -> Bool {
        let isProtected = isEnabled || !HeadlessRuntime.current.profile.controls.disabledControlsYield
        guard isProtected, let view = recognizer.view, view !== self else { return false }
        return isDescendant(of: view)
    }

    /// One finger, one tap: what buttons, switches, steppers and segmented controls are used by.
    func isAncestorsSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer else { return false }
        return isAncestors(tap) && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
