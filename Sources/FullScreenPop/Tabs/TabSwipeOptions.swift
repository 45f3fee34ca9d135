import UIKit
import UIKitSeams

/// Whether a swipe that starts on a screen may change the tab.
///
/// ```swift
/// player.tabSwipe.isEnabled = false
/// ```
///
/// An option that is nil takes its value from ``TabSwipe/defaults`` or, if it is nil there as well, the default
/// documented here. Options are read when a swipe is about to begin; changing one during a swipe affects the next.
public struct TabSwipeOptions: Sendable {
    /// Whether a swipe that starts on the screen may change the tab. The default is true for the root of a navigation
    /// controller and for a screen that is in none, and false above the root.
    ///
    /// If it is true for a screen above the root, a swipe there from trailing to leading selects the next tab. One from
    /// leading to trailing goes back, or does nothing if it may not.
    public var isEnabled: Bool?

    /// Creates options that are all nil.
    public init() {}
}

extension UIViewController {
    private static let tabSwipeOptions = AssociatedProperty<TabSwipeOptions>()

    /// Whether a swipe that starts on this screen may change the tab.
    ///
    /// The options apply while the screen is in a tab bar controller with a ``TabSwipe``. Set them at any time, on a
    /// screen, on a child of one, or on a whole tab: of all screens under the finger that state something, each has to
    /// agree.
    public var tabSwipe: TabSwipeOptions {
        get { Self.tabSwipeOptions[self] ?? TabSwipeOptions() }
        set { Self.tabSwipeOptions[self] = newValue }
    }
}
