import Foundation

/// Plays variations side by side, in processes of their own.
struct VariationWorkers {
    let request: VaryRequest
    /// How many processes, at least 1.
    var count = ProcessInfo.processInfo.activeProcessorCount

    /// The results of all variations, in their order.
    ///
    /// - Parameter advance: is called when another variation has been played.
    func results(advance: @escaping @Sendable () async -> Void = {}) async throws -> [VariedResults] {
        let results = try await withThrowingTaskGroup(of: (Int, [VariedResults]).self) { group in
            for share in Share.all(count) {
                group.addTask {
                    let worker = WorkerProcess(share: share, arguments: request.arguments(of: share))
                    return (share.index, try await worker.lines(of: VariedResults.self) { Task { await advance() } })
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        return Variation.all(request).indices.compactMap { results[$0 % count]?[$0 / count] }
    }
}
