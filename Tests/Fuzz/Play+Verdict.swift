import Foundation
@_spi(Headless) import Scenarios

extension Play {
    private static let faultsOfApps: Set<String> = ["pushedTwice", "presentedTwice", "presentedOffScreen"]
    private static let faultsOutOfStep: Set<String> = ["unbalancedAppearance", "stackAndScreenDisagree"]

    /// What counts of what has been seen, and why the rest does not. What several exemptions are for is set aside by
    /// the first of them. Those that compare with UIKit alone come first: they are known to hold, where the others are
    /// assumed to.
    func verdict(on seen: [Finding]) async -> Verdict {
        var verdict = Verdict(seen)
        guard !seen.isEmpty else { return verdict }
        let appAlone = await findingsWithoutFingers
        verdict.setAside(.uikitWithoutFingers) { finding in
            appAlone.contains { finding.kind == .fault ? $0 == finding : $0.kind == finding.kind }
        }
        await setAsideWhatUIKitHas(in: &verdict)
        setAsideWhatTheAppMayDo(in: &verdict)
        if contender == .toolkitInstalled, appAlone.contains(where: { $0.isFault(of: Self.faultsOutOfStep) }) {
            verdict.setAside(.installedAfterFault) { _ in true }
        }
        return verdict
    }

    /// What the app brings about with UIKit alone and no finger.
    private var findingsWithoutFingers: [Finding] {
        get async {
            guard !scenario.actions.isEmpty else { return [] }
            var untouched = scenario
            untouched.fingers = []
            return await Play(scenario: untouched, profile: profile, contender: .stock).findings
        }
    }

    /// Compares with UIKit alone under the same fingers.
    private func setAsideWhatUIKitHas(in verdict: inout Verdict) async {
        let kinds: [Finding.Kind] = scenario.hasStacksOfUIKits ? [.fault, .wrongScreen] : [.fault]
        guard scenario.hasStacksOfUIKits || scenario.hasPushingButtons,
            verdict.findings.contains(where: { kinds.contains($0.kind) })
        else { return }
        let made = await Play(scenario: scenario, profile: profile, contender: .stock).findings
        verdict.setAside(scenario.hasStacksOfUIKits ? .uikitOnItsStacks : .uikitWithPushingButtons) {
            kinds.contains($0.kind) && made.contains($0)
        }
    }

    /// Compares with nothing: the app does, or may do, what such findings come of.
    private func setAsideWhatTheAppMayDo(in verdict: inout Verdict) {
        verdict.setAside(.repeatedScreen) { $0.isFault(of: Self.faultsOfApps) }
        if scenario.mayMoveScreens {
            verdict.setAside(.movedScreen) {
                $0.isUnusable || $0.kind == .leftPose || $0.isFault(of: Self.faultsOutOfStep)
            }
        }
        if scenario.mayPresentOnLeaving { verdict.setAside(.presentedOnLeaving) { $0.isUnusable } }
        if scenario.mayPresentOnComing { verdict.setAside(.presentedOnComing) { $0.kind == .leftPose } }
        if contender == .toolkitInstalled {
            verdict.setAside(.changedWhileInstalled) { $0.isFault(of: Self.faultsOutOfStep) }
        }
        if scenario.actions.contains(where: \.presents) {
            verdict.setAside(.presentedMeanwhile) { $0.isFault(of: ["unbalancedAppearance"]) }
        }
    }
}

extension Finding {
    fileprivate func isFault(of names: Set<String>) -> Bool { kind == .fault && names.contains(detail) }

    /// Whether the person can't go on with the screen that is shown.
    fileprivate var isUnusable: Bool { [.wrongScreen, .deadTap, .deadSwipe].contains(kind) }
}

extension Scenario {
    /// Whether there are stacks that UIKit itself arranges or brings.
    fileprivate var hasStacksOfUIKits: Bool {
        split != nil
            || actions.contains { if case .presentSystemNavigation = $0.verb { true } else { false } }
    }

    fileprivate var hasPushingButtons: Bool { allScreens.contains { !$0.pushedByButtons.isEmpty } }

    /// Whether something may be presented from a screen that is on its way out.
    fileprivate var mayPresentOnLeaving: Bool {
        actions.count(where: \.presents) > 1 || actions.contains(where: \.dismisses)
    }

    /// Whether something is presented from a screen whose own presentation may still run.
    fileprivate var mayPresentOnComing: Bool {
        let times = actions.filter(\.presents).map(\.time).sorted()
        return zip(times, times.dropFirst()).contains { $1 - $0 < Self.longestPresentation }
    }

    /// In seconds; that of `bounce` takes 0.8.
    private static let longestPresentation: TimeInterval = 1

    /// Whether a screen of one stack may come onto another one: one that is presented, of another tab, or of another
    /// column.
    fileprivate var mayMoveScreens: Bool {
        let shown =
            screens.map(\.title) + allScreens.compactMap(\.options.next) + allScreens.flatMap(\.pushedByButtons)
            + actions.flatMap(\.shownTitles)
        let hasStacks = tabBar != nil || split != nil || actions.contains(where: \.presents)
        return hasStacks && Set(shown).count < shown.count
    }
}

extension Screen {
    fileprivate var pushedByButtons: [String] {
        elements.compactMap { if case .button(let options) = $0.kind { options.pushes } else { nil } }
    }
}

extension Action {
    fileprivate var dismisses: Bool {
        if case .dismiss = verb { true } else { false }
    }

    /// The screens that it puts onto a stack.
    fileprivate var shownTitles: [String] {
        switch verb {
        case .push(let title): [title]
        case .set(let titles), .presentNavigation(let titles): titles
        case .presentSystemNavigation(let titles, _): titles
        default: []
        }
    }

    fileprivate var presents: Bool {
        switch verb {
        case .present, .presentNavigation, .presentSystemNavigation: true
        default: false
        }
    }
}
