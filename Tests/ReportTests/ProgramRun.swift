import Foundation

/// A program that a test runs to its end, or until patience is over: a test fails rather than waits for ever.
struct ProgramRun {
    let program: URL
    let arguments: [String]
    /// In seconds of the clock on the wall; a program that takes longer is ended.
    let patience: TimeInterval
    /// Whether what it says of errors is left out of what the tests print.
    var isHushed = false

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// How long a program that is told to end may take for it, in seconds.
    private static let farewell: TimeInterval = 5

    /// What the program prints. Waits on a thread of its own, so that the few threads that tasks share are left to
    /// others.
    func output() async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try run() }) }
        }
    }

    private func run() throws -> Data {
        // A file rather than a pipe: whatever the program has started and left behind holds a pipe open.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: file)
        if isHushed { process.standardError = FileHandle.nullDevice }
        try process.run()
        guard ends(process, within: patience) else {
            process.terminate()
            if !ends(process, within: Self.farewell) { kill(process.processIdentifier, SIGKILL) }
            throw Failure(description: "\(name) has not ended within \(Int(patience)) seconds.")
        }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(description: "\(name) ended with \(process.terminationStatus).")
        }
        return try Data(contentsOf: file)
    }

    private var name: String { ([program.path] + arguments.prefix(2)).joined(separator: " ") }

    private func ends(_ process: Process, within time: TimeInterval) -> Bool {
        let end = Date(timeIntervalSinceNow: time)
        while process.isRunning {
            guard Date() < end else { return false }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return true
    }
}
