import Foundation

/// Plays variations side by side, a process for each core: the model belongs to one thread.
struct VariationWorkers {
    let request: VaryRequest

    /// A worker has ended without results.
    struct Failure: Error, CustomStringConvertible {
        let share: String
        var description: String { "the worker for the share \(share) has failed" }
    }

    /// The results of all variations, in their order.
    func results() async throws -> [VariedResults] {
        let count = ProcessInfo.processInfo.activeProcessorCount
        let shares = (0..<count).map { VaryRequest.Share(index: $0, of: count) }
        let results = try await withThrowingTaskGroup(of: (Int, [VariedResults]).self) { group in
            for share in shares {
                group.addTask { (share.index, try Self.results(of: share, arguments: request.arguments(of: share))) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        return Variation.all(request).indices.compactMap { results[$0 % count]?[$0 / count] }
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
