import UIKit
import UIKitSeams

/// What is known about classes.
@MainActor
private enum KnownClasses {
    static var followingTouches = AnswersByClass()
    static var tracking = AnswersByClass()
    static var refusing = AnswersByClass()
    /// Classes whose `touchesMoved(_:with:)` only passes touches on, according to the app.
    static var passingTouchesOn: Set<ObjectIdentifier> = []
    /// Library classes that pass touches on, by name: the view class of all of Texture's nodes.
    static let passingTouchesOnByName: Set<String> = ["_ASDisplayView"]
    /// Apple's classes that pass touches to objects of the app that are no views, by name: scenes of SpriteKit.
    static let passingTouchesToApp: Set<String> = ["SKView"]
}

extension UIView {
    /// Whether one of the app's classes follows fingers in `touchesMoved(_:with:)`: that of the view or, if it is a
    /// screen's own view, that of the screen. An `SKView` passes them to the app's scene.
    ///
    /// False for scroll views, which often pass touches on there, and for cells, which are highlighted there: what is
    /// dragged is a view in a cell.
    var followsTouches: Bool {
        if self is UIScrollView || self is UITableViewCell || self is UICollectionViewCell { return false }
        if type(of: self).followsTouches { return true }
        guard let next, next !== superview, let screen = next as? UIViewController else { return false }
        return type(of: screen).followsTouches
    }

    /// Whether this does not pass touches on to the views around it.
    var keepsTouches: Bool { self is UIControl || self is UIScrollView }
}

extension UIResponder {
    fileprivate static var followsTouches: Bool {
        // Most are of these classes.
        if self == UIView.self || self == UIViewController.self { return false }
        return KnownClasses.followingTouches.answer(for: self) {
            overridesTouchesMovedToFollow || KnownClasses.passingTouchesToApp.contains(String(describing: self))
        }
    }

    private static var overridesTouchesMovedToFollow: Bool {
        guard let owner = classOverridingTouchesMoved else { return false }
        return !KnownClasses.passingTouchesOn.contains(ObjectIdentifier(owner))
            && !KnownClasses.passingTouchesOnByName.contains(String(describing: owner))
    }
}

extension OtherGesturesRule {
    /// States that a class overrides `touchesMoved(_:with:)` only to pass touches on, to be highlighted, or to count
    /// them. A finger on its views, or on the screen if it is a view controller class, is free for swipes, unless a
    /// subclass overrides the method again.
    ///
    /// ```swift
    /// class ThemedView: UIView {
    ///     override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    ///         super.touchesMoved(touches, with: event)
    ///         lastUse = Date()
    ///     }
    ///     var lastUse = Date()
    /// }
    ///
    /// OtherGesturesRule.letSwipesThrough(ThemedView.self)
    /// ```
    ///
    /// This applies to all arbiters from now on. For a single view, set its ``ViewArbitration/draggedAxes`` to `[]`.
    /// Texture's `_ASDisplayView` is already known.
    @MainActor
    public static func letSwipesThrough(_ type: UIResponder.Type) {
        KnownClasses.passingTouchesOn.insert(ObjectIdentifier(type))
        KnownClasses.followingTouches = AnswersByClass()
    }
}

extension UIControl {
    /// Whether one of the app's classes follows fingers in `continueTracking(_:with:)`.
    var continuesTracking: Bool {
        let type = type(of: self)
        return KnownClasses.tracking.answer(for: type) { type.overridesContinueTracking }
    }
}

extension UIScrollView {
    /// Whether one of the app's classes keeps the pan of this scroll view from beginning with its current movement, as
    /// in a pager that turns only one way. The class is not asked before the pan knows of a movement, from which it
    /// would answer.
    var refusesDrag: Bool {
        let type = type(of: self)
        if type == UIScrollView.self { return false }
        let mayRefuse = KnownClasses.refusing.answer(for: type) { type.overridesShouldBegin }
        guard mayRefuse, !panGestureRecognizer.isActive, panGestureRecognizer.translation(in: nil) != .zero else {
            return false
        }
        return !gestureRecognizerShouldBegin(panGestureRecognizer)
    }
}
