import GestureArbitration
import UIKit

extension GestureArbiter {
    /// The arbiter of a back swipe, with the standard rules for the app to change.
    static func backSwipe(options: StackOptions, confirmation: any ArbitrationRule) -> GestureArbiter {
        GestureArbiter(
            requirements: [
                ScreenGestureRule(options: options), .direction, .stackDepth, .idle, SystemPopRule(options: options),
                ScreenOptionsRule(options: options), BarRule(), InnerNavigationRule(),
            ],
            // Options of views apply at the edge as well, and controls come before a region that is stated.
            rules: [
                .viewOptions, EdgeSwipeRule(options: options), .movingScrollViews, .openRows, .controls, .heldControls,
                StatedRegionRule(options: options), .otherGestures, .scrollEdge, .zoomEdge,
            ],
            confirmation: confirmation)
    }
}
