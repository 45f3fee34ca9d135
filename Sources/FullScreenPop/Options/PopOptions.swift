import GestureArbitration
import ScreenTransitions
import UIKit

/// How a screen is popped by a swipe, and how it comes and goes.
///
/// ```swift
/// editor.fullScreenPop.startRegion = .leadingEdge
/// editor.fullScreenPop.shouldPop = .afterAsking { (editor: EditorViewController) in await editor.confirmDiscard() }
/// ```
///
/// An option that is nil takes the value it has in ``BackSwipe/defaults``, and if it is nil there as well, the default that
/// its documentation states. Options are read when a swipe is about to begin; changing one during a swipe changes the next.
public struct PopOptions: Sendable {
    /// Whether a swipe pops the screen at all. The default is true.
    ///
    /// It holds for every recognizer of the navigation controller, UIKit's own included.
    public var isEnabled: Bool?

    /// Where a swipe back may start. The default is ``GestureArbitration/StartRegion/anywhere``.
    public var startRegion: StartRegion?

    /// Whether the navigation bar is hidden while the screen is shown. The default is to leave the bar as it is.
    ///
    /// The bar follows the swipe: it comes and goes with the screen, and is as before when the swipe is cancelled.
    public var hidesNavigationBar: Bool?

    /// Whether the screen may be left by a swipe or by VoiceOver's escape gesture. The default is ``PopPermission/always``.
    public var shouldPop: PopPermission?

    /// How the screen comes when it is pushed and goes when it is popped, by a swipe or otherwise. The default is UIKit's
    /// own animation.
    ///
    /// Of a push, that of the screen that comes counts; of a pop, however far, that of the screen that goes. A replaced
    /// stack is a pop if its top was in the stack before, and otherwise a push. An animator from the app's own delegate
    /// goes before it.
    ///
    /// A swipe over such a screen drives the transition, whatever ``BackSwipe/driver`` says.
    public var transition: ScreenTransition?

    /// The gesture that pops the screen. The default is a pan from leading to trailing over the whole width: the swipe
    /// back.
    ///
    /// Another gesture drives the screen's ``transition`` or, if that is nil, a pop that looks like UIKit's, whatever
    /// ``BackSwipe/driver`` says. All other options, the rules of the ``BackSwipe/arbiter`` and ``BackSwipe/onPopEvent``
    /// mean the same for it, except that ``startRegion`` applies to horizontal pans only.
    public var gesture: TransitionGesture?

    /// Options that are all nil.
    public init() {}

    /// These options, with those that are nil taken from `defaults`.
    func filled(from defaults: PopOptions) -> PopOptions {
        var options = self
        options.isEnabled = isEnabled ?? defaults.isEnabled
        options.startRegion = startRegion ?? defaults.startRegion
        options.hidesNavigationBar = hidesNavigationBar ?? defaults.hidesNavigationBar
        options.shouldPop = shouldPop ?? defaults.shouldPop
        options.transition = transition ?? defaults.transition
        options.gesture = gesture ?? defaults.gesture
        return options
    }
}
