import UIKit

extension UIView {
    private static var sharedElementKey: UInt8 = 0

    /// The name under which this view is shown by two screens; nil, as it is at first, if by this one alone.
    ///
    /// In a transition ``FullScreenPop/ScreenTransition/withSharedElements`` views of the same name travel from their place on
    /// the one screen to their place on the other. On one screen a name is to be given once; of several views that have
    /// it the first that can be seen counts.
    public var sharedElementName: String? {
        get { objc_getAssociatedObject(self, &Self.sharedElementKey) as? String }
        set { objc_setAssociatedObject(self, &Self.sharedElementKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}
