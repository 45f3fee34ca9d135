import UIKit

extension UIView {
    private static var arbitrationKey: UInt8 = 0

    /// The options of the view; nil if none were set.
    var statedArbitration: ViewArbitration? {
        get { objc_getAssociatedObject(self, &Self.arbitrationKey) as? ViewArbitration }
        set { objc_setAssociatedObject(self, &Self.arbitrationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
