import GestureArbitration
import UIKit

extension UIViewController {
    /// The back swipe of this navigation controller, or of the innermost one on its top, that has something to pop; nil
    /// if none is installed there.
    var innermostBackSwipe: BackSwipe? {
        guard let navigationController = self as? UINavigationController else { return nil }
        if let inner = navigationController.topViewController?.innermostBackSwipe { return inner }
        return navigationController.canGoBack ? BackSwipe.installed(on: navigationController) : nil
    }
}
