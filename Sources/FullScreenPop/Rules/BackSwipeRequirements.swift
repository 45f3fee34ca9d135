import GestureArbitration
import UIKit

extension GestureArbiter {
    /// The arbiter of a back swipe, with the standard rules for the app to change.
    static func backSwipe(options: StackOptions, confirmation: any ArbitrationRule) -> GestureArbiter {
        GestureArbiter(
            requirements: [
                ScreenGestureRule(options: options), .direction, .stackDepth, .idle, SystemPopRule(),
                ScreenOptionsRule(options: options), InnerNavigationRule(),
            ],
            rules: standardRules,
            confirmation: confirmation)
    }
}
