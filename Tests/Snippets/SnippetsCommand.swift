import CommandLineSupport
import Foundation

/// Compiles what the documents show: every block of Swift in the package's Markdown and in the doc comments of its
/// sources.
///
/// A snippet without imports of its own is read by somebody who has written `import UIKit` and the import of the module
/// that the document belongs to: that in whose folder of `Sources` it stands, otherwise `FullScreenPop`, which exports
/// the others. ``SourceFile`` says what else stands around a snippet.
@main
struct SnippetsCommand {
    /// 0: every snippet compiles; 1: one does not; 2: the command line, a file or the compiler is not as expected.
    enum ExitStatus: Int32 {
        case success = 0
        case failure = 1
        case misuse = 2
    }

    /// Names of files are relative to this folder.
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    /// Takes what goes to the standard output and to the standard error, a text of whole lines at a time.
    var output: (String) -> Void = { print($0) }
    var errors: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }

    static func main() async {
        exit(await SnippetsCommand().run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    /// - Parameter arguments: without the program's name.
    func run(_ arguments: [String]) async -> ExitStatus {
        do {
            if arguments.contains("--help") || arguments.contains("-h") {
                output(Usage.text)
                return .success
            }
            return try await check(try documents(arguments))
        } catch let error as UsageError {
            errors("\(error)\n\n\(Usage.text)")
        } catch {
            errors("\(error)")
        }
        return .misuse
    }

    private func documents(_ arguments: [String]) throws -> [Document] {
        if let option = arguments.first(where: { $0.hasPrefix("-") }) {
            throw UsageError("unknown option \(option)")
        }
        let names = try arguments.isEmpty ? DocumentList(folder: folder).names : arguments
        return try names.map { try Document(name: $0, folder: folder) }
    }

    private func check(_ documents: [Document]) async throws -> ExitStatus {
        let extractions = documents.map(Extraction.init)
        let all = extractions.flatMap(\.snippets)
        let snippets = all.filter { !$0.usesSwiftUI }
        let misplaced = extractions.flatMap(\.mistakes)
        let found = try await Compiler().diagnostics(of: snippets)

        // A mistake of the preamble is everybody's; it is said once.
        var said: Set<Diagnostic> = []
        for diagnostic in Self.sorted(misplaced + found.joined(), by: documents)
        where said.insert(diagnostic).inserted {
            output("\(diagnostic)")
        }
        let wrong = misplaced.count + found.count { !$0.isEmpty }
        output("\(snippets.count) \(snippets.count == 1 ? "snippet" : "snippets"), \(wrong) wrong")
        if snippets.count < all.count {
            output("\(all.count - snippets.count) with SwiftUI, left to Tests/AppleDeclarations/check")
        }
        return wrong == 0 ? .success : .failure
    }

    /// In the order of the documents and of their lines; what lies in no document comes first.
    private static func sorted(_ diagnostics: [Diagnostic], by documents: [Document]) -> [Diagnostic] {
        let order = Dictionary(documents.enumerated().map { ($1.name, $0) }, uniquingKeysWith: min)
        return diagnostics.sorted {
            (order[$0.place.file] ?? -1, $0.place.line) < (order[$1.place.file] ?? -1, $1.place.line)
        }
    }
}
