extension BehaviourProfile {
    /// Every value is a MODEL choice unless its comment names a source.
    @_spi(Headless)
    public struct Layers: Sendable {
        /// How a mirrored transform is taken apart to be animated.
        public enum Mirroring: Sendable, CaseIterable {
            /// In its plane, along the axis that looks backwards more: it gets thin, and then wide again the other way
            /// round. As the CSS Transforms specification takes planar matrices apart.
            case oneAxis
            /// Along all axes, and turned: as in "Graphics Gems II", and in space in any case.
            case allAxes
        }

        public var mirroring = Mirroring.oneAxis
        /// Whether the index at which a present sublayer or subview is inserted counts among the others
        /// (as in microsoft/WinObjC), or with the present one.
        public var indexCountsAmongOthers = true
        /// Whether also a spring with more than critical damping settles on steps of a tenth of a second.
        public var overdampedSpringsSettleOnSteps = false
    }
}

extension BehaviourProfile.Layers {
    static let choices: [BehaviourProfile.Choice] = [
        .init("how a mirrored transform is animated", \.layers.mirroring, [.allAxes]),
        .init("index of a subview that is present", reversing: \.layers.indexCountsAmongOthers),
        .init("when an overdamped spring has settled", reversing: \.layers.overdampedSpringsSettleOnSteps),
    ]

    /// Layers belong to no actor; the model runs on the main one.
    static var current: BehaviourProfile.Layers {
        MainActor.assumeIsolated { HeadlessRuntime.current.profile.layers }
    }

    /// Which index among the others is meant by one that an app inserts at.
    ///
    /// - Parameter former: where the view or layer is, if it is present.
    static func place(of index: Int, movingFrom former: Int?) -> Int {
        guard let former, index > former, !current.indexCountsAmongOthers else { return index }
        return index - 1
    }
}
