import UIKit

extension UIGestureRecognizer {
    /// Whether the app has added it, and not UIKit or FullScreenPop by themselves.
    var isOfApp: Bool {
        guard name?.hasPrefix("FullScreenPop.") != true else { return false }
        let publicTypes = [
            UITapGestureRecognizer.self, UIPanGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
            UISwipeGestureRecognizer.self, UILongPressGestureRecognizer.self, UIPinchGestureRecognizer.self,
            UIRotationGestureRecognizer.self,
        ]
        if publicTypes.contains(where: { $0 == type(of: self) }) { return true }
        return !UIKitsOwn.contains(type(of: self))
    }
}

extension NSObjectProtocol {
    /// Whether the object is of a class of the app's, and neither of UIKit's nor of FullScreenPop's.
    var isOfApp: Bool {
        !UIKitsOwn.contains(type(of: self)) && !String(reflecting: type(of: self)).hasPrefix("FullScreenPop.")
    }
}

private enum UIKitsOwn {
    /// By the name of the class, in Swift or in Objective-C.
    static func contains(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return ["UIKit.", "UI", "_UI"].contains(where: name.hasPrefix)
    }
}
