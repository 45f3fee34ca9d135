import Foundation
import CommandLineSupport

/// Plays sequences side by side, a process for each core: the model belongs to one thread. A process that ends early
/// has met a crash, and one that says nothing for long hangs; another one goes on behind that sequence.
struct FuzzWorkers {
    private let request: FuzzRequest
    private let progress: WorkProgress

    @MainActor
    init(request: FuzzRequest) {
        self.request = request
        let start = ContinuousClock.now
        progress = WorkProgress(
            "sequences played", of: Int(request.sequences), isTerminal: isatty(STDERR_FILENO) == 1,
            elapsed: { ContinuousClock.now - start }, write: { FileHandle.standardError.write(Data($0.utf8)) })
    }

    /// How long a sequence may take, in seconds of the real clock; its shrinking included.
    private static let patience: TimeInterval = 120

    func play() async throws -> [FoundSequence] {
        let count = UInt64(ProcessInfo.processInfo.activeProcessorCount)
        let found = try await withThrowingTaskGroup(of: [FoundSequence].self) { group in
            for index in 0..<count {
                group.addTask { try play(from: request.seed + index, stride: count) }
            }
            return try await group.reduce(into: []) { $0 += $1 }.sorted { $0.seed < $1.seed }
        }
        await progress.clear()
        return found
    }

    private func play(from first: UInt64, stride: UInt64) throws -> [FoundSequence] {
        var found: [FoundSequence] = []
        var next = first
        while next < request.end {
            let process = FuzzProcess(arguments: request.arguments(from: next, stride: stride))
            let end = try process.run(patience: Self.patience) { line in
                switch line {
                case .begins(let seed):
                    next = seed
                    Task { @MainActor in progress.advance() }
                case .found(let sequence):
                    found.append(sequence)
                    print("\(sequence.seed): \(sequence.finding)  \(sequence.file)")
                }
            }
            guard let kind = end else { break }
            let file = try FoundSequence.write(request.data(of: next), seed: next, to: request.folder)
            found.append(FoundSequence(seed: next, finding: Finding(kind), file: file))
            print("\(next): \(kind.rawValue)  \(file)")
            next += stride
        }
        return found
    }
}
