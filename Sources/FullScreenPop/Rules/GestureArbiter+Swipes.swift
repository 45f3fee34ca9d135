import GestureArbitration
import UIKit

extension GestureArbiter {
    /// The arbiter of a back swipe, with the standard rules for the app to change.
    static func backSwipe(drivers: PopDrivers, confirmation: any ArbitrationRule) -> GestureArbiter {
        let options = drivers.options
        var rules = standardRules(with: EdgeSwipeRule(options: options))
        // Controls come before a stated region.
        rules.insert(StatedRegionRule(options: options), after: HeldControlRule.self)
        return GestureArbiter(
            requirements: [
                // A leaving screen is no longer on the stack: the reason is then the running transition, not the depth.
                ScreenGestureRule(options: options), RestingFingerRule(), .direction, LeavingScreenRule(),
                InterruptionRule(drivers: drivers), .stackDepth, StackMovesRule(), SystemPopRule(options: options),
                ScreenOptionsRule(options: options), BarRule(), InnerNavigationRule(),
            ],
            rules: rules, confirmation: confirmation)
    }

    /// The arbiter of a gesture that dismisses `screen`, with the standard rules for the app to change.
    static func dismissal(of screen: UIViewController, by gesture: TransitionGesture) -> GestureArbiter {
        GestureArbiter(
            requirements: gesture.requirements + [DismissalRule(screen: screen), DismissalDepthRule(screen: screen)],
            rules: standardRules(with: EdgeSwipeRule(dismissing: screen, by: gesture)),
            confirmation: DismissalPermissionRule(screen: screen))
    }

    /// The standard rules with one for the edge. Options of views apply there as well.
    private static func standardRules(with edge: EdgeSwipeRule) -> [any ArbitrationRule] {
        var rules = standardRules
        rules.insert(edge, after: ViewOptionRule.self)
        return rules
    }
}

extension [any ArbitrationRule] {
    /// Inserts a rule after the one of type `kind`, which must be there.
    fileprivate mutating func insert<Kind: ArbitrationRule>(_ rule: any ArbitrationRule, after kind: Kind.Type) {
        guard let index = firstIndex(where: { $0 is Kind }) else {
            preconditionFailure("There is no \(kind) to insert a rule after.")
        }
        insert(rule, at: index + 1)
    }
}
