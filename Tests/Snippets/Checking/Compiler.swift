import Foundation

/// Compiles snippets, each as a module of its own, as the rest of the package is compiled.
///
/// Type checking alone would leave out what the compiler looks for afterwards: a missing return, a variable that is
/// used before it has a value, a value that two actors share.
struct Compiler {
    private static let options = [
        "-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", "Snippet", "-parse-as-library", "-swift-version", "6",
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
        "-D", "HEADLESS_UIKIT", "-diagnostic-style", "llvm",
    ]

    private let preamble: PreambleFile
    /// Of the build that this program comes from.
    private let modules: URL

    init() throws {
        preamble = try PreambleFile()
        modules = Bundle.module.bundleURL.deletingLastPathComponent().appendingPathComponent("Modules")
    }

    /// What is wrong with each snippet; as many at a time as there are cores.
    func diagnostics(of snippets: [Snippet]) async throws -> [[Diagnostic]] {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("Snippets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        return try await withThrowingTaskGroup(of: (Int, [Diagnostic]).self) { group in
            var results = [[Diagnostic]](repeating: [], count: snippets.count)
            for (index, snippet) in snippets.enumerated() {
                if index >= ProcessInfo.processInfo.activeProcessorCount, let (done, found) = try await group.next() {
                    results[done] = found
                }
                group.addTask {
                    (index, try await diagnostics(of: snippet, in: scratch.appendingPathComponent("\(index)")))
                }
            }
            for try await (done, found) in group { results[done] = found }
            return results
        }
    }

    private func diagnostics(of snippet: Snippet, in folder: URL) async throws -> [Diagnostic] {
        let file = SourceFile(snippet)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Their names are unlike any document's: the compiler warns where a file seems to have two places.
        let files = try [file.text, preamble.text(without: file.declaredNames)].enumerated().map { index, text in
            let url = folder.appendingPathComponent("scratch-\(index).swift")
            try Data(text.utf8).write(to: url)
            return url
        }
        let (status, said) = try await run(
            Self.options + ["-I", modules.path] + files.map(\.path), output: folder.appendingPathComponent("said.txt"))
        let all = said.split(separator: "\n").compactMap(Diagnostic.init(compilerLine:))
        guard status == 0 || all.contains(where: { $0.severity == .error }) else {
            throw CompilerFailure(place: snippet.place, status: status, said: said)
        }
        // What is missing at the snippet's end has a place in the scratch file alone.
        return all.filter { !$0.isTolerable }.map {
            $0.place.file.hasPrefix(folder.path) ? Diagnostic($0.severity, $0.message, at: snippet.place) : $0
        }
    }

    private func run(_ arguments: [String], output: URL) async throws -> (status: Int32, said: String) {
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        let handle = try FileHandle(forWritingTo: output)
        defer { try? handle.close() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        let status = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        return (status, try String(contentsOf: output, encoding: .utf8))
    }
}
