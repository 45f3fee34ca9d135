import UIKit

extension UIView {
    /// What this view asks of the gestures around it.
    ///
    /// Set options before the touch that they are about lands; a gesture that runs is never torn down.
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

    /// What the option has changed in the scroll view.
    fileprivate var contentTouches: ContentTouchPolicy {
        if let policy = objc_getAssociatedObject(self, &Self.contentTouchesKey) as? ContentTouchPolicy { return policy }
        let policy = ContentTouchPolicy(of: self)
        objc_setAssociatedObject(self, &Self.contentTouchesKey, policy, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return policy
    }
}
