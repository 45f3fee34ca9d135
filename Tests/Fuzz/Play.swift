import Foundation
@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

/// One scenario, played and looked at when everything is at rest.
@MainActor
struct Play {
    let scenario: Scenario
    let profile: Profile
    let contender: ContenderName

    /// What has been seen of a scenario.
    struct Result {
        /// What is not as it should be, and who played; nil if nothing counts.
        var found: (play: String, findings: [Finding])?
        /// Why other things that were seen are set aside.
        var exemptions: Set<Exemption> = []
    }

    /// Looks at all of the plays that a file names, until one has findings.
    ///
    /// - Throws: a ``ScenarioError`` if `json` is no scenario.
    static func result(of json: JSON, file: String) async throws -> Result {
        let scenario = try Scenario(json.data, file: file)
        var result = Result()
        for contender in ContenderName.allCases where scenario.expectations[contender] != nil {
            for profile in scenario.devices.profiles {
                for scenario in scenario.plays(with: contender) {
                    let play = Play(scenario: scenario, profile: profile, contender: contender)
                    let verdict = await play.verdict(on: play.findings)
                    result.exemptions.formUnion(verdict.exemptions)
                    guard verdict.findings.isEmpty else {
                        result.found = (play.description, verdict.findings)
                        return result
                    }
                }
            }
        }
        return result
    }

    private var description: String { "\(contender.rawValue), \(scenario.drivers[0].rawValue), \(profile)" }

    /// Whatever is not as it should be, whoever brings it about.
    var findings: [Finding] {
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
}
