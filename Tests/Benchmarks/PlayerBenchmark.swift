import Scenarios
import UIKit

/// How much faster than life the library is played at 120 samples a second, by the processor's time: what else the
/// machine does does not count.
@MainActor
enum PlayerBenchmark {
    static func run() async -> Figure {
        guard var scenarios = try? ScenarioLibrary.scenarios() else {
            preconditionFailure("The library must be readable.")
        }
        for index in scenarios.indices { scenarios[index].devices.sampleRate = 120 }
        var played = 0.0
        var plays = 0
        let start = ProcessorTime.now
        for scenario in scenarios {
            for profile in scenario.devices.profiles {
                let player = ScenarioPlayer(scenario, on: profile, with: .toolkit)
                _ = await player.play()
                played += player.duration
                plays += 1
            }
        }
        let took = ProcessorTime.now - start
        return Figure(
            name: "Virtual seconds played per second at 120 Hz", value: played / took, aim: .atLeast(1500),
            detail: "\(Int(played)) s of \(plays) plays took \(Figure.text(took)) s.")
    }
}
