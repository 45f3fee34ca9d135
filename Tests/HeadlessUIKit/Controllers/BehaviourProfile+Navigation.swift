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

        /// What a navigation controller believes if an animator completes against what the interaction has come to
        /// (G3).
        public enum Contradiction: Sendable, CaseIterable {
            /// What the animator says: the transition was not cancelled after all.
            case completion
            /// What the animator says, while the transition still says that it was cancelled.
            case completionDespiteFlag
            /// The stack follows the interaction, the screen follows the animator.
            case stackFollowsInteraction
        }

        /// Which recognizers inside wait for the content pop (F6). It takes the finger from Google's maps
        /// (cachly/issues-tracker #5332), and leaves it to scroll views (software-mansion/react-native-screens #3265).
        public enum ContentPopPrecedence: Sendable, CaseIterable {
            case pans, pansAndScrollViews, nothing
        }

        /// Where the next push or pop begins when it has interrupted one of UIKit's own.
        public enum Interruption: Sendable, CaseIterable {
            /// With the screens at rest.
            case atRest
            /// With the screens where they are.
            case fromWhereTheyAre
        }

        /// F2b: whether other recognizers wait for the edge pan when a touch begins in the edge region.
        public var othersWaitForEdgePan: Bool
        /// F2b: whether those of the views around the navigation controller are among them.
        public var othersAroundWaitForEdgePan = false
        /// F6: whether there is a content pop recognizer.
        public var hasContentPop: Bool
        /// F6.
        public var contentPopPrecedence = ContentPopPrecedence.pans
        /// Whether a push or pop of UIKit's own leaves off where it is for the next one: reported of iOS 26
        /// (software-mansion/react-native-screens #3142 and #3173, grahammendick/navigation #888).
        public var transitionsAreInterruptible: Bool
        /// How they leave off.
        public var interruption = Interruption.atRest
        /// Whether the bars take touches during a transition that can be interrupted.
        public var barsTakeTouchesInInterruptibleTransitions = true
        /// F2: whether the system's interactive pops are off while the bar is hidden or shows no back button. Measured:
        /// every app that hides its bar has met it.
        public var gesturePopNeedsBackButton = true
        /// F6: whether of the system's own recognizers one pops at a time, even if two begin with several fingers at
        /// once.
        public var systemRecognizersPopOneAtATime = true
        /// F3: whether a pop by gesture that comes to nothing, as on the root or during a transition, stays prepared:
        /// then the next transition waits for a finger that is not there. It explains the frozen screens that users of
        /// full-screen pans report (R1, R2, R8).
        public var preparedPopsStay = true
        /// Whether a screen that was pushed with a zoom is popped by a swipe from anywhere, beside that from its edge.
        /// Reported of iOS 26.5 (Evil-Project/Twinskaraoke #96).
        public var zoomedScreensPopFromAnywhere = true
        /// Whether a back button goes back that was held when a transition began, and let go while it runs.
        public var heldBackButtonsCount = false
        /// Whether the selected tab pops its stack to the root when it is tapped while that is changing.
        public var tabsPopChangingStacks = false
        /// G5: whether the tab bar takes taps while a transition between tabs runs. Reported of UIKit
        /// (marcosgriselli/SwipeableTabBarController #36 and pull request 70).
        public var tabBarTakesTouchesInTransitions = true
        /// G5: whether a tab that is selected while a transition between two others runs is shown when that is over.
        /// Reported: black screens and wrong frames (marcosgriselli/SwipeableTabBarController #36).
        public var showsTabsSelectedInTransitions = true
        /// Whether a search that is active ends when its screen is popped, or stays presented on it.
        public var searchesEndWithTheirScreen = true
        /// J6: whether a scroll with a trackpad pops, by which react-navigation #9592 describes UIKit's own navigation.
        /// That it is the edge pan that takes it, wherever the pointer is, is a choice. No question asks for it yet, so
        /// it is not varied, nor is the next.
        public var trackpadPops = true
        /// J7: whether other recognizers wait for that, as for a finger at the edge, or go first if they are deeper.
        public var othersWaitForTrackpadPop = false
        /// N1: whether the pan that hides the bars goes together with every other one, or with those of scroll views
        /// alone.
        public var barSwipeGoesWithAnyPan = true
        /// F4.
        public var popCompletion = PopCompletion.projected(seconds: 0.3)
        /// F5, measured: the length of a push or pop.
        public var transitionDuration: TimeInterval = 0.35
        /// F5, measured: how far the lower screen is shifted, as a fraction of the width.
        public var parallax: CGFloat = 0.3
        /// F5: how dark the lower screen is while it is covered.
        public var dimming: CGFloat = 0.1
        /// Heights of the bars, without what the safe area adds.
        public var navigationBarHeight: CGFloat = 44
        public var toolbarHeight: CGFloat = 44
        public var tabBarHeight: CGFloat = 49
        /// G3: how long after its time, and without a finger, a transition counts as one that never completes.
        public var transitionPatience: TimeInterval = 3
        /// G2: what a completion speed of 0 or less counts as.
        public var leastCompletionSpeed: CGFloat = 0.01
        /// Whether the delegate is told of a screen that has come to the top while the navigation controller was not on
        /// the screen, when it returns there.
        public var announcesScreenOnReturn = true
        /// G3.
        public var contradiction = Contradiction.completion

        init(system: System) {
            othersWaitForEdgePan = system >= .iOS18
            hasContentPop = system >= .iOS26
            transitionsAreInterruptible = system >= .iOS26
        }
    }
}

