import UIKit

/// Shows and hides the navigation bar according to the screens' ``PopOptions/hidesNavigationBar``.
///
/// Screens without that option get the bar as the app has left it.
@MainActor
final class NavigationBarAdapter {
    private let options: StackOptions
    private var isHiddenByApp: Bool?
    /// The screen that the bar was adapted to last.
    private weak var adaptedScreen: UIViewController?

    init(options: StackOptions) {
        self.options = options
    }

    /// Shows or hides the bar for a screen that is on top or about to be.
    func adapt(to screen: UIViewController, animated: Bool) {
        guard let navigationController = options.navigationController else { return }
        adaptedScreen = screen
        let isHidden = navigationController.isNavigationBarHidden
        guard let hides = hidesBar(for: options.options(for: screen).hidesNavigationBar, now: isHidden),
            hides != isHidden
        else { return }
        // UIKit may lay screens out in here, and a screen that sets an option then comes back to this method.
        navigationController.setNavigationBarHidden(hides, animated: animated)
    }

    /// Shows or hides the bar for the screen on top, if that is not the one that the bar was adapted to last.
    ///
    /// What the app has made of the bar since is left alone.
    func adaptToTopScreen() {
        guard let top = options.navigationController?.topViewController, top !== adaptedScreen else { return }
        adapt(to: top, animated: false)
    }

    /// Whether to hide the bar, given the screen's option and how the bar is now; nil if it stays as it is.
    private func hidesBar(for option: Bool?, now isHidden: Bool) -> Bool? {
        if let option {
            isHiddenByApp = isHiddenByApp ?? isHidden
            return option
        }
        defer { isHiddenByApp = nil }
        return isHiddenByApp
    }
}
