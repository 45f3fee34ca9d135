import Foundation
import TestSupport

/// A process that plays sequences.
struct FuzzProcess {
    let arguments: [String]

    /// Runs it to its end.
    ///
    /// - Parameters:
    ///   - patience: how long it may say nothing, in seconds.
    ///   - read: is handed what it says.
    /// - Returns: how it failed, if it did.
    func run(patience: TimeInterval, _ read: (FuzzWorker.Line) -> Void) throws -> Finding.Kind? {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var heard = LineBuffer()
        let reader = PipeReader(output.fileHandleForReading)
        while try reader.hasSomething(within: patience) {
            let data = try reader.next()
            guard !data.isEmpty else {
                process.waitUntilExit()
                return process.terminationStatus == 0 ? nil : .crash
            }
            for line in heard.lines(adding: data) { read(try JSONDecoder().decode(FuzzWorker.Line.self, from: line)) }
        }
        process.terminate()
        process.waitUntilExit()
        return .hang
    }
}
