@_spi(Headless) import UIKit

/// Measures what the package promises: `swift run -c release Benchmarks`. Exits with 1 if an aim is missed.
@main
@MainActor
enum Benchmarks {
    static func main() async {
        // Times first: to count allocations makes them slower.
        let figures =
            [
                ArbiterBenchmark().run(), await PlayerBenchmark.run(), await RecorderBenchmark.run(),
                SetUpBenchmark.run(),
            ]
            + TransitionBenchmark.run() + AllocationBenchmark.run()
        for figure in figures { print(figure) }
        exit(figures.allSatisfy(\.isReached) ? 0 : 1)
    }
}
