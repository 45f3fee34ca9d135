import GestureArbitration
import ScreenTransitions
import UIKit

/// What a screen says about being popped by a swipe.
///
/// Every option is nil at first, which means: as ``FullScreenPopNavigationController/popDefaults`` of the navigation
/// controller says, and if that says nothing either, as each option documents.
///
/// ```swift
/// editor.fullScreenPop.mode = .leadingEdge
/// editor.fullScreenPop.shouldPop = .afterAsking { await confirmDiscard() }
/// ```
///
/// The options are read when a swipe wants to begin. Changing one during a swipe changes the next swipe.
public struct PopOptions: Sendable {
    /// Where on the screen a swipe back may begin. Without a word from anybody: ``PopMode/fullScreen``.
    public var mode: PopMode?

    /// How far from the leading edge a swipe back may begin while ``mode`` is ``PopMode/fullScreen``.
    /// Without a word from anybody: anywhere.
    public var startRegion: StartRegion?

    /// Whether the navigation bar is hidden while the screen is shown.
    ///
    /// The bar follows the swipe: it comes and goes with the screen, and is as before when the swipe is cancelled.
    /// On a screen about which nobody says a word, the bar is as the app has left it.
    public var hidesNavigationBar: Bool?

    /// Whether the screen may be left by a swipe or by VoiceOver's escape gesture.
    /// Without a word from anybody: ``PopPermission/always``.
    public var shouldPop: PopPermission?

    /// How the screen comes when it is pushed and goes when it is popped, by a swipe or otherwise.
    ///
    /// Of a push, that of the screen that comes counts; of a pop, however far, that of the screen that goes. A replaced
    /// stack is a pop if its top was in the stack before, and otherwise a push.
    ///
    /// A swipe over such a screen drives the transition, whatever ``FullScreenPopNavigationController/driver`` says.
    /// An animator from the app's own delegate goes before it. Without a word from anybody: as UIKit does it.
    public var transition: ScreenTransition?

    /// Makes an animator of the app's own that brings the screen when it is pushed and takes it when it is popped, by a
    /// swipe or otherwise.
    ///
    /// ```swift
    /// detail.fullScreenPop.animator = { direction in CurtainAnimator(opening: direction == .forward) }
    /// ```
    ///
    /// It goes before ``transition``, which counts where it returns nil, and like that one after an animator from the
    /// app's own delegate. A swipe leads any animator, see <doc:OwnAnimators>.
    public var animator: AnimatorMaker?

    /// The gesture that pops the screen, instead of the swipe back.
    ///
    /// It leads the screen's ``transition`` or, where there is none, a pop that looks like UIKit's, whatever
    /// ``FullScreenPopNavigationController/driver`` says. All other options, the rules of the
    /// ``FullScreenPopNavigationController/arbiter`` and ``FullScreenPopNavigationController/onPopEvent`` mean the same,
    /// but where the fingers may land is asked of horizontal pans only: ``startRegion``, and of the modes
    /// ``PopMode/leadingEdge``. Without a word from anybody: the swipe back.
    public var gesture: TransitionGesture?

    /// Options that say nothing.
    public init() {}

    /// These options, and where they say nothing, what `defaults` say.
    func filled(from defaults: PopOptions) -> PopOptions {
        var options = self
        options.mode = mode ?? defaults.mode
        options.startRegion = startRegion ?? defaults.startRegion
        options.hidesNavigationBar = hidesNavigationBar ?? defaults.hidesNavigationBar
        options.shouldPop = shouldPop ?? defaults.shouldPop
        // Either is a word about the same thing.
        if transition == nil, animator == nil {
            options.transition = defaults.transition
            options.animator = defaults.animator
        }
        options.gesture = gesture ?? defaults.gesture
        return options
    }
}
