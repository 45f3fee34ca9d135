import GestureArbitration
import ScreenTransitions
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

    /// The options that apply to `screen`; of a navigation controller on the stack, those of the screen on top of that.
    func options(for screen: UIViewController) -> PopOptions {
        let shown = inside(screen)?.ofTopScreen ?? screen.shownOnStack.fullScreenPop
        return shown.filled(from: defaults).concerning(screen.shownOnStack)
    }

    /// The options that apply to the screen on top.
    var ofTopScreen: PopOptions { navigationController?.topViewController.map { options(for: $0) } ?? defaults }

    /// Whether the screen on top hides its back button, and its options don't say that it can be left all the same.
    var isLockedByHiddenBackButton: Bool {
        navigationController?.shownOnStack.navigationItem.hidesBackButton == true && ofTopScreen.isEnabled != true
    }

    /// What a pull on this stack pushes: nothing where the top is a navigation controller with a next screen of its own.
    var nextScreen: NextScreen? {
        guard pushesNextScreen else { return nil }
        let inner = navigationController?.topViewController.flatMap(inside)
        return inner?.nextScreen == nil ? ofTopScreen.nextScreen : nil
    }

    /// The gesture that pops the screen on top.
    var gesture: TransitionGesture { ofTopScreen.gesture ?? .pan }

    /// The options on the stack that `screen` is, if it has a back swipe, installed or not.
    private func inside(_ screen: UIViewController) -> StackOptions? {
        (screen as? UINavigationController).flatMap { $0.storedBackSwipe?.options }
    }
}
