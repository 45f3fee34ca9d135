@_spi(Headless) import UIKit

/// Measures what the package promises: `swift run -c release Benchmarks`, or only some of it, such as
/// `swift run -c release Benchmarks player`. Exits with 1 if an aim is missed.
@main
@MainActor
enum Benchmarks {
    private typealias Benchmark = (name: String, run: @MainActor () async -> [Figure])

    /// Times first: to count allocations makes them slower.
    private static let all: [Benchmark] = [
        ("arbiter", { [ArbiterBenchmark().run()] }),
        ("nesting", { NestingBenchmark.run() }),
        ("player", { [await PlayerBenchmark.run()] }),
        ("recorder", { [await RecorderBenchmark.run()] }),
        ("setup", { [SetUpBenchmark.run()] }),
        ("transitions", { TransitionBenchmark.run() }),
        ("allocations", { AllocationBenchmark.run() }),
    ]

    static func main() async {
        if let swipes = ArbiterBenchmark.CountedRun(CommandLine.arguments) { return swipes.play() }
        if let setUps = SetUpBenchmark.CountedRun(CommandLine.arguments) { return setUps.play() }
        let wanted = CommandLine.arguments.dropFirst()
        if let unknown = wanted.first(where: { name in !all.contains { $0.name == name } }) {
            print("There is no benchmark \(unknown), only: \(all.map(\.name).joined(separator: ", ")).")
            exit(2)
        }
        var isReached = true
        for benchmark in all where wanted.isEmpty || wanted.contains(benchmark.name) {
            for figure in await benchmark.run() {
                print(figure)
                isReached = isReached && figure.isReached
            }
        }
        exit(isReached ? 0 : 1)
    }
}
