import UIKit

extension UIView {
    private static var sharedElementKey: UInt8 = 0

    /// The name of this view as a shared element. The default is `nil`.
    ///
    /// In a transition with ``ScreenTransition/withSharedElements``, views of the same name move from their place on
    /// one screen to their place on the other. Use a name once on each screen: if several views have it, the first
    /// visible one moves.
    public var sharedElementName: String? {
        get { objc_getAssociatedObject(self, &Self.sharedElementKey) as? String }
        set { objc_setAssociatedObject(self, &Self.sharedElementKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}
