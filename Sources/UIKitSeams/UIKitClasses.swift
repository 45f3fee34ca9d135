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
    /// A class has the same name for ever, which takes long to find out.
    private static var known: [ObjectIdentifier: Bool] = [:]

    package static func contains(_ type: AnyClass) -> Bool {
        if let known = known[ObjectIdentifier(type)] { return known }
        let name = String(reflecting: type)
        let isUIKits = ["UIKit.", "UI", "_UI"].contains(where: name.hasPrefix)
        known[ObjectIdentifier(type)] = isUIKits
        return isUIKits
    }
}
