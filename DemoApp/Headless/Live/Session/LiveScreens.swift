import Foundation
import Scenarios
import UIKit

/// The screens that can be chosen: the demo's own, those of every scenario of the library, and those of files.
struct LiveScreens {
    /// A scenario, and the text that it was read from.
    struct Item {
        let id: String
        let topic: String
        let scenario: Scenario
        let text: String

        init(id: String, topic: String, scenario: Scenario, file: URL) throws {
            (self.id, self.topic, self.scenario) = (id, topic, scenario)
            text = try String(contentsOf: file, encoding: .utf8)
        }
    }

    /// The demo's own list of examples, which is no scenario.
    static let demo = "demo"

    private let items: [Item]
    private let places: [String: Int]

    /// - Parameter files: scenario files, in front of the library.
    /// - Throws: a ``ScenarioError`` for the first file that is no scenario.
    init(files: [String]) throws {
        let own = try files.map { path in
            let file = try URL(scenarioFile: path)
            return try Item(id: path, topic: "Your own", scenario: try Scenario(contentsOf: file), file: file)
        }
        let library = try zip(try ScenarioLibrary.entries(), try ScenarioLibrary.files()).map { entry, file in
            try Item(id: entry.id, topic: entry.topic, scenario: entry.scenario, file: file)
        }
        items = own + library
        places = Dictionary(items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Nil for the demo's own screens, and for what there is not.
    func item(_ id: String) -> Item? { places[id].map { items[$0] } }

    func has(_ id: String) -> Bool { id == Self.demo || places[id] != nil }

    /// The whole page, with everything that can be chosen.
    func page() throws -> Data {
        try ReportPage(template: "LivePage").html(data: catalogue, template: "live.html")
    }

    private var catalogue: JSONText {
        var json = JSONText()
        json.object { json in
            json.key("screens")
            json.array { json in
                Self.write(id: Self.demo, topic: "The demo", name: "The demo's own screens", about: "", to: &json)
                for item in items {
                    let scenario = item.scenario
                    Self.write(
                        id: item.id, topic: item.topic, name: scenario.name, about: scenario.about, to: &json)
                }
            }
            json.key("contenders")
            json.array { json in
                for contender in ContenderName.allCases {
                    json.object { json in
                        json.member("id", contender.rawValue)
                        json.member("name", contender.title)
                        json.member("about", contender.summary)
                    }
                }
            }
            json.member("systems", Profile.systems.map(Double.init))
            json.key("choice")
            LiveChoice().write(to: &json)
            json.member("lengths", [LiveChoice.lengths.lowerBound, LiveChoice.lengths.upperBound])
            json.member("speeds", [LiveMessage.speeds.lowerBound, LiveMessage.speeds.upperBound])
            json.member("mostFingers", CGFloat(LivePhone.mostFingers))
            json.key("units")
            ReportTables.writeUnits(to: &json)
        }
        return json
    }

    private static func write(id: String, topic: String, name: String, about: String, to json: inout JSONText) {
        json.object { json in
            json.member("id", id)
            json.member("topic", topic)
            json.member("name", name)
            json.member("about", about)
        }
    }
}
