import Foundation
import Scenarios
import CommandLineSupport

extension DemoCommand {
    /// Progress of a work that begins now.
    func progress(_ unit: String, of total: Int) -> WorkProgress {
        WorkProgress(
            unit, of: total, isTerminal: errorTerminal.isTerminal, elapsed: startStopwatch(), write: errorStream)
    }

    /// Plays scenarios one after another, and says how far that has come.
    func perform(_ scenarios: [Scenario]) async -> [Performance] {
        let progress = progress("scenarios played", of: scenarios.count)
        var performances: [Performance] = []
        for scenario in scenarios {
            performances += await ScenarioPlayer.perform([scenario])
            progress.advance()
        }
        progress.clear()
        return performances
    }
}
