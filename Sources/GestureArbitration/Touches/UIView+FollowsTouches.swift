import UIKit
import UIKitSeams

/// What is known of classes: it can't change, takes long to find out, and is asked for every view under a finger.
@MainActor
private enum KnownClasses {
    static var followingTouches: [ObjectIdentifier: Bool] = [:]
    static var tracking: [ObjectIdentifier: Bool] = [:]
}

extension UIView {
    /// Whether a class of the app's follows fingers in `touchesMoved(_:with:)`.
    ///
    /// False for scroll views, which often pass touches on in there.
    var followsTouches: Bool {
        let type = type(of: self)
        if type == UIView.self { return false }
        if let known = KnownClasses.followingTouches[ObjectIdentifier(type)] { return known }
        let follows = !(self is UIScrollView) && type.overridesTouchesMoved
        KnownClasses.followingTouches[ObjectIdentifier(type)] = follows
        return follows
    }
}

extension UIControl {
    /// Whether a class of the app's follows fingers in `continueTracking(_:with:)`.
    var continuesTracking: Bool {
        let type = type(of: self)
        if let known = KnownClasses.tracking[ObjectIdentifier(type)] { return known }
        let continues = type.overridesContinueTracking
        KnownClasses.tracking[ObjectIdentifier(type)] = continues
        return continues
    }
}
