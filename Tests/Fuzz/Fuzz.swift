import Foundation
import Scenarios
import CommandLineSupport
@_spi(Headless) import UIKit

/// Plays random apps under random fingers: `swift run -c release Fuzz`. Exits with 1 if it has found something, with 2
/// if it does not understand what is asked for.
@main
@MainActor
enum Fuzz {
    static func main() async {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            guard !arguments.contains("--help") else { return print(FuzzRequest.usage) }
            exit(try await run(FuzzRequest(arguments)) ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }

    /// Whether nothing was found.
    private static func run(_ request: FuzzRequest) async throws -> Bool {
        guard request.files.isEmpty else { return try await look(at: request.files) }
        guard request.stride == nil else {
            try await FuzzWorker(request: request).play()
            return true
        }
        let clock = ContinuousClock()
        var found: [FoundSequence] = []
        let time = try await clock.measure { found = try await FuzzWorkers(request: request).play() }
        print(summary(request, found, time))
        return found.isEmpty
    }

    private static func look(at files: [String]) async throws -> Bool {
        var isClean = true
        for file in files {
            let data = try Data(contentsOf: URL(filePath: file))
            let found = try await Play.findings(in: JSONDecoder().decode(JSON.self, from: data), file: file)
            isClean = isClean && found == nil
            let words = found.map { "\($0.findings.map(\.description).joined(separator: ", ")) (\($0.play))" }
            print("\(file): \(words ?? "nothing found")")
        }
        return isClean
    }

    private static func summary(_ request: FuzzRequest, _ found: [FoundSequence], _ time: Duration) -> String {
        let speed = Int((Double(request.sequences) / max(time.inSeconds, 0.001)).rounded())
        let kinds = Dictionary(grouping: found, by: \.finding.description).sorted { $0.value.count > $1.value.count }
        let lines = kinds.map { kind, sequences in "  \(sequences.count)  \(kind)" }
        let range = "seeds \(request.seed)…\(request.end - 1)"
        let findings = found.isEmpty ? "nothing found" : "\(found.count) with findings"
        let head = "\(request.sequences) sequences, \(range): \(findings). \(speed) sequences a second."
        return ([head] + lines).joined(separator: "\n")
    }
}
