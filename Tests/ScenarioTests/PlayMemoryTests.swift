import Testing
@_spi(Headless) import UIKit

@_spi(Headless) @testable import Scenarios

/// What has been played goes: a run of many scenarios needs no more memory than a run of few.
@MainActor
@Suite("Memory of plays")
struct PlayMemoryTests {
    private struct Kept {
        weak var object: AnyObject?
    }

    /// Contenders for mistakes stay out: a transition that never ends keeps its screens.
    @Test(
        "a play leaves no screen and no view behind", arguments: ContenderName.allCases.filter { !$0.isForAMistake })
    func plays(name: ContenderName) async throws {
        var kept: Set<String> = []
        for scenario in try ScenarioLibrary.scenarios() where scenario.expectations[name] != nil {
            for profile in scenario.devices.profiles where profile.direction == .ltr {
                let objects = await objects(of: scenario, on: profile, with: name)
                HeadlessRuntime().makeCurrent()
                for case let object? in objects.map(\.object) { kept.insert("\(scenario.name): \(type(of: object))") }
            }
        }
        #expect(kept.sorted() == [])
    }

    /// Everything that a play has made.
    private func objects(of scenario: Scenario, on profile: Profile, with name: ContenderName) async -> [Kept] {
        let player = ScenarioPlayer(scenario, on: profile, with: name)
        _ = await player.play()
        return player.objects.map { Kept(object: $0) }
    }
}
