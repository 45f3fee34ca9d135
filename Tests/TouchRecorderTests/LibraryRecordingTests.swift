import Foundation
import Testing

@testable import Scenarios

/// The library, played with a recorder attached to the window.
@Suite("The library, recorded")
@MainActor
struct LibraryRecordingTests {
    /// Empty if the library cannot be read, which a test of the scenarios reports.
    private nonisolated static let entries = (try? ScenarioLibrary.entries()) ?? []

    @Test(
        "With a recorder everything happens as without, and again when its file is played", arguments: entries.indices)
    func recorded(_ index: Int) async throws {
        let entry = Self.entries[index]
        let profiles = entry.scenario.devices.profiles
        let profile = profiles[index % profiles.count]
        let run = try await undisturbed(entry, on: profile, with: .toolkit)
        if index.isMultiple(of: 4) { _ = try await undisturbed(entry, on: profile, with: .stock) }
        let differences = try await run.replay(with: .toolkit).differences(from: run.seen)
        if Inexpressible.scenarios[entry.id] == nil {
            #expect(differences == [], "\(entry.id), \(profile)")
        } else {
            #expect(differences != [], "\(entry.id) can be expressed now: take it off the list")
        }
    }

    @Test("Every scenario that is known to be inexpressible is in the library")
    func known() {
        let strangers = Set(Inexpressible.scenarios.keys).subtracting(Self.entries.map(\.id))
        #expect(strangers == [])
    }

    /// Plays a scenario without a recorder and with one, and expects the same.
    private func undisturbed(
        _ entry: ScenarioLibrary.Entry, on profile: Profile, with contender: ContenderName
    ) async throws -> RecordedRun {
        let alone = await ScenarioPlayer(entry.scenario, on: profile, with: contender).play()
        let run = try await RecordedRun(entry.scenario, on: profile, with: contender)
        #expect(try run.seen.text == alone.text, "\(entry.id), \(profile), \(contender)")
        #expect(run.seen.trace == alone.trace, "\(entry.id), \(profile), \(contender)")
        return run
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
