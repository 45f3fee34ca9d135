import Foundation

extension ScenarioDocument {
    /// The contents of the file: an object with each member on its own line, including each screen and finger.
    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        func lines(_ values: [some Encodable]?) throws -> String? {
            guard let values else { return nil }
            return values.isEmpty ? "[]" : "[\n    \(try values.map { try text($0) }.joined(separator: ",\n    ")) ]"
        }
        let members: [(key: String, text: String?)] = [
            ("name", try text(name)), ("about", try text(about)), ("device", try text(device)),
            ("tabBar", try tabBar.map { try text($0) }), ("hidesBars", try hidesBars.map { try text($0) }),
            ("split", try split.map { try text($0) }),
            ("sidebar", try sidebar.map { try text($0) }), ("child", try child.map { try text($0) }),
            ("screens", try lines(screens)), ("sideBySide", try lines(sideBySide)),
            ("otherScreens", try lines(otherScreens)), ("fingers", try lines(fingers)),
            ("actions", try lines(actions)), ("expect", try text(expect)),
        ]
        let present = members.compactMap { member in member.text.map { "  \"\(member.key)\": \($0)" } }
        return Data("{\n\(present.joined(separator: ",\n"))\n}\n".utf8)
    }
}
