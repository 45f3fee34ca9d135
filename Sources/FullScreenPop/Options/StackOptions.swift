import GestureArbitration
import UIKit

/// The options that apply on the stack of one navigation controller: those of its screens, filled from the defaults.
@MainActor
final class StackOptions {
    private(set) weak var navigationController: UINavigationController?

    /// The values for options that a screen leaves nil.
    var defaults = PopOptions()

    /// Whether swipes pop on the stack at all.
    var isEnabled = true

    /// Whether pulls push the next screen at all.
    var pushesNextScreen = true

    init(of navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    /// The options that apply to `screen`; for a navigation controller on the stack, those of its top screen.
    func options(for screen: UIViewController) -> PopOptions {
        let shown = inside(screen)?.ofTopScreen ?? screen.shownOnStack.fullScreenPop
        return shown.filled(from: defaults).concerning(screen.shownOnStack)
    }

    /// The options that apply to the top screen.
    var ofTopScreen: PopOptions { navigationController?.topViewController.map { options(for: $0) } ?? defaults }

    /// Whether the top screen hides its back button, and its options don't allow leaving it anyway.
    var isLockedByHiddenBackButton: Bool {
        navigationController?.shownOnStack.navigationItem.hidesBackButton == true && topScreenIsEnabled != true
    }

    /// Why no swipe pops the top screen, wherever it starts; nil if one may.
    var lock: ArbitrationReason? { systemLock ?? statedLock }

    /// A reason that UIKit's own pop has as well.
    var systemLock: ArbitrationReason? {
        if isSystemPopDisabled { return .systemRecognizerDisabled }
        return isLockedByHiddenBackButton ? .backButtonHidden : nil
    }

    /// A reason that the options of the stack or of the screen state.
    var statedLock: ArbitrationReason? {
        if !isEnabled { return .stackDisabled }
        return topScreenIsEnabled == false ? .screenDisabled : nil
    }

    /// ``PopOptions/isEnabled`` of the top screen. It is asked about every other recognizer, and merging all options
    /// takes longer.
    private var topScreenIsEnabled: Bool? {
        guard let screen = navigationController?.topViewController else { return defaults.isEnabled }
        let own = inside(screen)?.topScreenIsEnabled ?? screen.shownOnStack.fullScreenPop.isEnabled
        return own ?? defaults.isEnabled
    }

    /// Whether the app has disabled `interactivePopGestureRecognizer`.
    var isSystemPopDisabled: Bool { navigationController?.interactivePopGestureRecognizer?.isEnabled == false }

    /// What a pull on this stack pushes: nothing if the top is a navigation controller with its own next screen.
    var nextScreen: NextScreen? {
        guard pushesNextScreen else { return nil }
        let inner = navigationController?.topViewController.flatMap(inside)
        return inner?.nextScreen == nil ? ofTopScreen.nextScreen : nil
    }

    /// The gesture that pops the top screen.
    var gesture: TransitionGesture { ofTopScreen.gestureOrDefault }

    /// The options of the stack that `screen` is, if it has a back swipe, installed or not.
    private func inside(_ screen: UIViewController) -> StackOptions? {
        (screen as? UINavigationController).flatMap { $0.storedBackSwipe?.options }
    }
}
