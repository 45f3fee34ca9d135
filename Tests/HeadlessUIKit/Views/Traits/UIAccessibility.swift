/// What the user of the current device prefers.
public struct UIAccessibility {
    @preconcurrency @MainActor
    public static var isReduceMotionEnabled: Bool {
        HeadlessRuntime.current.accessibility.reducesMotion
    }

    /// iOS shows the setting under Reduce Motion, and only while that is on.
    @preconcurrency @MainActor
    public static var prefersCrossFadeTransitions: Bool {
        let settings = HeadlessRuntime.current.accessibility
        return settings.reducesMotion && settings.prefersCrossFadeTransitions
    }

    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    @MainActor
    static func settingsDidChange(from old: AccessibilitySettings, to new: AccessibilitySettings) {
        if old.reducesMotion != new.reducesMotion {
            NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
        }
        if old.prefersCrossFadeTransitions != new.prefersCrossFadeTransitions {
            NotificationCenter.default.post(name: prefersCrossFadeTransitionsStatusDidChange, object: nil)
        }
    }
}
