import Foundation

/// The scenarios that come with the package, in a folder for each topic.
public enum ScenarioLibrary {
    /// A scenario of the library, and what it is called.
    public struct Entry: Sendable {
        /// The name of its file: no other scenario has it, whatever its topic.
        public let id: String
        /// What it is about, as its folder says: "Tables and rows".
        public let topic: String
        public let scenario: Scenario
    }

    /// The files, topic by topic, each in the order of their names.
    public static func files() throws -> [URL] {
        guard let library = Bundle.module.resourceURL?.appendingPathComponent("Library", isDirectory: true) else {
            throw ScenarioError(file: "Library", keyPath: "", expectation: "expected the folder beside the program")
        }
        return try contents(of: library).flatMap(contents).filter { $0.pathExtension == "json" }
    }

    /// Every scenario, in the order of the files.
    ///
    /// - Throws: a ``ScenarioError`` for the first file that is no scenario.
    public static func entries() throws -> [Entry] {
        try all.get()
    }

    /// The same without their names.
    public static func scenarios() throws -> [Scenario] {
        try entries().map(\.scenario)
    }

    /// Read once: some tests ask for the library with every variation.
    private static let all = Result {
        try files().map { file in
            let folder = file.deletingLastPathComponent().lastPathComponent
            return try Entry(contentsOf: file, topic: folder.replacingOccurrences(of: "-", with: " "))
        }
    }

    private static func contents(of folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.lastPathComponent.compare($1.lastPathComponent, options: .numeric) == .orderedAscending }
    }
}

extension ScenarioLibrary.Entry {
    /// The scenario of a file, called by the file's name.
    ///
    /// - Throws: a ``ScenarioError`` if the file is no scenario.
    public init(contentsOf file: URL, topic: String) throws {
        id = file.deletingPathExtension().lastPathComponent
        self.topic = topic
        scenario = try Scenario(contentsOf: file)
    }
}
