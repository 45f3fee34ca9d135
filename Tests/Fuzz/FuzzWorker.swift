import Foundation
import Scenarios
@_spi(Headless) import UIKit

/// Plays sequences one after the other in this process, and tells what it finds, a line each.
@MainActor
struct FuzzWorker {
    let request: FuzzRequest

    /// What the process tells another one.
    enum Line: Codable {
        case begins(seed: UInt64)
        case found(FoundSequence)
        /// In the sequence that began last.
        case setAside(Set<Exemption>)
    }

    func play() async throws {
        var memory = PeakMemory(megabytes: request.memory)
        for seed in stride(from: request.seed, to: request.end, by: UInt64.Stride(request.stride ?? 1)) {
            try tell(.begins(seed: seed))
            let data = request.mutates ? try await playMutated(seed) : try await playSequence(seed)
            if let finding = memory.finding() { try tell(finding, at: seed, in: data) }
        }
    }

    /// Returns the sequence.
    private func playSequence(_ seed: UInt64) async throws -> Data {
        let json = RandomScenario(seed: seed).json
        let result = try await Play.result(of: json, file: "sequence \(seed)")
        if !result.exemptions.isEmpty { try tell(.setAside(result.exemptions)) }
        if let found = result.found {
            let small = await shrunk(json, showing: found.findings[0])
            try tell(found.findings[0], at: seed, in: small.data)
        }
        return json.data
    }

    /// Returns the file.
    private func playMutated(_ seed: UInt64) async throws -> Data {
        let data = MutatedFile(seed: seed).data
        if let finding = await Self.finding(in: data) { try tell(finding, at: seed, in: data) }
        return data
    }

    private func tell(_ finding: Finding, at seed: UInt64, in data: Data) throws {
        let file = try FoundSequence.write(data, seed: seed, to: request.folder)
        try tell(.found(FoundSequence(seed: seed, finding: finding, file: file)))
    }

    /// Whether a file is neither played nor refused in the way that the format promises.
    static func finding(in data: Data) async -> Finding? {
        do {
            let scenario = try Scenario(data, file: "mutated.json")
            guard let contender = ContenderName.allCases.first(where: { scenario.expectations[$0] != nil }) else {
                return Finding(.unclearRefusal, "nobody plays it")
            }
            _ = await ScenarioPlayer(scenario, on: scenario.devices.profiles[0], with: contender).play()
            return nil
        } catch let error as ScenarioError {
            let isClear = error.file == "mutated.json" && error.expectation.contains("expected")
            return isClear ? nil : Finding(.unclearRefusal, "\(error)")
        } catch {
            return Finding(.unclearRefusal, "\(error)")
        }
    }

    private func shrunk(_ json: JSON, showing finding: Finding) async -> JSON {
        let shrinker = Shrinker { smaller in
            let found = try? await Play.result(of: smaller, file: "").found
            return found?.findings.contains { $0.kind == finding.kind } ?? false
        }
        return await shrinker.shrunk(json)
    }

    private func tell(_ line: Line) throws {
        var data = try JSONEncoder().encode(line)
        data.append(UInt8(ascii: "\n"))
        try FileHandle.standardOutput.write(contentsOf: data)
    }
}

/// A sequence that shows something.
struct FoundSequence: Codable {
    let seed: UInt64
    let finding: Finding
    /// Where it has been written to, as small as it could be made.
    let file: String

    static func write(_ data: Data, seed: UInt64, to folder: String) throws -> String {
        let folder = URL(filePath: folder, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "sequence-\(seed).json")
        try data.write(to: file)
        return file.relativePath
    }
}
