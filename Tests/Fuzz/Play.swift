import Foundation
@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

/// One scenario, played and looked at when everything is at rest.
@MainActor
struct Play {
    let scenario: Scenario
    let profile: Profile
    let contender: ContenderName

    /// What is not as it should be, and who played. All of the plays that the file names are looked at, until one has
    /// findings.
    ///
    /// - Throws: a ``ScenarioError`` if `json` is no scenario.
    static func findings(in json: JSON, file: String) async throws -> (play: String, findings: [Finding])? {
        let scenario = try Scenario(json.data, file: file)
        for contender in ContenderName.allCases where scenario.expectations[contender] != nil {
            for profile in scenario.devices.profiles {
                for scenario in scenario.plays(with: contender) {
                    let play = Play(scenario: scenario, profile: profile, contender: contender)
                    let findings = await play.findings.filter { !play.isDocumented($0) }
                    let others = findings.isEmpty ? [] : await play.withoutTheApps(findings)
                    if !others.isEmpty { return (play.description, others) }
                }
            }
        }
        return nil
    }

    private var description: String { "\(contender.rawValue), \(scenario.drivers[0].rawValue), \(profile)" }

    private var findings: [Finding] {
        get async {
            let (findings, remains) = await look()
            return findings + remains.types.map { Finding(.leak, $0) }
        }
    }

    private func look() async -> ([Finding], Remains) {
        let player = ScenarioPlayer(scenario, on: profile, with: contender)
        let observed = await player.play()
        var check = RestCheck(player)
        check.look(at: observed)
        let remains = Remains(of: player)
        check.use()
        // The last swipe may have put a question, whose answer needs the app.
        await player.runMainActorWork()
        return (check.findings, remains)
    }

    // MARK: What is the app's

    /// Faults that nothing but the app's own calls can make.
    private static let faultsOfApps: Set<String> = ["pushedTwice", "presentedTwice", "presentedOffScreen"]
    /// What a screen may leave behind that the app puts on another stack in the middle of a transition.
    private static let faultsOfMoving: Set<String> = ["stackAndScreenDisagree", "unbalancedAppearance"]
    /// An installed back swipe can't make changes of the stack wait for the end of a swipe, as the README says.
    private static let faultsWhenInstalled: Set<String> = ["unbalancedAppearance", "stackAndScreenDisagree"]

    /// Nobody presents in the middle of another presentation, a dismissal, or a page's turn with impunity either, nor
    /// moves a screen to another stack while it leaves the first.
    private func isDocumented(_ finding: Finding) -> Bool {
        if scenario.mayPresentOnLeaving || scenario.mayMoveScreens,
            [.wrongScreen, .deadTap, .deadSwipe].contains(finding.kind)
        {
            return true
        }
        if finding.kind == .leftPose, scenario.mayPresentOnComing || scenario.mayMoveScreens { return true }
        guard finding.kind == .fault else { return false }
        if scenario.mayMoveScreens, Self.faultsOfMoving.contains(finding.detail) { return true }
        return Self.faultsOfApps.contains(finding.detail)
            || contender == .toolkitInstalled && Self.faultsWhenInstalled.contains(finding.detail)
            || finding.detail == "unbalancedAppearance" && scenario.actions.contains(where: \.presents)
    }

    /// Without faults and screens out of step that UIKit alone has under the same fingers. The back button of a column
    /// of a split view that is still coming can be tapped. A stack of the system's own can be popped in the middle of a
    /// push that a button has begun. And a button may be told of a lifted finger only when the push of the app's that
    /// takes it away is over, and push then.
    private func withoutUIKits(_ findings: [Finding]) async -> [Finding] {
        let kinds: [Finding.Kind] = scenario.hasStacksOfUIKits ? [.fault, .wrongScreen] : [.fault]
        guard scenario.hasStacksOfUIKits || scenario.hasPushingButtons,
            findings.contains(where: { kinds.contains($0.kind) })
        else { return findings }
        let made = await Play(scenario: scenario, profile: profile, contender: .stock).findings
        return findings.filter { !kinds.contains($0.kind) || !made.contains($0) }
    }

    /// Without what the app brings about with UIKit alone and no finger: nobody changes the stack in the middle of a
    /// push with impunity. Where the back swipe is installed, nothing can be said of what comes after a fault of that
    /// kind.
    private func withoutTheApps(_ found: [Finding]) async -> [Finding] {
        let findings = await withoutUIKits(found)
        guard !scenario.actions.isEmpty else { return findings }
        var untouched = scenario
        untouched.fingers = []
        let made = Set(await Play(scenario: untouched, profile: profile, contender: .stock).findings.map(\.kind))
        if contender == .toolkitInstalled, made.contains(.fault) { return [] }
        return findings.filter { !made.contains($0.kind) }
    }
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
