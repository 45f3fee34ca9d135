import Foundation

/// Counts the instructions of a run of this program with valgrind's callgrind, which gives the same number every time.
enum InstructionCounter {
    private static let valgrind = "/usr/bin/valgrind"

    static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: valgrind) }

    /// The instructions of this program when it runs with `arguments`.
    static func count(_ arguments: [String]) -> Int {
        let process = Process()
        process.executableURL = URL(filePath: valgrind)
        let program = CommandLine.arguments[0]
        // How many instructions a dictionary takes depends on the seed of the hashes, which is another one in every run.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        process.arguments = ["--tool=callgrind", "--callgrind-out-file=/dev/null", program] + arguments
        let output = Pipe()
        process.standardError = output
        do {
            try process.run()
        } catch {
            preconditionFailure("valgrind must start: \(error)")
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        precondition(process.terminationStatus == 0, "The counted run must end well, but:\n\(text)")
        let line = text.split(separator: "\n").last { $0.contains("Collected :") }
        guard let count = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
            preconditionFailure("valgrind must say how much it has collected, but says:\n\(text)")
        }
        return count
    }
}
