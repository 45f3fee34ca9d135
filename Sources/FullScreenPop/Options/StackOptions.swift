import GestureArbitration
import ScreenTransitions
import UIKit

/// The options that apply on the stack of one navigation controller: those of its screens, filled from the defaults.
@MainActor
final class StackOptions {
    private(set) weak var navigationController: UINavigationController?

    /// What applies where a screen's own option is nil.
    var defaults = PopOptions()

    init(of navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    /// What applies to `screen`.
    func options(for screen: UIViewController) -> PopOptions { screen.fullScreenPop.filled(from: defaults) }

    /// What applies to the screen on top.
    var ofTopScreen: PopOptions { navigationController?.topViewController.map { options(for: $0) } ?? defaults }

    /// The gesture that pops the screen on top.
    var gesture: TransitionGesture { ofTopScreen.gesture ?? .pan }
}
