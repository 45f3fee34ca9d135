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
    /// The option of that screen.
    private var adaptedOption: Bool?
    /// Whether this is showing or hiding the bar.
    private var isAdapting = false

    init(options: StackOptions) {
        self.options = options
    }

    /// Shows or hides the bar for a screen that is on top or about to be.
    func adapt(to screen: UIViewController, animated: Bool) {
        guard let navigationController = options.navigationController else { return }
        adaptedScreen = screen
        adaptedOption = options.options(for: screen).hidesNavigationBar
        let isHidden = navigationController.isNavigationBarHidden
        guard let hides = hidesBar(for: adaptedOption, now: isHidden), hides != isHidden else { return }
        // UIKit may lay screens out in here, and a screen that sets an option then comes back to this method.
        isAdapting = true
        navigationController.setNavigationBarHidden(hides, animated: animated)
        isAdapting = false
    }

    /// The app has shown or hidden the bar. If it has done so for a screen that comes, that screen finds the bar like that, and not
    /// as it was before another one's option.
    func appDidSet(isHidden: Bool) {
        guard !isAdapting, isHiddenByApp != nil, options.navigationController?.topViewController !== adaptedScreen
        else { return }
        isHiddenByApp = isHidden
    }

    /// Shows or hides the bar, animated, if the option of the screen on top has changed. What the app has made of the bar
    /// since is left alone when it sets other options.
    func adapt(toChangedOptionsOf screen: UIViewController) {
        guard screen !== adaptedScreen || options.options(for: screen).hidesNavigationBar != adaptedOption else {
            return
        }
        adapt(to: screen, animated: true)
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
