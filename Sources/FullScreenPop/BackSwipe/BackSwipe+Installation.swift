import UIKit
import UIKitSeams

extension BackSwipe {
    /// Installs a back swipe on `navigationController`, which retains it and loads its view.
    ///
    /// Installing again returns the same back swipe, and adopts a delegate that the app has set since.
    ///
    /// If the app changes the stack while fingers pull a screen, UIKit makes the change at once, and may call the
    /// screens' appearance methods out of balance. A ``FullScreenPopNavigationController``, which needs no
    /// installation, makes it afterwards.
    @discardableResult
    public static func install(on navigationController: UINavigationController) -> BackSwipe {
        let backSwipe = of(navigationController)
        backSwipe.loadRecognizers()
        backSwipe.adoptChanges()
        return backSwipe
    }

    /// The back swipe that is installed on `navigationController`; nil if there is none.
    public static func installed(on navigationController: UINavigationController) -> BackSwipe? {
        navigationController.storedBackSwipe.flatMap { $0.isInstalled ? $0 : nil }
    }

    /// The back swipe of `navigationController`. If there is none, it is created, but not installed.
    static func of(_ navigationController: UINavigationController) -> BackSwipe {
        if let backSwipe = navigationController.storedBackSwipe { return backSwipe }
        let backSwipe = BackSwipe(of: navigationController)
        navigationController.storedBackSwipe = backSwipe
        return backSwipe
    }

    /// Removes the back swipe from its navigation controller, which gets the app's delegate back. A pop that fingers
    /// are driving is cancelled.
    ///
    /// Options, rules and handlers are kept: after another installation, the back swipe is as it was. On a
    /// ``FullScreenPopNavigationController`` whose view is not loaded this does nothing, since the back swipe is
    /// installed when the view is loaded.
    public func uninstall() {
        if isInstalled { removeRecognizers() }
    }
}

extension UINavigationController {
    private static let backSwipes = AssociatedProperty<BackSwipe>()

    /// The only back swipe that this navigation controller ever has, installed or not. The navigation controller
    /// retains it.
    var storedBackSwipe: BackSwipe? {
        get { Self.backSwipes[self] }
        set { Self.backSwipes[self] = newValue }
    }
}
