import Foundation

/// The file with the names that snippets use without declaring them.
struct PreambleFile {
    private let chunks: [Chunk]

    init() throws {
        guard let url = Bundle.module.url(forResource: "Preamble", withExtension: "swift") else {
            throw CocoaError(.fileNoSuchFile)
        }
        let name = "Tests/Snippets/Preamble.swift"
        chunks = Chunk.chunks(of: Document(name: name, text: try String(contentsOf: url, encoding: .utf8)).lines)
    }

    /// - Parameter names: What the snippet declares itself.
    func text(without names: Set<String>) -> String {
        var writer = SourceWriter(file: "Tests/Snippets/Preamble.swift")
        writer.write(chunks.filter { $0.declaration?.declaredName.map(names.contains) != true })
        return writer.text
    }
}
