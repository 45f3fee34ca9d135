import Foundation

@testable import Snippets

/// A folder with documents, and what the command says of them.
final class Papers {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Papers-\(UUID().uuidString)")

    /// - Parameter texts: by names.
    init(_ texts: [String: String]) throws {
        for (name, text) in texts {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    struct Result: Equatable {
        var status: SnippetsCommand.ExitStatus
        var output: [String] = []
        var errors: [String] = []
    }

    func check(_ arguments: [String] = []) async -> Result {
        var output: [String] = []
        var errors: [String] = []
        let command = SnippetsCommand(folder: folder, output: { output.append($0) }, errors: { errors.append($0) })
        let status = await command.run(arguments)
        // The folder goes with self.
        return withExtendedLifetime(self) { Result(status: status, output: output, errors: errors) }
    }
}
