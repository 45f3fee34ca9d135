import CommandLineSupport
import Foundation

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

    /// Runs a script of the tests' resources to its end.
    ///
    /// - Parameter patience: in seconds of the clock on the wall; the longest script takes about a minute on a quiet machine.
    /// - Returns: the verdict that it prints.
    static func verdict(
        of script: String, _ arguments: [String], patience: TimeInterval = 900
    ) async throws -> PageUnderTest.Verdict {
        guard let python, let folder = Bundle.module.resourceURL?.appendingPathComponent("Browser") else {
            throw Failure(description: "There is no python3, or the tests' resources are missing.")
        }
        let run = ProgramRun(
            program: python, arguments: ["-B", folder.appendingPathComponent(script).path] + arguments,
            patience: patience)
        return try JSONDecoder().decode(PageUnderTest.Verdict.self, from: try await run.output())
    }
}
