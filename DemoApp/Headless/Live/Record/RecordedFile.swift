import Foundation
import Scenarios
import UIKit

/// A scenario file that has been recorded on a live phone.
struct RecordedFile {
    /// The name of its screens among all.
    let screen: String
    let name: String
    let text: String
    /// In what a player that reads the file sees something else than the person did.
    var differences: [String] = []
    /// Whether everything is to come out the same, or what can be seen of an app from outside.
    let isExact: Bool

    var scenario: Scenario {
        do {
            return try Scenario(Data(text.utf8), file: name)
        } catch {
            preconditionFailure("What is recorded can be read: \(error)")
        }
    }

    /// What pages are told.
    var message: JSONText {
        var json = JSONText()
        json.object { json in
            json.key("recorded")
            json.object { json in
                json.member("file", name)
                json.member("text", text)
                json.member("about", scenario.about)
                json.key("isExact")
                json.bool(isExact)
                json.key("differences")
                json.array { json in for difference in differences { json.string(difference) } }
            }
        }
        return json
    }
}
