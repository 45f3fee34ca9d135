import UIKit
import UIKitSeams

extension UIGestureRecognizer {
    /// Whether the app has added it, and not UIKit or FullScreenPop by themselves.
    var isAddedByApp: Bool { name?.hasPrefix("FullScreenPop.") != true && !isOfPrivateUIKitClass }
}

extension NSObjectProtocol {
    /// Whether the object is of a class of the app's, and neither of UIKit's nor of FullScreenPop's.
    @MainActor var isOfAppClass: Bool {
        !UIKitClasses.contains(type(of: self)) && !String(reflecting: type(of: self)).hasPrefix("FullScreenPop.")
    }
}
