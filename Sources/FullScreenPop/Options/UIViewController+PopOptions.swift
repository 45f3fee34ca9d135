import UIKit
import UIKitSeams

extension UIViewController {
    private static let popOptions = AssociatedProperty<PopOptions>()

    /// How a swipe pops this screen, and how the screen appears and disappears.
    ///
    /// The options apply while the screen is on the stack of a navigation controller with a ``BackSwipe``, such as a
    /// ``FullScreenPopNavigationController``. Set them at any time, even before. A closure in them that takes your own
    /// class must take the class of this screen, otherwise the app stops.
    public var fullScreenPop: PopOptions {
        get { Self.popOptions[self] ?? PopOptions() }
        set {
            newValue.checkClasses(for: self)
            Self.popOptions[self] = newValue
            navigationController?.storedBackSwipe?.optionsDidChange(of: self)
        }
    }
}

extension PopOptions {
    /// Stops the app if a closure takes another class than that of `screen`, whose own options these are.
    @MainActor
    fileprivate func checkClasses(for screen: UIViewController) {
        precondition(
            shouldPop?.concerns(screen) != false, "shouldPop takes another class than that of \(type(of: screen)).")
        precondition(
            nextScreen?.concerns(screen) != false, "nextScreen takes another class than that of \(type(of: screen)).")
    }
}
