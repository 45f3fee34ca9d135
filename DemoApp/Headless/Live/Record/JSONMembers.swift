/// The members of a JSON object, or the elements of an array, as they are written: so that a part of a file can be kept
/// as its author has it.
struct JSONMembers {
    struct Member: Equatable {
        /// As it is written, without its quotation marks; empty in an array.
        let key: String
        let value: String
    }

    /// In the order of the text.
    private(set) var members: [Member] = []

    subscript(key: String) -> String? { members.first { $0.key == key }?.value }

    private let text: [UInt8]
    private var place = 0

    /// - Parameter json: an object or an array that has been read as JSON before.
    init(_ json: String) {
        text = Array(json.utf8)
        skipSpace()
        let isObject = place < text.count && text[place] == UInt8(ascii: "{")
        place += 1
        skipSpace()
        while place < text.count, !isEnd(text[place]) {
            var key = ""
            if isObject {
                key = String(value().dropFirst().dropLast())
                skipSpace()
                place += 1
                skipSpace()
            }
            members.append(Member(key: key, value: value()))
            skipSpace()
            if place < text.count, text[place] == UInt8(ascii: ",") { place += 1 }
            skipSpace()
        }
    }

    /// The value that begins here, up to its last character.
    private mutating func value() -> String {
        let start = place
        var depth = 0
        while place < text.count {
            let byte = text[place]
            if byte == UInt8(ascii: "\"") {
                skipString()
                if depth == 0 { break }
                continue
            }
            if depth == 0, byte == UInt8(ascii: ",") || isEnd(byte) || isSpace(byte) { break }
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
            if isEnd(byte) { depth -= 1 }
            place += 1
            if depth == 0, isEnd(byte) { break }
        }
        return String(decoding: text[start..<place], as: UTF8.self)
    }

    private mutating func skipString() {
        place += 1
        while place < text.count, text[place] != UInt8(ascii: "\"") {
            place += text[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
    }

    private mutating func skipSpace() {
        while place < text.count, isSpace(text[place]) { place += 1 }
    }

    private func isSpace(_ byte: UInt8) -> Bool { " \n\r\t".utf8.contains(byte) }

    private func isEnd(_ byte: UInt8) -> Bool { "}]".utf8.contains(byte) }
}
