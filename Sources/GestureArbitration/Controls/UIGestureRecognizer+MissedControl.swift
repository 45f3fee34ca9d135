import UIKit

extension UIGestureRecognizer {
    /// Whether the finger moves along a thin control that it has just missed, and has not landed on another one.
    var hasMissedControl: Bool {
        guard followsMovement, let touchdown, !touchdown.isScroll, !touchdown.viewsAreUnknown,
            let view = touchdown.view, !touchdown.claimants.kinds.contains(.controls)
        else { return false }
        return view.contains(controlNear: touchdown.location(in: view)) { control in
            control.axesOnceTouched.contains(movementOf: self, in: control)
        }
    }
}

extension UIView {
    /// The size of a control that can be hit, in points, according to Apple's Human Interface Guidelines.
    private static let sizeOfTargets: CGFloat = 44

    /// Whether there is a control inside for which `predicate` is true, and which would contain `place`, in points of
    /// this view, if it were as large as a target.
    fileprivate func contains(controlNear place: CGPoint, where predicate: (UIControl) -> Bool) -> Bool {
        subviews.contains { subview in
            guard !subview.isHidden, subview.isUserInteractionEnabled else { return false }
            let place = subview.convert(place, from: self)
            guard subview.boundsOfTarget.contains(place) else { return false }
            return (subview as? UIControl).map(predicate) == true
                || subview.contains(controlNear: place, where: predicate)
        }
    }

    private var boundsOfTarget: CGRect {
        let missing = CGSize(width: Self.sizeOfTargets - bounds.width, height: Self.sizeOfTargets - bounds.height)
        return bounds.insetBy(dx: min(-missing.width / 2, 0), dy: min(-missing.height / 2, 0))
    }
}
