import Foundation

/// Plays variations side by side, a process for each core.
struct VariationWorkers {
    let request: VaryRequest

    /// The results of all variations, in their order.
    func results() async throws -> [VariedResults] {
        let shares = Share.all(ProcessInfo.processInfo.activeProcessorCount)
        let results = try await withThrowingTaskGroup(of: (Int, [VariedResults]).self) { group in
            for share in shares {
                group.addTask { (share.index, try Self.results(of: share, arguments: request.arguments(of: share))) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        return Variation.all(request).indices.compactMap { results[$0 % shares.count]?[$0 / shares.count] }
    }

    private static func results(of share: Share, arguments: [String]) throws -> [VariedResults] {
        var results: [VariedResults] = []
        try WorkerProcess(share: share, arguments: arguments).run { line in
            results.append(try JSONDecoder().decode(VariedResults.self, from: line))
        }
        return results
    }
}
