import UIKit

@MainActor private var backSwipeKey: UInt8 = 0

extension BackSwipe {
    /// Installs a back swipe on `navigationController`, which keeps it. The view of the navigation controller is loaded.
    ///
    /// Installing again changes nothing and returns the same back swipe.
    @discardableResult
    public static func install(on navigationController: UINavigationController) -> BackSwipe {
        let backSwipe = of(navigationController)
        backSwipe.loadRecognizers()
        return backSwipe
    }

    /// The back swipe that was installed on `navigationController`; nil if there is none.
    public static func installed(on navigationController: UINavigationController) -> BackSwipe? {
        objc_getAssociatedObject(navigationController, &backSwipeKey) as? BackSwipe
    }

    /// The back swipe of `navigationController`, which is made if there is none, but not installed yet.
    static func of(_ navigationController: UINavigationController) -> BackSwipe {
        if let backSwipe = installed(on: navigationController) { return backSwipe }
        let backSwipe = BackSwipe(of: navigationController)
        objc_setAssociatedObject(navigationController, &backSwipeKey, backSwipe, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return backSwipe
    }

    /// Takes the back swipe off its navigation controller, which gets the app's delegate back and pops as UIKit does.
    ///
    /// A pop that fingers drive at this moment is cancelled.
    public func uninstall() {
        guard let navigationController else { return }
        removeRecognizers()
        objc_setAssociatedObject(navigationController, &backSwipeKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
