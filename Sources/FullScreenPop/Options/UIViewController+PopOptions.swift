import UIKit

@MainActor private var optionsKey: UInt8 = 0

extension UIViewController {
    /// How this screen is popped by a swipe, and how it comes and goes.
    ///
    /// The options apply while the screen is on the stack of a navigation controller with a ``BackSwipe``, such as a
    /// ``FullScreenPopNavigationController``. Set them at any time, also before.
    public var fullScreenPop: PopOptions {
        get { objc_getAssociatedObject(self, &optionsKey) as? PopOptions ?? PopOptions() }
        set {
            objc_setAssociatedObject(self, &optionsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            navigationController?.backSwipeForLife?.optionsDidChange(of: self)
        }
    }

    /// This screen as the closure of `option` takes it, which the app has written for a class of its own.
    func asTaken<Screen: UIViewController>(by option: String) -> Screen {
        guard let screen = self as? Screen else {
            preconditionFailure("\(option) was set for a \(Screen.self) on a \(type(of: self)).")
        }
        return screen
    }
}
