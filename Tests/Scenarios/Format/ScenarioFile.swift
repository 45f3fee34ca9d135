import Foundation

extension Scenario {
    /// Reads a scenario from a file.
    ///
    /// - Throws: a ``ScenarioError`` if there is no such file, or what it holds is no scenario.
    public init(contentsOf file: URL) throws {
        try self.init(try StrictFile.data(of: file), file: file.relativePath)
    }

    /// Reads a scenario from JSON.
    ///
    /// - Parameter file: what errors call the place that the JSON is from.
    /// - Throws: a ``ScenarioError``.
    public init(_ json: Data, file: String) throws {
        self = try StrictFile.decode(Scenario.self, from: json, file: file)
        try validate(file: file)
    }
}
