/// Which driver turns swipes into pops.
///
/// Options, rules and events mean the same with each of them. A driver that cannot work, on this system or on the screen
/// in question, is replaced by the next one in the order of ``automatic``.
public enum PopDriverChoice: Sendable, CaseIterable {
    /// ``contentPop`` where there is one, otherwise ``systemTarget``, otherwise ``percentDriven``.
    case automatic

    /// UIKit's own pop, driven by a pan over the whole screen that sends to UIKit's pop target: the native animation,
    /// on any system. Needs the private selector, see ``FullScreenPopNavigationController/usesPublicInterfacesOnly``.
    case systemTarget

    /// The recognizers of iOS 26, which pop from anywhere by themselves. They are told to wait for a gate that closes
    /// whenever the swipe is to be refused.
    ///
    /// They pop only where UIKit shows its own back button, and they never share a swipe with a scroll view; such swipes
    /// get ``systemTarget``.
    case contentPop

    /// An animation that looks like UIKit's, driven by public interfaces alone.
    case percentDriven
}
