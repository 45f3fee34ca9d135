import UIKit

@MainActor private var optionsKey: UInt8 = 0

extension UIViewController {
    /// What this screen says about being popped by a swipe. It counts while the screen is in the stack of a
    /// ``FullScreenPopNavigationController``; it may be set at any time, also before.
    public var fullScreenPop: PopOptions {
        get { objc_getAssociatedObject(self, &optionsKey) as? PopOptions ?? PopOptions() }
        set {
            objc_setAssociatedObject(self, &optionsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            (navigationController as? FullScreenPopNavigationController)?.optionsDidChange(of: self)
        }
    }
}
