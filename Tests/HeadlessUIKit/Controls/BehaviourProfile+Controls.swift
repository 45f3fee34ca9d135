extension BehaviourProfile {
    /// Distances in points, times in seconds. Every value is a MODEL choice unless its comment names a rule.
    @_spi(Headless)
    public struct Controls: Sendable {
        /// A2: whether a disabled control still takes the touches that land on it.
        public var disabledControlsTakeTouches = true
        /// E1: how far past its bounds a tracked touch still counts as inside a control.
        public var trackingMargin: CGFloat = 70
        /// E2: the least side of the area in which a slider's thumb can be grabbed.
        public var minimumThumbSide: CGFloat = 48
    }
}
