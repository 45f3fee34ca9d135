import Foundation
import TestSupport

/// Checks that are written in Python, which drives a browser and a server by its standard library alone.
struct PythonChecks {
    /// Nil where there is no Python 3.
    static let python = Programs.named("python3")

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The demo's program, beside the tests.
    static var demo: String {
        let folder = Bundle.main.executableURL?.deletingLastPathComponent()
        return folder?.appendingPathComponent("DemoApp").path ?? "DemoApp"
    }

    /// Runs a script of the tests' resources to its end, on a thread of its own.
    ///
    /// - Returns: the verdict that it prints.
    static func verdict(of script: String, _ arguments: [String]) async throws -> PageUnderTest.Verdict {
        guard let python, let folder = Bundle.module.resourceURL?.appendingPathComponent("Browser") else {
            throw Failure(description: "There is no python3, or the tests' resources are missing.")
        }
        let process = Process()
        process.executableURL = python
        process.arguments = ["-B", folder.appendingPathComponent(script).path] + arguments
        let output = Pipe()
        process.standardOutput = output
        let data: Data = try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        try process.run()
                        let data = output.fileHandleForReading.readDataToEndOfFile()
                        process.waitUntilExit()
                        return data
                    })
            }
        }
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(script) ended with \(process.terminationStatus).")
        }
        return try JSONDecoder().decode(PageUnderTest.Verdict.self, from: data)
    }
}
