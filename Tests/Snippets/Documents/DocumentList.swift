import CommandLineSupport
import Foundation

/// All documents of the package.
struct DocumentList {
    let folder: URL

    /// Relative to the folder, those at the top first.
    var names: [String] {
        get throws {
            guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources").path) else {
                throw UsageError("there is no folder Sources here, in \(folder.path)")
            }
            let tree = FileManager.default.enumerator(atPath: folder.path)
            var names: [String] = []
            while let name = tree?.nextObject() as? String {
                if name.hasPrefix(".") { tree?.skipDescendants() } else if isDocument(name) { names.append(name) }
            }
            return names.sorted { ($0.contains("/") ? 1 : 0, $0) < ($1.contains("/") ? 1 : 0, $1) }
        }
    }

    private func isDocument(_ name: String) -> Bool {
        name.hasSuffix(".md") || name.hasPrefix("Sources/") && name.hasSuffix(".swift")
    }
}
