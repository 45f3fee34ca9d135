import Foundation
import CommandLineSupport

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
        let process = ChildProcess(Bundle.main.executableURL, arguments: arguments)
        let ending = try process.run(patience: patience) {
            read(try JSONDecoder().decode(FuzzWorker.Line.self, from: $0))
        }
        guard case .finished(let status, _) = ending else { return .hang }
        return status == 0 ? nil : .crash
    }
}
