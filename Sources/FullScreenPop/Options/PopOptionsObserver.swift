import UIKit

/// What a navigation controller keeps to learn of its screens' changed options: the back swipe that is installed on it.
@MainActor
protocol PopOptionsObserver: AnyObject {
    /// The options of `screen`, which is on the stack, have changed.
    func optionsDidChange(of screen: UIViewController)
}

extension UINavigationController {
    private static var observerKey: UInt8 = 0

    /// The navigation controller keeps it.
    var popOptionsObserver: (any PopOptionsObserver)? {
        get { objc_getAssociatedObject(self, &Self.observerKey) as? any PopOptionsObserver }
        set { objc_setAssociatedObject(self, &Self.observerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
