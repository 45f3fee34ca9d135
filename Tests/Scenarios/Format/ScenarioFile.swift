import Foundation

extension Scenario {
    /// Reads a scenario from a file.
    ///
    /// - Throws: a ``ScenarioError`` if there is no such file, or what it holds is no scenario.
    public init(contentsOf file: URL) throws {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw ScenarioError(file: file.relativePath, keyPath: "", expectation: "expected a file that can be read")
        }
        try self.init(data, file: file.relativePath)
    }

    /// Reads a scenario from JSON.
    ///
    /// - Parameter file: what errors call the place that the JSON is from.
    /// - Throws: a ``ScenarioError``.
    public init(_ json: Data, file: String) throws {
        do {
            try JSONSyntax.check(json)
            self = try JSONDecoder().decode(Scenario.self, from: json)
        } catch let error as JSONSyntax.Failure {
            throw ScenarioError(file: file, keyPath: "", expectation: "expected JSON: \(error)")
        } catch let error as DecodingError {
            throw ScenarioError(error, file: file)
        }
        try validate(file: file)
    }
}
