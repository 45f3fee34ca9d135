extension BehaviourProfile {
    /// Distances in points. Every value is a MODEL choice unless its comment names a source.
    @_spi(Headless)
    public struct Layout: Hashable, Sendable {
        /// What "system spacing" between two items means.
        public var systemSpacing: CGFloat = 8
        /// The default margin of a view on each side, as `layoutMargins` documents it.
        public var margin: CGFloat = 8
        /// The least leading and trailing margin of a screen's own view, and the width from which it is the wide one.
        public var screenMargin: CGFloat = 16
        public var wideScreenMargin: CGFloat = 20
        public var wideScreenWidth: CGFloat = 414
        /// The widest that text is comfortable to read: the readable content guide is no wider.
        public var readableWidth: CGFloat = 672
        /// Which of contradicting constraints is broken: the latest whose absence helps, or the earliest.
        public var breaksLatestConstraint = true
        /// Whether a subview that changes its size lays its superview out also if that is laying out just then.
        /// Otherwise it does: measured by many.
        public var subviewsSizedInLayoutAskAgain = false
        /// Whether `updateConstraints()` is called, once, for views that have constraints and have not asked for it.
        public var updatesConstraintsUnasked = true
    }
}

extension BehaviourProfile.Layout {
    static let choices: [BehaviourProfile.Choice] = [
        .init("the latest of contradicting constraints breaks", reversing: \.layout.breaksLatestConstraint),
        .init("subviews that are sized in a layout", reversing: \.layout.subviewsSizedInLayoutAskAgain),
        .init("updates of constraints that were not asked for", reversing: \.layout.updatesConstraintsUnasked),
    ]
}
