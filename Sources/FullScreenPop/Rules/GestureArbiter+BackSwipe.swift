import GestureArbitration
import UIKit

extension GestureArbiter {
    /// The arbiter of a back swipe, with the standard rules for the app to change.
    static func backSwipe(drivers: PopDrivers, confirmation: any ArbitrationRule) -> GestureArbiter {
        let options = drivers.options
        var rules = standardRules
        // View options apply at the edge as well, and controls come before a stated region.
        rules.insert(EdgeSwipeRule(options: options), after: ViewOptionRule.self)
        rules.insert(StatedRegionRule(options: options), after: HeldControlRule.self)
        return GestureArbiter(
            requirements: [
                // A leaving screen is no longer on the stack: the reason is then the running transition, not the depth.
                ScreenGestureRule(options: options), .direction, InterruptionRule(drivers: drivers), .stackDepth,
                StackMovesRule(), SystemPopRule(options: options), ScreenOptionsRule(options: options), BarRule(),
                InnerNavigationRule(),
            ],
            rules: rules, confirmation: confirmation)
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
