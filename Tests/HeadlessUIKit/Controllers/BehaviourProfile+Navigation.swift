extension BehaviourProfile {
    /// Distances in points, times in seconds. Every value is a MODEL choice unless its comment names a rule.
    @_spi(Headless)
    public struct Navigation: Sendable {
        /// How an interactive pop decides between finishing and going back (F4).
        public enum PopCompletion: Sendable {
            /// Finish when progress + velocity · seconds / width is more than a half.
            case projected(seconds: TimeInterval)
            /// Finish when the finger does not move back.
            case velocity
        }

        /// F2b: whether other recognizers wait for the edge pan when a touch begins in the edge region.
        public var othersWaitForEdgePan: Bool
        /// F6: whether there is a content pop recognizer.
        public var hasContentPop: Bool
        /// F4.
        public var popCompletion = PopCompletion.projected(seconds: 0.3)
        /// F5, measured: the length of a push or pop.
        public var transitionDuration: TimeInterval = 0.35
        /// F5, measured: how far the lower screen is shifted, as a fraction of the width.
        public var parallax: CGFloat = 0.3
        /// F5: how dark the lower screen is while it is covered.
        public var dimming: CGFloat = 0.1

        init(system: System) {
            othersWaitForEdgePan = system >= .iOS18
            hasContentPop = system >= .iOS26
        }
    }
}
