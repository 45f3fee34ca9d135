import Testing

@testable import DemoApp

/// A part of `swift run DemoApp vary`. It takes long, and goes on beside all other tests, in a process of its own.
@Suite("The library, played with other choices of the model")
struct VariationPlaysTests {
    // Fails when a cure holds only under one guess about UIKit.
    @Test("The toolkit resolves scenarios under every alternative to a choice, and under random combinations of them")
    func failures() async throws {
        let request = try VaryRequest(["--combinations", "20", "--seed", "7", "--sample", "45"])
        let results = try await VariationWorkers(request: request, count: 1).results()
        #expect(results.map(\.variation) == Variation.all(request).map(\.name))
        let failures = results.flatMap { result in
            result.failures.map { "\(result.variation): \($0.scenario), \($0.profile), \($0.contender) suffers" }
        }
        #expect(failures == [])
        #expect(results.prefix(Variation.singles.count).filter { $0.toolkitPlays == 0 }.map(\.variation) == [])
    }
}
