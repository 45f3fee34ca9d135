extension BehaviourProfile {
    /// Distances in points, times in seconds. Every value is a MODEL choice unless its comment names a rule.
    @_spi(Headless)
    public struct Scrolling: Sendable {
        /// D3, measured: how long a scroll view withholds a touch from its content.
        public var contentTouchDelay: TimeInterval = 0.15
    }
}
