import Foundation

/// Reads files of JSON so that whatever is wrong with them is said with its place.
public enum StrictFile {
    /// - Throws: a ``ScenarioError`` if the file cannot be read.
    public static func data(of file: URL) throws -> Data {
        do {
            return try Data(contentsOf: file)
        } catch {
            throw ScenarioError(file: file.relativePath, keyPath: "", expectation: "expected a file that can be read")
        }
    }

    /// - Parameter file: what errors call the place that the JSON is from.
    /// - Throws: a ``ScenarioError`` if this is no JSON, or not what `type` expects.
    public static func decode<Value: Decodable>(_ type: Value.Type, from json: Data, file: String) throws -> Value {
        do {
            try JSONSyntax.check(json)
            return try JSONDecoder().decode(type, from: json)
        } catch let error as JSONSyntax.Failure {
            throw ScenarioError(file: file, keyPath: "", expectation: "expected JSON: \(error)")
        } catch let error as DecodingError {
            throw ScenarioError(error, file: file)
        }
    }
}
