/// Keeps track of whether the navigation bar is to be hidden, as the screens' ``PopOptions/hidesNavigationBar`` say.
///
/// Screens that say nothing get the bar as the app has left it. How that was is remembered while a screen with an opinion
/// is shown.
struct NavigationBarVisibility {
    private var isHiddenByApp: Bool?

    /// Whether the bar is to be hidden for a screen that is on top or about to be; nil if it is to stay as it is.
    ///
    /// - Parameters:
    ///   - wish: What the screen says.
    ///   - isHidden: How the bar is now.
    mutating func isToBeHidden(for wish: Bool?, now isHidden: Bool) -> Bool? {
        if let wish {
            isHiddenByApp = isHiddenByApp ?? isHidden
            return wish
        }
        defer { isHiddenByApp = nil }
        return isHiddenByApp
    }
}
