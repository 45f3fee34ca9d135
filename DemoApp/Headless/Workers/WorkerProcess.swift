import Foundation
import CommandLineSupport

/// Another process of this program, which does a share of a work: the model belongs to one thread.
struct WorkerProcess {
    let share: Share
    /// Its command line.
    let arguments: [String]

    /// A worker has ended without having done its share.
    struct Failure: Error, CustomStringConvertible {
        let share: Share
        var description: String { "the worker for the share \(share.text) has failed" }
    }

    /// This very program, or for its tests the one beside them.
    private static var executable: URL? {
        Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("DemoApp")
    }

    /// Runs the process to its end.
    ///
    /// - Parameter read: is handed what the process prints, line by line as it comes.
    func run(_ read: (Data) throws -> Void) throws {
        let ending = try ChildProcess(Self.executable, arguments: arguments).run(read)
        guard ending == .finished(status: 0, isComplete: true) else { throw Failure(share: share) }
    }

    /// Runs the process to its end, and decodes every line that it prints. Waits on a thread of its own, so that the
    /// few threads that tasks share are left to others.
    ///
    /// - Parameter heard: is called after every line.
    func lines<Line: Decodable & Sendable>(
        of type: Line.Type, heard: @escaping @Sendable () -> Void = {}
    ) async throws -> [Line] {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        var lines: [Line] = []
                        try run {
                            lines.append(try JSONDecoder().decode(type, from: $0))
                            heard()
                        }
                        return lines
                    })
            }
        }
    }
}
