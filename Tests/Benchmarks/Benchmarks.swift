@_spi(Headless) import UIKit

/// Measures what the package promises: `swift run -c release Benchmarks`. Exits with 1 if an aim is missed.
@main
@MainActor
enum Benchmarks {
    static func main() async {
        let figures =
            [ArbiterBenchmark().run()] + AllocationBenchmark.run()
            + [await PlayerBenchmark.run(), await RecorderBenchmark.run(), SetUpBenchmark.run()]
            + TransitionBenchmark.run()
        for figure in figures { print(figure) }
        exit(figures.allSatisfy(\.isReached) ? 0 : 1)
    }
}
