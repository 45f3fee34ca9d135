@_spi(Headless) import UIKit

/// Measures what the package promises: `swift run -c release Benchmarks`. Exits with 1 if an aim is missed.
@main
@MainActor
enum Benchmarks {
    static func main() async {
        if CommandLine.arguments.contains("player") {
            for _ in 0..<3 { print(await PlayerBenchmark.run()) }
            exit(0)
        }
        if CommandLine.arguments.contains("alloc") {
            for f in AllocationBenchmark.run() { print(f) }
            exit(0)
        }
        if CommandLine.arguments.contains("setup") {
            print(SetUpBenchmark.run())
            exit(0)
        }
        if CommandLine.arguments.contains("arbiter") {
            print(ArbiterBenchmark().run())
            exit(0)
        }
        let figures =
            [ArbiterBenchmark().run()] + AllocationBenchmark.run()
            + [await PlayerBenchmark.run(), await RecorderBenchmark.run(), SetUpBenchmark.run()]
            + TransitionBenchmark.run()
        for figure in figures { print(figure) }
        exit(figures.allSatisfy(\.isReached) ? 0 : 1)
    }
}
