import GestureArbitration
import ScreenTransitions
import UIKit

/// How a screen is popped by a swipe, and how it comes and goes.
///
/// ```swift
/// player.fullScreenPop.startRegion = .leadingEdge
/// player.fullScreenPop.shouldPop = .when { (player: PlayerViewController) in !player.isRecording }
/// ```
///
/// An option that is nil takes its value from ``BackSwipe/defaults`` or, if it is nil there as well, the default that
/// is documented here. Options are read when a swipe is about to begin; changing one during a swipe changes the next.
public struct PopOptions: Sendable {
    /// Whether a swipe pops the screen at all. The default is true, or false if the screen hides its back button.
    ///
    /// It applies to every recognizer that pops, UIKit's own included. A screen that hides its back button is not popped, as
    /// in UIKit, unless this is true.
    ///
    /// UIKit has further recognizers on a screen that it zooms (`preferredTransition`), and those do not ask here. The
    /// `interactiveDismissShouldBegin` of the zoom's options holds them back.
    public var isEnabled: Bool?

    /// Where a swipe back may start. The default is ``/GestureArbitration/StartRegion/anywhere``.
    ///
    /// A swipe from the edge goes before what lies under the finger, see ``EdgeSwipeRule``. One from any other region that
    /// is set here goes before what can be scrolled or panned there, such as a map, but not before controls.
    public var startRegion: StartRegion?

    /// Whether the navigation bar is hidden while the screen is shown. The default is to leave the bar as it is.
    ///
    /// The bar comes and goes with the screen. It follows a swipe, and is as before when the swipe is cancelled.
    public var hidesNavigationBar: Bool?

    /// Whether a swipe may pop the screen. The default is ``PopPermission/always``. It is asked when the finger has moved far
    /// enough for a swipe to begin, and not when it is lifted.
    ///
    /// UIKit's back button does not ask, nor does a gesture that dismisses the screen as a modal. On a
    /// ``FullScreenPopNavigationController``, VoiceOver's escape gesture and UIKit's key command ⌘[ ask as well, and so does
    /// ``BackSwipe/popIfAllowed()`` everywhere.
    public var shouldPop: PopPermission?

    /// How the screen comes when it is pushed and goes when it is popped. The default is UIKit's own animation.
    ///
    /// A push plays the transition of the screen that comes, a pop that of the screen that goes. Replacing the stack is
    /// a pop if the new top was on the stack before, otherwise a push. Animators of the app's delegate are preferred.
    ///
    /// A swipe drives the transition, whatever the ``BackSwipe/driver``.
    public var transition: ScreenTransition?

    /// The gesture that pops the screen. The default is ``TransitionGesture/pan``, the swipe back.
    ///
    /// Another gesture drives the screen's ``transition`` or, if that is nil, a pop that looks like UIKit's, whatever
    /// the ``BackSwipe/driver``. Options, rules, and events mean the same for it, except that ``startRegion`` applies
    /// to horizontal pans only.
    public var gesture: TransitionGesture?

    /// What is felt where letting go would pop the screen from then on, or would not any more. The default is nothing.
    ///
    /// It is also felt while a pull pushes the ``nextScreen`` of this screen. Where that is depends on the gesture's
    /// ``TransitionGesture/completion`` for fingers that rest. UIKit does not document where its own pop turns: with its
    /// drivers this is half-way.
    public var feedback: UIImpactFeedbackGenerator.FeedbackStyle?

    /// The screen that a swipe from trailing to leading pushes, the other way than a swipe back. The default is none.
    public var nextScreen: NextScreen?

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
        options.feedback = feedback ?? defaults.feedback
        options.nextScreen = nextScreen ?? defaults.nextScreen
        return options
    }

    /// These options without closures that are for screens of another class than that of `screen`.
    @MainActor
    func concerning(_ screen: UIViewController) -> PopOptions {
        var options = self
        if shouldPop?.concerns(screen) == false { options.shouldPop = nil }
        if nextScreen?.concerns(screen) == false { options.nextScreen = nil }
        return options
    }
}
