@_spi(Headless) import UIKit

/// Measures what the package promises: `swift run -c release Benchmarks`. Exits with 1 if an aim is missed.
@main
@MainActor
enum Benchmarks {
    static func main() async {
        if let answers = ArbiterBenchmark.CountedRun(CommandLine.arguments) { return answers.ask() }
        // Times first: to count allocations makes them slower.
        var figures = [ArbiterBenchmark().run()]
        figures += NestingBenchmark.run()
        figures += [await PlayerBenchmark.run(), await RecorderBenchmark.run(), SetUpBenchmark.run()]
        figures += TransitionBenchmark.run() + AllocationBenchmark.run()
        for figure in figures { print(figure) }
        exit(figures.allSatisfy(\.isReached) ? 0 : 1)
    }
}
