/// A snippet with what makes a file of it.
///
/// - Whole types, extensions and imports stand at file level. So do functions, unless there are statements.
/// - Statements stand in a function that is on the main actor, may throw and may wait; variables and functions beside
///   them as well.
/// - In a class, functions are its methods, and so is the function of the statements. Where there are none, variables
///   are its properties.
/// - Imports of what Apple's systems alone have are left out: the preamble stands in for the modules.
struct SourceFile {
    private static let modulesWithStandIns: Set = ["os", "MapKit", "WebKit"]

    /// Of the types and functions at file level, which the preamble then need not have.
    let declaredNames: Set<String>
    let text: String

    init(_ snippet: Snippet) {
        let all = snippet.blocks.flatMap(Chunk.chunks)
        func chunks(_ kinds: [Declaration.Kind?]) -> [Chunk] {
            all.filter { kinds.contains($0.declaration?.kind) }
        }
        let imports = chunks([.importing])
        let types = chunks([.type])
        let variables: [Declaration.Kind?] = [.variable, .alias]
        let hasStatements = !chunks([nil]).isEmpty
        var writer = SourceWriter(file: snippet.place.file)

        writer.place(atLine: snippet.place.line)
        writer.write(Self.addedImports(imports, module: snippet.module).map { "import \($0)" }.joined(separator: "; "))
        let remaining = imports.filter { !Self.modulesWithStandIns.contains($0.declaration?.name ?? "") }
        writer.write(remaining + types)
        if let superclass = snippet.superclass {
            writer.place(atLine: snippet.place.line)
            writer.write("final class Snippet: \(superclass) {")
            writer.write(chunks([.function, .member] + (hasStatements ? [] : variables)))
            if hasStatements { writer.write(statements: chunks([nil] + variables), line: snippet.place.line) }
            writer.write("}")
            declaredNames = Self.names(types)
        } else if chunks([nil, .variable]).isEmpty {
            let others = chunks([.function, .member, .alias])
            writer.write(others)
            declaredNames = Self.names(types + others)
        } else {
            writer.write(chunks([.member]))
            writer.write(statements: chunks([nil, .function] + variables), line: snippet.place.line)
            declaredNames = Self.names(types)
        }
        text = writer.text
    }

    /// Every file of an app has UIKit, and the module that it uses where it says no other.
    private static func addedImports(_ imports: [Chunk], module: String) -> [String] {
        imports.isEmpty ? [module, "UIKit"] : ["UIKit"]
    }

    private static func names(_ chunks: [Chunk]) -> Set<String> {
        Set(chunks.compactMap(\.declaration?.declaredName))
    }
}
