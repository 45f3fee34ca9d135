import UIKit

/// Shows and hides the navigation bar as the screens' ``PopOptions/hidesNavigationBar`` say.
///
/// Screens that say nothing get the bar as the app has left it. How that was is remembered while a screen with an opinion
/// is shown.
@MainActor
struct NavigationBarVisibility {
    private var isHiddenByApp: Bool?

    /// Adapts the bar of `navigation` to a screen that is on top or about to be.
    mutating func adapt(
        _ navigation: UINavigationController, hiding wish: Bool?, animated: Bool
    ) {
        let isHidden: Bool
        if let wish {
            isHiddenByApp = isHiddenByApp ?? navigation.isNavigationBarHidden
            isHidden = wish
        } else if let isHiddenByApp {
            isHidden = isHiddenByApp
            self.isHiddenByApp = nil
        } else {
            return
        }
        guard navigation.isNavigationBarHidden != isHidden else { return }
        navigation.setNavigationBarHidden(isHidden, animated: animated)
    }
}
