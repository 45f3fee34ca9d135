import Foundation
import Testing

@testable import Scenarios

/// The library, played with a recorder attached to the window.
@Suite("The library, recorded")
@MainActor
struct LibraryRecordingTests {
    /// Empty if the library cannot be read, which a test of the scenarios reports.
    private nonisolated static let entries = (try? ScenarioLibrary.entries()) ?? []

    @Test("With a recorder everything happens as without", arguments: entries.indices)
    func undisturbed(_ index: Int) async throws {
        let scenario = Self.entries[index].scenario
        let profile = scenario.devices.profiles[index % scenario.devices.profiles.count]
        for contender in [ContenderName.stock, .toolkit] {
            let alone = await ScenarioPlayer(scenario, on: profile, with: contender).play()
            let recorded = try await RecordedRun(scenario, on: profile, with: contender)
            #expect(try recorded.seen.text == alone.text, "\(Self.entries[index].id), \(profile), \(contender)")
            #expect(recorded.seen.trace == alone.trace, "\(Self.entries[index].id), \(profile), \(contender)")
        }
    }

    @Test("What was recorded happens again, but for what is known to be inexpressible", arguments: entries.indices)
    func replayed(_ index: Int) async throws {
        let entry = Self.entries[index]
        let profile = entry.scenario.devices.profiles[index % entry.scenario.devices.profiles.count]
        let run = try await RecordedRun(entry.scenario, on: profile, with: .toolkit)
        let differences = try await run.replay(with: .toolkit).differences(from: run.seen)
        if Inexpressible.scenarios[entry.id] == nil {
            #expect(differences == [], "\(entry.id), \(profile)")
        } else {
            #expect(differences != [], "\(entry.id) can be expressed now: take it off the list")
        }
    }
}

extension Observation {
    /// Everything that was seen, in words.
    fileprivate var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
