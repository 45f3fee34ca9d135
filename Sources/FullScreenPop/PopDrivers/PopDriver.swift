/// What turns a swipe into a pop.
///
/// Options, rules, and events mean the same with each of them. A driver that can't work on this system or this screen
/// is replaced by the next one in the order of ``automatic``.
public enum PopDriver: Sendable, CaseIterable {
    /// ``contentPop`` where there is one, otherwise ``systemTarget``, otherwise ``percentDriven``.
    case automatic

    /// UIKit's own pop, driven by a pan over the whole screen that sends to UIKit's pop target: the native animation,
    /// on any system. It requires a private selector (see ``BackSwipe/usesPublicInterfacesOnly``) and the package trait
    /// `SystemPopTarget`, which is on by default.
    case systemTarget

    /// UIKit's recognizers of iOS 26, which pop from anywhere by themselves. They wait for a recognizer that makes them
    /// fail whenever the swipe is refused.
    ///
    /// They pop only if UIKit shows its own back button, they can't share a swipe with a scroll view, and only a
    /// ``FullScreenPopNavigationController`` uses them. Other swipes get ``systemTarget``.
    case contentPop

    /// The app's own animator, the screen's transition, or an animation that looks like UIKit's, using public
    /// interfaces.
    case percentDriven
}
