import FullScreenPop
import GestureArbitration
import Testing
import UIKit

@testable import Scenarios

extension ScenarioTests {
    @Suite("The need for every rule")
    @MainActor
    struct RuleNeedTests {
        /// What suffers when one rule or requirement is left out: a file of the library for each.
        private nonisolated static let needs = [
            // The requirements of the back swipe.
            (rule: "ScreenGestureRule", file: "gesture-pinch-drag"),
            (rule: "DirectionRule", file: "table-vertical"),
            (rule: "RestingFingerRule", file: "thumb-rests-list-scrolled-then-edge"),
            (rule: "LeavingScreenRule", file: "app-sets-stack-finger-down-then-drags"),
            (rule: "StackDepthRule", file: "root-then-push"),
            (rule: "InterruptionRule", file: "modal-presented-while-resting"),
            (rule: "StackMovesRule", file: "split-swipe-while-column-comes"),
            (rule: "SystemPopRule", file: "finger-flick-one-sample"),
            (rule: "ScreenOptionsRule", file: "disabled-middle"),
            (rule: "BarRule", file: "bar-navigation"),
            // The rules that an app may change.
            (rule: "ViewOptionRule", file: "canvas-blocked"),
            (rule: "EdgeSwipeRule", file: "edge-pager-middle"),
            (rule: "MovingScrollViewRule", file: "strip-bounces-caught"),
            (rule: "OtherFingersRule", file: "finger-beside-fader"),
            (rule: "ControlRule", file: "scrubber-on-screen"),
            (rule: "HeldControlRule", file: "stepper-held"),
            (rule: "OpenRowRule", file: "row-open-elsewhere"),
            (rule: "RowActionsRule", file: "row-leading-actions"),
            (rule: "StatedRegionRule", file: "region-map"),
            (rule: "EditedTextRule", file: "text-edited-insertion-point"),
            (rule: "OtherGesturesRule", file: "own-reply-swipe"),
            (rule: "ScrollEdgeRule", file: "strip-middle-right"),
            (rule: "ZoomEdgeRule", file: "modal-pinch-picture"),
            // The requirements of the swipe between tabs that the back swipe does not have.
            (rule: "TabNeighborRule", file: "tabs-first"),
            (rule: "TabScreenRule", file: "tabs-above-root-onward"),
        ]

        /// Scenarios have no stack inside a stack: `NestedStackTests` shows the need for the first. `TabSwipeTests`
        /// shows that for the second.
        private static let shownElsewhere: Set = ["InnerNavigationRule", "IdleRule"]

        // Fails when a rule is not needed for its scenario any more, such as one that another rule has taken over.
        @Test("A scenario of the library suffers when a rule is left out, and resolves with it", arguments: needs)
        func need(rule: String, file: String) async throws {
            let scenario = try Scenario.inLibrary(file)
            var suffers = false
            for profile in scenario.devices.profiles {
                let complete = await ScenarioPlayer.perform(scenario, on: profile, with: .toolkit)
                #expect(complete.verdict == .resolved, "\(profile)")
                let without = await ScenarioPlayer.perform(scenario, on: profile, with: .toolkit, leavingOut: rule)
                if without.verdict == .suffers { suffers = true }
            }
            #expect(suffers)
        }

        // Fails when a rule is added to the standard ones, to the back swipe, or to the swipe between tabs, without a
        // line above.
        @Test("Every rule and requirement of a back swipe and of a swipe between tabs has a scenario that needs it")
        func completeness() {
            let arbiter = BackSwipe.install(on: UINavigationController()).arbiter
            let tabs = TabSwipe.install(on: UITabBarController()).arbiter
            let rules = arbiter.requirements + arbiter.rules + tabs.requirements + GestureArbiter.standardRules
            #expect(Set(rules.map(\.name)) == Set(Self.needs.map(\.rule)).union(Self.shownElsewhere))
        }
    }
}

extension Scenario {
    /// The scenario of the library whose file has this name, without its extension.
    fileprivate static func inLibrary(_ name: String) throws -> Scenario {
        try #require(try ScenarioLibrary.entries().first { $0.id == name }, "\(name)").scenario
    }
}
