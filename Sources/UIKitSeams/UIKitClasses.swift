import UIKit

extension UIGestureRecognizer {
    private static let publicClasses: [AnyClass] = [
        UITapGestureRecognizer.self, UIPanGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
        UISwipeGestureRecognizer.self, UILongPressGestureRecognizer.self, UIPinchGestureRecognizer.self,
        UIRotationGestureRecognizer.self,
    ]

    /// Whether this is of a class that UIKit keeps to itself, so that UIKit has made it.
    package var isOfPrivateUIKitClass: Bool {
        UIKitClasses.contains(type(of: self)) && !Self.publicClasses.contains { $0 == type(of: self) }
    }
}

/// UIKit's classes, known by their names, in Swift or in Objective-C.
@MainActor
package enum UIKitClasses {
    private static var known = AnswersByClass()

    package static func contains(_ type: AnyClass) -> Bool {
        known.answer(for: type) {
            let name = String(reflecting: type)
            return ["UIKit.", "UI", "_UI"].contains(where: name.hasPrefix)
        }
    }
}
