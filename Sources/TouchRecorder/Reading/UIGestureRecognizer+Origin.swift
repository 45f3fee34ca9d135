import UIKit
import UIKitSeams

extension UIGestureRecognizer {
    /// Whether the app added it, rather than UIKit or FullScreenPop.
    var isAddedByApp: Bool { name?.hasPrefix("FullScreenPop.") != true && !isOfPrivateUIKitClass }
}

extension NSObjectProtocol {
    /// Whether the object's class is one of the app's, neither UIKit's nor FullScreenPop's.
    @MainActor var isOfAppClass: Bool {
        !UIKitClasses.contains(type(of: self)) && !String(reflecting: type(of: self)).hasPrefix("FullScreenPop.")
    }
}
