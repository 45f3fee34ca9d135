import UIKit
import UIKitSeams

extension UIViewController {
    private static let popOptions = AssociatedProperty<PopOptions>()

    /// How this screen is popped by a swipe, and how it comes and goes.
    ///
    /// The options apply while the screen is on the stack of a navigation controller with a ``BackSwipe``, such as a
    /// ``FullScreenPopNavigationController``. Set them at any time, also before. A closure of theirs that takes a class of your own
    /// must take that of this screen, otherwise the app stops.
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
