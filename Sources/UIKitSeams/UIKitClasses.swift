import UIKit

extension UIGestureRecognizer {
    private static let publicClasses: [AnyClass] = [
        UITapGestureRecognizer.self, UIPanGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
        UISwipeGestureRecognizer.self, UILongPressGestureRecognizer.self, UIPinchGestureRecognizer.self,
        UIRotationGestureRecognizer.self,
    ]

    /// Whether this object's class is private to UIKit, which means that UIKit created the object.
    package var isOfPrivateUIKitClass: Bool {
        UIKitClasses.contains(type(of: self)) && !Self.publicClasses.contains { $0 == type(of: self) }
    }
}

/// UIKit's classes, recognized by their names, in Swift or in Objective-C.
@MainActor
package enum UIKitClasses {
    private static var known = AnswersByClass()

    package static func contains(_ type: AnyClass) -> Bool {
        known.answer(for: type) { isUIKit(className: String(reflecting: type)) }
    }

    /// Whether a class of this name is UIKit's. One that is written in Objective-C has no module in its name.
    package static func isUIKit(className: String) -> Bool {
        guard let dot = className.firstIndex(of: ".") else {
            return ["UI", "_UI"].contains(where: className.hasPrefix)
        }
        return ["UIKit", "UIKitCore"].contains(className[..<dot])
    }
}
