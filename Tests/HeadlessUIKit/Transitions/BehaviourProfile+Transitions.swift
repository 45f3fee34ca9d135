extension BehaviourProfile {
    /// Distances in points, times in seconds. Every value is a MODEL choice unless its comment names a rule.
    @_spi(Headless)
    public struct Transitions: Sendable {
        /// Where a view lies whose dismissal was cancelled.
        public enum CancelledDismissal: Sendable, CaseIterable {
            /// Where it lay before.
            case whereItWas
            /// Where the animator has left it.
            case whereTheAnimatorLeftIt
            /// In the frame that the presentation controller gives.
            case inThePresentationsFrame
        }

        /// The length of a modal presentation and dismissal.
        public var modalDuration: TimeInterval = 0.4
        /// How much of the screen below a sheet leaves free, beside the safe area.
        public var sheetTopMargin: CGFloat = 10
        /// How dark a sheet makes what is below it.
        public var sheetDimming: CGFloat = 0.3
        /// A sheet that must not be dismissed follows a finger by this fraction of its way.
        public var modalResistance: CGFloat = 0.1
        /// When a swipe down dismisses a sheet.
        public var sheetCompletion = Navigation.PopCompletion.projected(seconds: 0.3)
        /// The height of the medium detent of a sheet, in proportion to that of the screen: "approximately half"
        /// (Apple's documentation of `medium()`).
        public var mediumDetent: CGFloat = 0.5
        /// How large sheets are on a larger screen, if there is room for them; a form sheet whose screen does not say
        /// how large it is.
        public var formSheetSize = CGSize(width: 540, height: 620)
        public var pageSheetSize = CGSize(width: 704, height: 960)
        /// How large a popover is whose screen does not say it, and how far from the edges of the screen.
        public var popoverSize = CGSize(width: 320, height: 480)
        public var popoverMargin: CGFloat = 10
        /// How dark it makes what is below it.
        public var popoverDimming: CGFloat = 0.1
        /// How wide an alert is, how high its buttons are, how far an action sheet is from the edges of the screen, and
        /// how dark both make what is below them.
        public var alertWidth: CGFloat = 270
        public var alertButtonHeight: CGFloat = 44
        public var actionSheetMargin: CGFloat = 8
        public var alertDimming: CGFloat = 0.2
        /// Whether the action of an alert runs when the alert has gone, or as soon as it begins to go.
        public var alertActionsRunAfterDismissal = true
        /// Whether a sheet goes on with a finger that has scrolled a list in it to its top, or waits for the next one.
        public var sheetsTakeOverFromLists = true
        public var cancelledDismissal = CancelledDismissal.whereItWas
        /// Whether a screen that is being dismissed keeps the touches, or lets them through to the one that comes back.
        public var leavingScreensKeepTouches = false
        /// Whether the container is open to touches while a percent-driven transition with an interruptible animator
        /// runs.
        public var interruptibleTransitionsTakeTouches = true
    }
}

extension BehaviourProfile.Transitions {
    static let choices: [BehaviourProfile.Choice] = [
        .init("length of a presentation", \.transitions.modalDuration, [0.3, 0.6]),
        .init("when a swipe dismisses a sheet", \.transitions.sheetCompletion, [.projected(seconds: 0.15), .velocity]),
        .init("an alert's action runs when that has gone", reversing: \.transitions.alertActionsRunAfterDismissal),
        .init("lists in sheets hand over at their top", reversing: \.transitions.sheetsTakeOverFromLists),
        .init(
            "where a cancelled dismissal leaves the view", \.transitions.cancelledDismissal,
            [.whereTheAnimatorLeftIt, .inThePresentationsFrame]),
        .init("touches on a leaving screen", reversing: \.transitions.leavingScreensKeepTouches),
        .init(
            "touches in driven transitions that can be interrupted",
            reversing: \.transitions.interruptibleTransitionsTakeTouches),
    ]
}
