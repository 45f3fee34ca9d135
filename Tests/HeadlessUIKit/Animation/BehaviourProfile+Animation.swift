extension BehaviourProfile {
    /// MODEL choices about animations.
    @_spi(Headless)
    public struct Animation: Sendable {
        /// Whether the curve of keyframe animations paces them as a whole, or each step by itself.
        public var keyframesEaseAsAWhole = true
        /// G2: whether the delay of `UIView.animate` is part of a percent-driven transition's course. SideMenu, which
        /// ships, gives the whole duration as the delay while a finger drives its drawer, and the drawer follows the
        /// finger.
        public var scrubbedDelaysCount = false
        /// G2: whether a percent-driven transition holds animations that are added to layers as it holds those of
        /// views. Reported of iOS 11 that it does not (material-motion/motion-transitioning-objc #15, openradar
        /// 38766932).
        public var scrubsLayerAnimations = true
        /// Whether views take touches while animations move them that were begun and committed; with a block they take
        /// none.
        public var begunAnimationsLetTouchesThrough = true
        /// Whether a property animator that starts while animations are disabled has ended when `startAnimation()`
        /// returns. Otherwise it takes its time.
        public var disabledAnimatorsEndAtOnce = true
    }
}

extension BehaviourProfile.Animation {
    static let choices: [BehaviourProfile.Choice] = [
        .init("the curve of key frames paces each step", reversing: \.animation.keyframesEaseAsAWhole),
        .init("delays count in percent-driven transitions", reversing: \.animation.scrubbedDelaysCount),
        .init("percent-driven transitions hold layers' animations", reversing: \.animation.scrubsLayerAnimations),
        .init("touches during begun animations", reversing: \.animation.begunAnimationsLetTouchesThrough),
        .init("animators start while animations are disabled", reversing: \.animation.disabledAnimatorsEndAtOnce),
    ]
}
