import UIKit

extension UIView {
    /// Options of this view for the gestures that start on it.
    ///
    /// They apply from the next touch on.
    public var arbitration: ViewArbitration {
        get { statedArbitration ?? ViewArbitration() }
        set {
            statedArbitration = newValue
            (self as? UIScrollView)?.contentTouches.apply(newValue.controlTouches)
        }
    }
}

extension UIScrollView {
    private static var contentTouchesKey: UInt8 = 0

    /// What ``ViewArbitration/controlTouches-swift.property`` has changed in the scroll view.
    fileprivate var contentTouches: ContentTouchPolicy {
        if let policy = objc_getAssociatedObject(self, &Self.contentTouchesKey) as? ContentTouchPolicy { return policy }
        let policy = ContentTouchPolicy(of: self)
        objc_setAssociatedObject(self, &Self.contentTouchesKey, policy, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return policy
    }
}
