extension BehaviourProfile {
    /// How wide text is. Every value is a MODEL choice, a fraction of the point size: the model has no glyphs, only
    /// classes of characters with the average advance that the system font has for them.
    @_spi(Headless)
    public struct Text: Hashable, Sendable {
        /// i, l, punctuation and the like.
        public var narrowAdvance: CGFloat = 0.28
        /// Small letters and whatever no other class names.
        public var letterAdvance: CGFloat = 0.54
        public var digitAdvance: CGFloat = 0.62
        public var capitalAdvance: CGFloat = 0.68
        /// m, w, M, W and the like.
        public var wideAdvance: CGFloat = 0.86
        /// Ideographs and emoji.
        public var fullWidthAdvance: CGFloat = 1
        /// How much wider everything gets from regular (weight 0) to black (weight 1).
        public var wideningByWeight: CGFloat = 0.16
    }
}
