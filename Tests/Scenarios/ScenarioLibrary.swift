import Foundation

/// The scenarios that come with the package.
public enum ScenarioLibrary {
    /// The files in the order of their names, R2 before R10.
    public static func files() throws -> [URL] {
        let folder = Bundle.module.resourceURL?.appendingPathComponent("Library", isDirectory: true)
        guard let folder else {
            throw ScenarioError(file: "Library", keyPath: "", expectation: "expected the folder beside the program")
        }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent.compare($1.lastPathComponent, options: .numeric) == .orderedAscending }
    }

    /// Every scenario, in the order of its file's name.
    ///
    /// - Throws: a ``ScenarioError`` for the first file that is no scenario.
    public static func scenarios() throws -> [Scenario] {
        try all.get()
    }

    /// Read once: some tests ask for the library with every variation.
    private static let all = Result { try files().map(Scenario.init(contentsOf:)) }
}
