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
        var results = FuzzWorkers.Results()
        let time = try await clock.measure { results = try await FuzzWorkers(request: request).play() }
        print(summary(request, results, time))
        return results.found.isEmpty
    }

    private static func look(at files: [String]) async throws -> Bool {
        var isClean = true
        for file in files {
            let data = try Data(contentsOf: URL(filePath: file))
            let result = try await Play.result(of: JSONDecoder().decode(JSON.self, from: data), file: file)
            isClean = isClean && result.found == nil
            let words = result.found.map { "\($0.findings.map(\.description).joined(separator: ", ")) (\($0.play))" }
            let exemptions = Exemption.allCases.filter(result.exemptions.contains).map { "; set aside, as \($0)" }
            print("\(file): \(words ?? "nothing found")\(exemptions.joined())")
        }
        return isClean
    }

    private static func summary(_ request: FuzzRequest, _ results: FuzzWorkers.Results, _ time: Duration) -> String {
        let found = results.found
        let speed = Int((Double(request.sequences) / max(time.inSeconds, 0.001)).rounded())
        let kinds = Dictionary(grouping: found, by: \.finding.description).sorted { $0.value.count > $1.value.count }
        let lines = kinds.map { kind, sequences in "  \(sequences.count)  \(kind)" }
        let range = "seeds \(request.seed)…\(request.end - 1)"
        let findings = found.isEmpty ? "nothing found" : "\(found.count) with findings"
        let head = "\(request.sequences) sequences, \(range): \(findings). \(speed) sequences a second."
        let setAside = results.setAside.lines(of: request.sequences).map { "  \($0)" }
        return ([head] + lines + setAside).joined(separator: "\n")
    }
}
