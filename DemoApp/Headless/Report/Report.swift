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
    /// - Returns: where it is.
    func write() async throws -> URL {
        let folder = try ReportFiles.folder(options.folder)
        var builder = ReportBuilder()
        for (id, scenario) in try scenarios() {
            builder.add(scenario, id: id, variants: try await variants(of: scenario))
        }
        if options.scenario == nil {
            for transition in ScreenTransition.gallery {
                let plays = TransitionPlay.Way.allCases.map {
                    TransitionPlay(transition, $0, checkedFrames: options.writesChecks ? Self.checkedFrames : [])
                }
                builder.add(transition, plays: plays)
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

    private func scenarios() throws -> [(id: String, scenario: Scenario)] {
        let ids = try ScenarioLibrary.files().map { $0.deletingPathExtension().lastPathComponent }
        let all = try zip(ids, ScenarioLibrary.scenarios()).map { (id: $0, scenario: $1) }
        guard let name = options.scenario else { return all }
        let found = all.filter { $0.id == name || $0.scenario.name == name }
        guard !found.isEmpty else {
            throw ReportError("there is no scenario \(name); swift run DemoApp list names them")
        }
        return found
    }

    private func variants(of scenario: Scenario) async throws -> [ReportBuilder.Variant] {
        let contenders = Self.contenders(of: scenario)
        var variants: [ReportBuilder.Variant] = []
        for profile in try await profiles(of: scenario, contenders: contenders) {
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

    /// Side by side stand who has only the full-screen pan, the seed article's recipe and this package; the recipe's second
    /// form only where it comes to something else. A scenario that knows none of them shows whom it knows.
    static func contenders(of scenario: Scenario) -> [ContenderName] {
        let known = ContenderName.allCases.filter { scenario.expectations[$0] != nil }
        let shown: [ContenderName] = [.fullScreenOnly, .seedRecipeA, .seedRecipeB, .toolkit]
        let both = known.filter(shown.contains)
        return both.isEmpty ? known : both
    }

    /// The first kind of device that the scenario names, and of the others those on which somebody fares differently.
    private func profiles(of scenario: Scenario, contenders: [ContenderName]) async throws -> [Profile] {
        let all = scenario.devices.profiles.filter { options.selects($0) }
        guard let first = all.first, options.isUnselective else { return all }
        let seen = Dictionary(grouping: try await results(scenario), by: \.profile)
        func fates(_ profile: Profile) -> [String] {
            contenders.map { name in
                let result = seen[profile]?.first { $0.contender == name }
                return "\(result?.verdict?.rawValue ?? "") \(result?.summary ?? "")"
            }
        }
        var known = [fates(first)]
        return [first]
            + all.dropFirst().filter { profile in
                let fates = fates(profile)
                defer { known.append(fates) }
                return seen[profile] != nil && !known.contains(fates)
            }
    }
}
