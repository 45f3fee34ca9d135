import Foundation

/// Another process, whose standard output is read line by line.
package struct ChildProcess {
    private let executable: URL?
    private let arguments: [String]

    /// How it ended.
    package enum Ending: Equatable {
        /// By itself. `isComplete` is false if its last line has no end.
        case finished(status: Int32, isComplete: Bool)
        /// It said nothing for too long, and was terminated.
        case silent
    }

    package init(_ executable: URL?, arguments: [String]) {
        self.executable = executable
        self.arguments = arguments
    }

    /// Runs it to its end.
    ///
    /// - Parameters:
    ///   - patience: How long it may print nothing, in seconds; nil for no limit.
    ///   - read: Is handed what it prints, line by line as it comes.
    package func run(patience: TimeInterval? = nil, _ read: (Data) throws -> Void) throws -> Ending {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var heard = LineBuffer()
        let reader = PipeReader(output.fileHandleForReading)
        while try patience.map(reader.hasSomething(within:)) ?? true {
            let data = try reader.next()
            guard !data.isEmpty else {
                process.waitUntilExit()
                return .finished(status: process.terminationStatus, isComplete: heard.isEmpty)
            }
            for line in heard.lines(adding: data) { try read(line) }
        }
        process.terminate()
        process.waitUntilExit()
        return .silent
    }
}
