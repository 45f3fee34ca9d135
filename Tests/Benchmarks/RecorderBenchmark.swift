@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

/// What it costs to record the screen while the library is played.
@MainActor
enum RecorderBenchmark {
    static func run() async -> Figure {
        guard let scenarios = try? ScenarioLibrary.scenarios() else {
            preconditionFailure("The library must be readable.")
        }
        var plain = 0.0
        var recorded = 0.0
        var frames = 0
        // By turns, so that whatever else the machine does falls on both alike.
        for scenario in scenarios {
            guard let profile = scenario.devices.profiles.first else { continue }
            let start = ProcessorTime.now
            _ = await ScenarioPlayer.perform(scenario, on: profile, with: .toolkit)
            let middle = ProcessorTime.now
            frames += await ScenarioPlayer.record(scenario, on: profile, with: .toolkit).recording.frameCount
            plain += middle - start
            recorded += ProcessorTime.now - middle
        }
        return Figure(
            name: "Playing with a recording of 60 frames a second, compared with playing", value: recorded / plain,
            aim: .atMost(3), detail: "\(frames) frames of \(scenarios.count) scenarios.")
    }
}
