import Foundation
import FullScreenPop
import ScreenTransitions
@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

/// Every scenario and every transition, recorded for the page that shows them.
@MainActor
struct Report {
    let options: ReportOptions
    /// What comes of a scenario when it is played: it tells where the kinds of devices differ.
    let results: (Scenario) async throws -> [PlayResult]

    /// Records everything and writes the page.
    ///
    /// - Parameter advance: is called when another scenario or transition has been recorded.
    /// - Returns: where it is.
    func write(advance: () -> Void = {}) async throws -> URL {
        let folder = try ReportFiles.folder(options.folder)
        var builder = ReportBuilder()
        for entry in try entries() {
            builder.add(entry, variants: try await variants(of: entry))
            advance()
        }
        if options.scenarios.isEmpty {
            for transition in ScreenTransition.gallery {
                let plays = TransitionPlay.Way.allCases.map {
                    TransitionPlay(transition, $0, checkedFrames: options.writesChecks ? Self.checkedFrames : [])
                }
                builder.add(transition, plays: plays)
                advance()
            }
        }
        let page = folder.appendingPathComponent("index.html")
        try ReportFiles.write(try ReportPage().html(data: builder.data()), to: page)
        if options.writesChecks {
            let checks = Data(builder.checksData().bytes)
            try ReportFiles.write(checks, to: folder.appendingPathComponent("checks.json"))
        }
        return page
    }

    /// The frames that the model is asked about: some of a gesture, some of what it leads to.
    private static let checkedFrames: Set<Int> = [0, 5, 14, 20, 31, 47, 60]

    // MARK: Scenarios

    private func entries() throws -> [ScenarioLibrary.Entry] {
        guard !options.scenarios.isEmpty else { return try ScenarioLibrary.entries() }
        return try options.scenarios.map { name in
            guard let entry = try ScenarioLibrary.Entry(named: name) else {
                throw ReportError(
                    "there is no scenario and no file \(name.brief()); swift run DemoApp list names the scenarios")
            }
            return entry
        }
    }

    private func variants(of entry: ScenarioLibrary.Entry) async throws -> [ReportBuilder.Variant] {
        let scenario = entry.scenario
        let fates = Fates(try await results(scenario))
        let contenders = contenders(of: entry, fates)
        var variants: [ReportBuilder.Variant] = []
        for profile in profiles(of: scenario, contenders, fates) {
            var plays: [ReportBuilder.CheckedPlay] = []
            for contender in contenders {
                plays.append(await play(scenario, on: profile, with: contender))
            }
            variants.append(ReportBuilder.Variant(profile: profile, plays: plays))
        }
        return variants
    }

    private func play(
        _ scenario: Scenario, on profile: Profile, with contender: ContenderName
    ) async -> ReportBuilder.CheckedPlay {
        var checks: [LayerCheck] = []
        let play = await ScenarioPlayer.record(scenario, on: profile, with: contender) { recorder in
            guard options.writesChecks else { return }
            recorder.frameWasRecorded = { [unowned recorder] frame in
                if Self.checkedFrames.contains(frame) { checks.append(LayerCheck(recorder, frame: frame)) }
            }
        }
        return ReportBuilder.CheckedPlay(play: play, checks: checks)
    }

    /// Those that always stand side by side.
    static let usualContenders: [ContenderName] = [.stock, .seedRecipeA, .toolkit]
    /// Those that are shown as well where they fare differently.
    private static let otherContenders: [ContenderName] = [.fullScreenOnly, .seedRecipeB, .fdRecipe]

    /// Those that are asked for, or the usual ones and whoever fares like none of them.
    private func contenders(of entry: ScenarioLibrary.Entry, _ fates: Fates) -> [ContenderName] {
        guard options.contenders.isEmpty else { return options.contenders }
        guard entry.topic != ScenarioLibrary.Entry.ownTopic else { return Self.usualContenders }
        return Self.contenders(of: entry.scenario, fates)
    }

    /// A scenario that knows none of the usual ones shows whom it knows.
    static func contenders(of scenario: Scenario, _ fates: Fates) -> [ContenderName] {
        let known = ContenderName.allCases.filter { scenario.expectations[$0] != nil }
        let usual = known.filter(usualContenders.contains)
        guard !usual.isEmpty else { return known }
        let shown = otherContenders.filter(known.contains).reduce(into: usual) { shown, other in
            if fates.knows(other), !shown.contains(where: { fates.areAlike($0, other) }) { shown.append(other) }
        }
        return known.filter(shown.contains)
    }

    /// Those that are asked for, or the first kind of device that the scenario names, and of the others those on which
    /// somebody fares differently.
    private func profiles(of scenario: Scenario, _ contenders: [ContenderName], _ fates: Fates) -> [Profile] {
        if let profiles = options.profiles(of: scenario) { return profiles }
        return scenario.devices.profiles.reduce(into: []) { shown, profile in
            let isNews = !shown.contains { fates.areAlike($0, profile, for: contenders) }
            if shown.isEmpty || (fates.knows(profile) && isNews) { shown.append(profile) }
        }
    }
}
