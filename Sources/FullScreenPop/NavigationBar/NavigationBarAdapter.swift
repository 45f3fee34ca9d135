import UIKit

/// The state in which the app has left the bar on a leaving screen.
struct FormerBar {
    weak var screen: UIViewController?
    /// The option of that screen.
    let option: Bool?
    let isHidden: Bool
    /// Whether it has been hidden for the arriving screen.
    var isHiddenMeanwhile = false
}

/// Shows and hides the navigation bar according to the screens' ``PopOptions/hidesNavigationBar``.
///
/// Screens without that option get the bar as the app has left it.
@MainActor
final class NavigationBarAdapter {
    private let options: StackOptions
    private var isHiddenByApp: Bool?
    /// The screen to which the bar was last adapted.
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
        let isHidden = options.navigationController?.isNavigationBarHidden == true
        if let hides = note(screen, whileHidden: isHidden) { setBarHidden(hides, animated: animated) }
    }

    /// Shows or hides the bar for an arriving screen, which may go again.
    ///
    /// - Returns: How the bar was before, for ``adapt(after:)``.
    func adapt(toComing screen: UIViewController, animated: Bool) -> FormerBar? {
        guard let navigationController = options.navigationController else { return nil }
        var former = FormerBar(
            screen: adaptedScreen, option: adaptedOption, isHidden: navigationController.isNavigationBarHidden)
        adapt(to: screen, animated: animated)
        former.isHiddenMeanwhile = navigationController.isNavigationBarHidden
        return former
    }

    /// Shows or hides the bar for the top screen at the end of a transition. If this is the former screen, because the
    /// transition was cancelled, the bar is as the app had left it there, unless the app has shown or hidden it since,
    /// or changed the option.
    func adapt(after former: FormerBar?) {
        guard let former, let top = options.navigationController?.topViewController, top !== adaptedScreen,
            top === former.screen, options.options(for: top).hidesNavigationBar == former.option
        else { return adaptToTopScreen() }
        let isHidden = options.navigationController?.isNavigationBarHidden == true
        _ = note(top, whileHidden: isHidden)
        if isHidden == former.isHiddenMeanwhile { setBarHidden(former.isHidden, animated: false) }
    }

    /// Notes the option of the screen that is shown, and how the app has left the bar, until a screen without the
    /// option gets it back like that.
    ///
    /// - Parameter isHidden: How the bar is now.
    /// - Returns: Whether to hide the bar; nil if it stays as it is.
    private func note(_ screen: UIViewController, whileHidden isHidden: Bool) -> Bool? {
        adaptedScreen = screen
        adaptedOption = options.options(for: screen).hidesNavigationBar
        if let adaptedOption {
            isHiddenByApp = isHiddenByApp ?? isHidden
            return adaptedOption
        }
        defer { isHiddenByApp = nil }
        return isHiddenByApp
    }

    private func setBarHidden(_ hides: Bool, animated: Bool) {
        guard let navigationController = options.navigationController,
            navigationController.isNavigationBarHidden != hides
        else { return }
        // UIKit may lay out screens here, and a screen that sets an option then calls this adapter again.
        let wasAdapting = isAdapting
        isAdapting = true
        navigationController.setNavigationBarHidden(hides, animated: animated)
        isAdapting = wasAdapting
    }

    /// Called when the app has shown or hidden the bar. If it did so for an arriving screen, this screen finds the bar
    /// like that, not as it was before another screen's option.
    func appDidSet(isHidden: Bool) {
        guard !isAdapting, isHiddenByApp != nil, options.navigationController?.topViewController !== adaptedScreen
        else { return }
        isHiddenByApp = isHidden
    }

    /// Shows or hides the bar, animated, if the option of the top screen has changed. When the app sets other options,
    /// its own changes to the bar since are left alone.
    func adapt(toChangedOptionsOf screen: UIViewController) {
        guard screen !== adaptedScreen || options.options(for: screen).hidesNavigationBar != adaptedOption else {
            return
        }
        adapt(to: screen, animated: true)
    }

    /// Shows or hides the bar for the top screen, if this is not the one to which the bar was last adapted.
    ///
    /// The app's own changes to the bar since are left alone.
    func adaptToTopScreen() {
        guard let top = options.navigationController?.topViewController, top !== adaptedScreen else { return }
        adapt(to: top, animated: false)
    }
}
