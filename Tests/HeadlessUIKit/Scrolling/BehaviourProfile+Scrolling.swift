extension BehaviourProfile {
    /// Distances in points, times in seconds. Every value is a MODEL choice unless its comment names a rule.
    @_spi(Headless)
    public struct Scrolling: Sendable {
        /// How content goes to a page or to a target of the delegate's. That it bounces back by a critically damped
        /// spring was measured (super-ultra/ScrollMechanics).
        public enum Snap: Sendable, CaseIterable {
            /// By a critically damped spring.
            case spring
            /// At once, and slower and slower.
            case decay
        }

        /// D3, measured: how long a scroll view withholds a touch from its content.
        public var contentTouchDelay: TimeInterval = 0.15
        /// How long `setContentOffset(_:animated:)` and its like take.
        public var animationDuration: TimeInterval = 0.3
        /// How stiff content is that bounces back from past its end, in radians per second.
        public var bounceFrequency: CGFloat = 10
        /// How stiff content is that goes to a page or to a target of the delegate's, in radians per second.
        public var snapFrequency: CGFloat = 15
        public var snap = Snap.spring
        /// Whether content that rests at its start stays there when the app changes `contentInset`, as it does when the
        /// safe area changes.
        public var contentFollowsInset = true
        /// Whether a page begins to be turned while the page view controller comes or goes.
        public var pagesTurnWhileTheyComeOrGo = false
        /// With `isDirectionalLockEnabled`, a drag that goes so many times further along one axis than along the other
        /// keeps to that axis.
        public var directionalLockRatio: CGFloat = 1.5
        /// Whether a scroll view at its end leaves a drag to one around it that can still move, when the drag begins
        /// (`transfersHorizontalScrollingToParent`, documented for iOS 17.4, in effect before).
        public var transfersScrollingToParent = true
        /// The power of its excess that a zoom past its limit keeps.
        public var zoomResistance: CGFloat = 0.5
        /// Whether the pinch of a scroll view ends with the first finger that lifts: from then on the other one
        /// scrolls. No question asks for it yet, so it is not varied.
        public var zoomEndsWithFirstFinger = true
        /// D12: how far past its top content is pulled to be refreshed, and how much room it leaves then. No question
        /// asks for it yet, so it is not varied.
        public var refreshPull: CGFloat = 80
        public var refreshHeight: CGFloat = 60
        /// How far a finger moves along a row before it drags the row. Further than other pans: one of a view around
        /// the table wins, unless the finger is very fast (Enricoza/EZCustomNavigation, issues 5 and 6).
        public var swipeActionsHysteresis: CGFloat = 15
        /// J5: whether two fingers on a trackpad drag a row as a finger does. No question asks for it yet, so it is not
        /// varied.
        public var trackpadDragsRows = true
        /// A swipe on a table's row shows its actions past this part of their width, or when it is this fast (points
        /// per second), and performs the first past this part of the row's width.
        public var swipeActionsOpeningPart: CGFloat = 0.5
        public var swipeActionsOpeningVelocity: CGFloat = 300
        public var swipeActionsFullSwipePart: CGFloat = 0.6
        /// The width of one action button.
        public var swipeActionWidth: CGFloat = 74
        /// Grouped tables: what is left free above a section without a header, and with `.insetGrouped` on either side
        /// of the rows, and how round the corners of a section are.
        public var groupSpacing: CGFloat = 35
        public var groupInset: CGFloat = 16
        public var groupCornerRadius: CGFloat = 10
    }
}

extension BehaviourProfile.Scrolling {
    static let choices: [BehaviourProfile.Choice] = [
        .init("delay of touches on content", \.scrolling.contentTouchDelay, [0.1, 0.2]),
        .init("stiffness of bouncing content", \.scrolling.bounceFrequency, [6, 16]),
        .init("stiffness of content that snaps", \.scrolling.snapFrequency, [8, 25]),
        .init("how content snaps", \.scrolling.snap, [.decay]),
        .init("content at rest follows its inset", reversing: \.scrolling.contentFollowsInset),
        .init("turning pages that come or go", reversing: \.scrolling.pagesTurnWhileTheyComeOrGo),
        .init("ratio of the directional lock", \.scrolling.directionalLockRatio, [1, 2.5]),
        .init("drags handed to the scroll view around", reversing: \.scrolling.transfersScrollingToParent),
        .init("hysteresis of a row's drag", \.scrolling.swipeActionsHysteresis, [10, 20]),
        .init("part of its actions that opens a row", \.scrolling.swipeActionsOpeningPart, [0.2, 0.9]),
        .init("part of a row that is swiped through", \.scrolling.swipeActionsFullSwipePart, [0.45, 0.8]),
        .init("speed that opens a row", \.scrolling.swipeActionsOpeningVelocity, [150, 600]),
    ]
}
