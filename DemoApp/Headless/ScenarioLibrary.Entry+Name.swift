import Foundation
import Scenarios

extension ScenarioLibrary.Entry {
    /// What `name` means on the command line: a scenario of the library, by its file's name or its own, or a scenario
    /// file from anywhere; nil if there is none.
    ///
    /// - Throws: a ``ScenarioError`` for a file that is no scenario.
    init?(named name: String) throws {
        if let entry = try ScenarioLibrary.entries().first(where: { $0.id == name || $0.scenario.name == name }) {
            self = entry
        } else if FileManager.default.fileExists(atPath: name) {
            try self.init(contentsOf: URL(scenarioFile: name), topic: Self.ownTopic)
        } else {
            return nil
        }
    }

    /// The topic of scenarios that are not from the library.
    static let ownTopic = "Your own"
}
