import Foundation

/// Plays variations side by side, a process for each core: the model belongs to one thread. A process plays a few of them
/// and ends, because what it has played keeps memory.
struct VariationWorkers {
    private static let variationsPerProcess = 6

    let request: VaryRequest

    /// A worker has ended without results.
    struct Failure: Error, CustomStringConvertible {
        let share: String
        var description: String { "the worker for the share \(share) has failed" }
    }

    /// The results of all variations, in their order.
    func results() async throws -> [VariedResults] {
        let variations = Variation.all(request).count
        let count = max(1, (variations + Self.variationsPerProcess - 1) / Self.variationsPerProcess)
        let shares = (0..<count).map { VaryRequest.Share(index: $0, of: count) }
        let results = try await withThrowingTaskGroup(of: (Int, [VariedResults]).self) { group in
            var results: [Int: [VariedResults]] = [:]
            for share in shares {
                if share.index >= ProcessInfo.processInfo.activeProcessorCount, let done = try await group.next() {
                    results[done.0] = done.1
                }
                group.addTask { (share.index, try Self.results(of: share, arguments: request.arguments(of: share))) }
            }
            return try await group.reduce(into: results) { $0[$1.0] = $1.1 }
        }
        let rounds = results.values.map(\.count).max() ?? 0
        return (0..<rounds).flatMap { round in
            shares.compactMap { share in
                results[share.index].flatMap { round < $0.count ? $0[round] : nil }
            }
        }
    }

    private static func results(
        of share: VaryRequest.Share, arguments: [String]
    ) throws -> [VariedResults] {
        guard let executable = Bundle.main.executableURL else { throw Failure(share: share.text) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(share: share.text) }
        return try JSONDecoder().decode([VariedResults].self, from: data)
    }
}
