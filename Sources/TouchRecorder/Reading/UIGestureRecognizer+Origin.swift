import UIKit

extension UIGestureRecognizer {
    /// Whether the app has added it, and not UIKit or FullScreenPop by themselves.
    var isOfApp: Bool {
        guard name?.hasPrefix("FullScreenPop.") != true else { return false }
        let publicTypes = [
            UITapGestureRecognizer.self, UIPanGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
            UISwipeGestureRecognizer.self, UILongPressGestureRecognizer.self, UIPinchGestureRecognizer.self,
        ]
        if publicTypes.contains(where: { $0 == type(of: self) }) { return true }
        let name = String(reflecting: type(of: self))
        return !["UIKit.", "UI", "_UI"].contains(where: name.hasPrefix)
    }
}
