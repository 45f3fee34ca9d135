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

    /// What the processes have told.
    struct Results {
        var found: [FoundSequence] = []
        var setAside = SetAsideCount()
    }

    func play() async throws -> Results {
        let count = UInt64(ProcessInfo.processInfo.activeProcessorCount)
        var results = try await withThrowingTaskGroup(of: Results.self) { group in
            for index in 0..<count {
                group.addTask { try play(from: request.seed + index, stride: count) }
            }
            return try await group.reduce(into: Results()) {
                $0.found += $1.found
                $0.setAside += $1.setAside
            }
        }
        results.found.sort { $0.seed < $1.seed }
        await progress.clear()
        return results
    }

    private func play(from first: UInt64, stride: UInt64) throws -> Results {
        var results = Results()
        var next = first
        while next < request.end {
            let process = FuzzProcess(arguments: request.arguments(from: next, stride: stride))
            let end = try process.run(patience: Self.patience) { line in
                switch line {
                case .begins(let seed):
                    next = seed
                    Task { @MainActor in progress.advance() }
                case .found(let sequence):
                    results.found.append(sequence)
                    print("\(sequence.seed): \(sequence.finding)  \(sequence.file)")
                case .setAside(let exemptions): results.setAside.add(exemptions)
                }
            }
            guard let kind = end else { break }
            let file = try FoundSequence.write(request.data(of: next), seed: next, to: request.folder)
            results.found.append(FoundSequence(seed: next, finding: Finding(kind), file: file))
            print("\(next): \(kind.rawValue)  \(file)")
            next += stride
        }
        return results
    }
}
