import Foundation
import Scenarios

/// The scenarios of the library, topic by topic.
struct ScenarioListing {
    let entries: [ScenarioLibrary.Entry]

    var text: String {
        var lines: [String] = []
        var topic: String?
        for entry in entries {
            if entry.topic != topic { lines += topic == nil ? [entry.topic] : ["", entry.topic] }
            topic = entry.topic
            lines += ["  \(entry.id): \(entry.scenario.name)", "      \(entry.scenario.about)"]
        }
        return lines.joined(separator: "\n")
    }

    /// An array of `{id, topic, name, about, contenders}`.
    func json() throws -> String {
        let records = entries.map { entry in
            Record(
                id: entry.id, topic: entry.topic, name: entry.scenario.name, about: entry.scenario.about,
                contenders: ContenderName.allCases.filter { entry.scenario.expectations[$0] != nil })
        }
        return try JSONEncoder.forDocuments.string(of: records)
    }

    private struct Record: Encodable {
        let id: String
        let topic: String
        let name: String
        let about: String
        let contenders: [ContenderName]
    }
}
