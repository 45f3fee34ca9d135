import Foundation
import Scenarios

extension URL {
    /// A scenario file that the command line names.
    ///
    /// - Throws: a ``ScenarioError`` for a folder.
    init(scenarioFile path: String) throws {
        self.init(fileURLWithPath: path)
        guard !hasDirectoryPath else {
            throw ScenarioError(file: path, keyPath: "", expectation: "expected a file, not a folder")
        }
    }
}
