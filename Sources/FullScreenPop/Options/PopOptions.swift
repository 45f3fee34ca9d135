import GestureArbitration
import ScreenTransitions
import UIKit

/// How a swipe pops a screen, and how the screen appears and disappears.
///
/// ```swift
/// player.fullScreenPop.startRegion = .leadingEdge
/// player.fullScreenPop.shouldPop = .when { (player: PlayerViewController) in !player.isRecording }
/// ```
///
/// An option that is nil, which can also be written as `.none`, takes its value from ``BackSwipe/defaults`` or, if it
/// is nil there as well, the default documented here. A change takes effect with the next swipe, that of
/// ``hidesNavigationBar`` at once, and that of ``transition`` with the next push or pop.
public struct PopOptions: Sendable {
    /// Whether a swipe pops the screen at all. The default is true, or false if the screen hides its back button.
    ///
    /// It applies to every recognizer that pops, including UIKit's own. A screen that hides its back button is not
    /// popped, as in UIKit, unless this is true.
    ///
    /// UIKit has further recognizers on a screen that it zooms (`preferredTransition`), and those ignore this option.
    /// The `interactiveDismissShouldBegin` of the zoom's options holds them back.
    public var isEnabled: Bool?

    /// Where a swipe back may start. The default is ``/GestureArbitration/StartRegion/anywhere``.
    ///
    /// A swipe from the edge goes before content under the finger; see ``EdgeSwipeRule``. A swipe from any other region
    /// set here goes before content that could be scrolled, panned or drawn on, such as a map, a pager on any page, or a
    /// canvas, but not before controls; see ``StatedRegionRule``.
    public var startRegion: StartRegion?

    /// Whether the navigation bar is hidden while the screen is shown. The default is to leave the bar as it is.
    ///
    /// The bar appears and disappears with the screen. It follows a swipe, and is as before when the swipe is
    /// cancelled.
    public var hidesNavigationBar: Bool?

    /// Whether a swipe may pop the screen. The default is ``PopPermission/always``. It is asked when the finger has
    /// moved far enough for a swipe to begin, not when it lifts. The views under a finger whose swipe is then refused
    /// do not get it. To leave them all fingers, set ``isEnabled`` to false.
    ///
    /// UIKit's back button does not ask, nor does a gesture that dismisses the screen as a modal. On a
    /// ``FullScreenPopNavigationController``, VoiceOver's escape gesture and UIKit's key command ⌘[ ask as well, and
    /// ``BackSwipe/popIfAllowed()`` asks everywhere.
    public var shouldPop: PopPermission?

    /// The transition with which the screen is pushed and popped. The default is UIKit's own animation.
    ///
    /// A push plays the transition of the arriving screen, a pop that of the leaving screen. Replacing the stack is a
    /// pop if the new top was on the stack before, otherwise a push. Animators of the app's delegate take precedence.
    ///
    /// A swipe drives the transition, whatever the ``BackSwipe/driver``.
    public var transition: ScreenTransition?

    /// The gesture that pops the screen. The default is ``TransitionGesture/pan``, the swipe back.
    ///
    /// Another gesture drives the screen's ``transition`` or, if it is nil, a pop that looks like UIKit's, whatever the
    /// ``BackSwipe/driver``. Options, rules, and events mean the same for it, except that ``startRegion`` applies to
    /// horizontal pans only.
    public var gesture: TransitionGesture?

    /// The haptic feedback where letting go would pop the screen from then on, or no longer would. The default is none.
    ///
    /// It is also felt while a pull pushes the ``nextScreen`` of this screen. The place depends on the gesture's
    /// ``TransitionGesture/completion`` for resting fingers. UIKit does not document where its own pop turns: with its
    /// drivers this is half-way.
    public var feedback: UIImpactFeedbackGenerator.FeedbackStyle?

    /// The screen that a swipe from trailing to leading pushes, the opposite of a swipe back. The default is none.
    public var nextScreen: NextScreen?

    /// The gesture that pops the screen, also if none is set.
    var gestureOrDefault: TransitionGesture { gesture ?? .pan }

    /// Creates options that are all nil.
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

    /// These options without closures for screens of a class other than that of `screen`.
    @MainActor
    func concerning(_ screen: UIViewController) -> PopOptions {
        var options = self
        if shouldPop?.concerns(screen) == false { options.shouldPop = nil }
        if nextScreen?.concerns(screen) == false { options.nextScreen = nil }
        return options
    }
}
