extension BehaviourProfile {
    /// MODEL choices about animations.
    @_spi(Headless)
    public struct Animation: Sendable {
        /// Whether the curve of keyframe animations paces them as a whole, or each step by itself.
        public var keyframesEaseAsAWhole = true
    }
}

extension BehaviourProfile.Animation {
    static let choices: [BehaviourProfile.Choice] = [
        .init("the curve of key frames paces each step", reversing: \.animation.keyframesEaseAsAWhole)
    ]
}
