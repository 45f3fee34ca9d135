/// What the user of the device has chosen in Settings → Accessibility.
@_spi(Headless)
public struct AccessibilitySettings: Hashable, Sendable {
    /// Reduce Motion.
    public var reducesMotion: Bool
    /// Reduce Motion → Prefer Cross-Fade Transitions.
    public var prefersCrossFadeTransitions: Bool

    public init(reducesMotion: Bool = false, prefersCrossFadeTransitions: Bool = false) {
        self.reducesMotion = reducesMotion
        self.prefersCrossFadeTransitions = prefersCrossFadeTransitions
    }
}
