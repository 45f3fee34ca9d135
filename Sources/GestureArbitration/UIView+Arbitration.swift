import UIKit
import UIKitSeams

extension UIView {
    /// Options of this view for the gestures that start on it.
    ///
    /// They apply from the next touch on. ``ViewArbitration/controlTouches-swift.property`` applies at once.
    public var arbitration: ViewArbitration {
        get { statedArbitration ?? ViewArbitration() }
        set {
            statedArbitration = newValue
            (self as? UIScrollView)?.contentTouches.apply(newValue.controlTouches)
        }
    }
}

extension UIScrollView {
    private static let contentTouchPolicies = AssociatedProperty<ContentTouchPolicy>()

    /// The changes that ``ViewArbitration/controlTouches-swift.property`` has made to the scroll view.
    fileprivate var contentTouches: ContentTouchPolicy {
        Self.contentTouchPolicies.value(of: self, orNew: ContentTouchPolicy(of: self))
    }
}
