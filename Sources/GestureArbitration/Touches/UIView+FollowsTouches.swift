import UIKit
import UIKitSeams

/// What is known of classes.
@MainActor
private enum KnownClasses {
    static var followingTouches = AnswersByClass()
    static var tracking = AnswersByClass()
    static var refusing = AnswersByClass()
    /// Those whose `touchesMoved(_:with:)` only passes touches on, as the app has said.
    static var passingTouchesOn: Set<ObjectIdentifier> = []
    /// Classes of libraries that pass touches on, by name: Texture's view, of which all of its nodes have one.
    static let passingTouchesOnByName: Set<String> = ["_ASDisplayView"]
}

extension UIView {
    /// Whether a class of the app's follows fingers in `touchesMoved(_:with:)`: that of the view or, if it is a screen's own view,
    /// that of the screen.
    ///
    /// False for scroll views, which often pass touches on in there.
    var followsTouches: Bool {
        if self is UIScrollView { return false }
        if type(of: self).followsTouches { return true }
        guard let next, next !== superview, let screen = next as? UIViewController else { return false }
        return type(of: screen).followsTouches
    }

    /// Whether this does not pass touches on to the views around it.
    var keepsTouches: Bool { self is UIControl || self is UIScrollView }
}

extension UIResponder {
    fileprivate static var followsTouches: Bool {
        // Most are of these.
        if self == UIView.self || self == UIViewController.self { return false }
        return KnownClasses.followingTouches.answer(for: self) { overridesTouchesMovedToFollow }
    }

    private static var overridesTouchesMovedToFollow: Bool {
        guard let owner = classOverridingTouchesMoved else { return false }
        return !KnownClasses.passingTouchesOn.contains(ObjectIdentifier(owner))
            && !KnownClasses.passingTouchesOnByName.contains(String(describing: owner))
    }
}

extension OtherGesturesRule {
    /// States that a class overrides `touchesMoved(_:with:)` only to pass touches on, to be highlighted, or to count them: a
    /// finger on its views, or on the screen if it is a class of view controllers, is free for swipes, unless a subclass overrides
    /// the method again.
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
    /// It holds for all arbiters from now on. For a single view, set its ``ViewArbitration/draggedAxes`` to `[]`. Texture's
    /// `_ASDisplayView` is known.
    @MainActor
    public static func letSwipesThrough(_ type: UIResponder.Type) {
        KnownClasses.passingTouchesOn.insert(ObjectIdentifier(type))
        KnownClasses.followingTouches = AnswersByClass()
    }
}

extension UIControl {
    /// Whether a class of the app's follows fingers in `continueTracking(_:with:)`.
    var continuesTracking: Bool {
        let type = type(of: self)
        return KnownClasses.tracking.answer(for: type) { type.overridesContinueTracking }
    }
}

extension UIScrollView {
    /// Whether a class of the app's keeps the pan of this scroll view from beginning with its present movement, as a pager does that
    /// turns one way only.
    var refusesDrag: Bool {
        let type = type(of: self)
        if type == UIScrollView.self { return false }
        let mayRefuse = KnownClasses.refusing.answer(for: type) { type.overridesShouldBegin }
        return mayRefuse && !panGestureRecognizer.isActive && !gestureRecognizerShouldBegin(panGestureRecognizer)
    }
}