extension BehaviourProfile.Navigation {
    static let choices: [BehaviourProfile.Choice] = [
        .init("others wait for the edge pan", reversing: \.navigation.othersWaitForEdgePan),
        .init("those around wait for the edge pan", reversing: \.navigation.othersAroundWaitForEdgePan),
        .init("what waits for the content pop", \.navigation.contentPopPrecedence, [.pansAndScrollViews, .nothing]),
        .init("transitions can be interrupted", reversing: \.navigation.transitionsAreInterruptible),
        .init("where an interrupted transition leaves the screens", \.navigation.interruption, [.fromWhereTheyAre]),
        .init(
            "bars in transitions that can be interrupted",
            reversing: \.navigation.barsTakeTouchesInInterruptibleTransitions),
        .init("the system's recognizers pop one at a time", reversing: \.navigation.systemRecognizersPopOneAtATime),
        .init("a pop that comes to nothing stays prepared", reversing: \.navigation.preparedPopsStay),
        .init("where a zoomed screen's swipe begins", reversing: \.navigation.zoomedScreensPopFromAnywhere),
        .init("a back button held when a transition begins", reversing: \.navigation.heldBackButtonsCount),
        .init("the selected tab while its stack changes", reversing: \.navigation.tabsPopChangingStacks),
        .init(
            "the tab bar in transitions between tabs", reversing: \.navigation.tabBarTakesTouchesInTransitions),
        .init(
            "a tab selected in a transition between others", reversing: \.navigation.showsTabsSelectedInTransitions),
        .init("a search whose screen is popped", reversing: \.navigation.searchesEndWithTheirScreen),
        .init("what the swipe that hides the bars goes with", reversing: \.navigation.barSwipeGoesWithAnyPan),
        .init("pops by gesture need a back button", reversing: \.navigation.gesturePopNeedsBackButton),
        .init("when a pop by gesture finishes", \.navigation.popCompletion, [.projected(seconds: 0.15), .velocity]),
        .init("length of a push", \.navigation.transitionDuration, [0.25, 0.55]),
        .init(
            "an animator's word against the interaction's", \.navigation.contradiction,
            [.completionDespiteFlag, .stackFollowsInteraction]),
        .init("didShow on return", reversing: \.navigation.announcesScreenOnReturn),
    ]
}
