/// What turns a swipe into a pop.
///
/// Options, rules and events mean the same with each of them. A driver that can't work, on this system or on the screen in
/// question, is replaced by the next one in the order of ``automatic``.
public enum PopDriver: Sendable, CaseIterable {
    /// ``contentPop`` where there is one, otherwise ``systemTarget``, otherwise ``percentDriven``.
    case automatic

    /// UIKit's own pop, driven by a pan over the whole screen that sends to UIKit's pop target: the native animation,
    /// on any system. It needs the private selector, see ``BackSwipe/usesPublicInterfacesOnly``.
    case systemTarget

    /// The recognizers of iOS 26, which pop from anywhere by themselves. They wait for a recognizer that makes them fail
    /// whenever the swipe is to be refused.
    ///
    /// They pop only where UIKit shows its own back button, and they never share a swipe with a scroll view; such swipes
    /// get ``systemTarget``. There is no such driver on a navigation controller that is not a
    /// ``FullScreenPopNavigationController``: nothing tells of a push there before it begins, so UIKit has to know all the
    /// time that there may be an animator for it, and does not pop by its own recognizers then.
    case contentPop

    /// The screen's transition, the app's own animator, or an animation that looks like UIKit's, driven by public
    /// interfaces alone.
    case percentDriven
}
