import UIKit

extension BackSwipe {
    /// Installs a back swipe on `navigationController`, which keeps it and loads its view.
    ///
    /// Installing again returns the same back swipe, and adopts a delegate that the app has set since.
    @discardableResult
    public static func install(on navigationController: UINavigationController) -> BackSwipe {
        let backSwipe = of(navigationController)
        backSwipe.loadRecognizers()
        backSwipe.adaptToTopScreen()
        return backSwipe
    }

    /// The back swipe that was installed on `navigationController`; nil if there is none.
    public static func installed(on navigationController: UINavigationController) -> BackSwipe? {
        navigationController.popOptionsObserver as? BackSwipe
    }

    /// The back swipe of `navigationController`. If there is none, it is made, but not installed.
    static func of(_ navigationController: UINavigationController) -> BackSwipe {
        if let backSwipe = installed(on: navigationController) { return backSwipe }
        let backSwipe = BackSwipe(of: navigationController)
        navigationController.popOptionsObserver = backSwipe
        return backSwipe
    }

    /// Removes the back swipe from its navigation controller, which gets the app's delegate back. A pop that fingers
    /// drive at this moment is cancelled.
    public func uninstall() {
        guard let navigationController else { return }
        removeRecognizers()
        navigationController.popOptionsObserver = nil
    }
}
