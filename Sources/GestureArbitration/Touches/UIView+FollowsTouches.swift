import UIKit
import UIKitSeams

extension UIView {
    /// What is known of classes: it can't change, and is asked for every view under a finger that lands.
    private static var followers: [ObjectIdentifier: Bool] = [:]

    /// Whether a class of the app's follows fingers in `touchesMoved(_:with:)`.
    ///
    /// False for scroll views, which often pass touches on in there.
    var followsTouches: Bool {
        let type = type(of: self)
        if type == UIView.self { return false }
        if let known = Self.followers[ObjectIdentifier(type)] { return known }
        let follows = !(self is UIScrollView) && type.overridesTouchesMoved
        Self.followers[ObjectIdentifier(type)] = follows
        return follows
    }
}
