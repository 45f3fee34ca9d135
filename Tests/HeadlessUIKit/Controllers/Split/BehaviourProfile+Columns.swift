extension BehaviourProfile {
    /// Distances in points, times in seconds.
    @_spi(Headless)
    public struct Columns: Sendable {
        /// Where the swipe begins that shows a hidden column (L4).
        public enum SwipeRegion: Sendable, CaseIterable {
            /// At the leading edge.
            case edge
            /// Anywhere: of UIKit's recognizer it is reported that it takes swipes on rows
            /// (John-Lluch/SWRevealTableViewCell #26).
            case anywhere
        }

        /// L4.
        public var swipeRegion = SwipeRegion.edge
        /// How far the edge reaches that such a swipe begins at, as that of the edge pan.
        public var edgeWidth: CGFloat = 20
        /// When a swipe that moves a column brings it to the other side, as F4.
        public var swipeCompletion = Navigation.PopCompletion.projected(seconds: 0.3)
        /// How wide the primary column is.
        public var primaryWidth: CGFloat = 320
        /// How wide the supplementary column is.
        public var supplementaryWidth: CGFloat = 320
        /// How dark a column that lies over another one makes that.
        public var dimming: CGFloat = 0.2
        /// How long a column takes to come or go.
        public var duration: TimeInterval = 0.35
    }
}

extension BehaviourProfile.Columns {
    static let choices: [BehaviourProfile.Choice] = [
        .init("where the swipe that shows a column begins", \.columns.swipeRegion, [.anywhere])
    ]
}
