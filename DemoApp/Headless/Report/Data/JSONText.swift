import Foundation

/// Writes JSON piece by piece, as short as it can be and in the order in which it is told: the same pieces give the
/// same bytes.
///
/// The text may stand inside a `<script>` element: characters that could end that, or a line of JavaScript, are
/// escaped.
struct JSONText: Hashable {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func object(_ members: (inout JSONText) -> Void) {
        enclose("{", "}", members)
    }

    mutating func array(_ elements: (inout JSONText) -> Void) {
        enclose("[", "]", elements)
    }

    mutating func key(_ key: String) {
        string(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func string(_ string: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for character in string.unicodeScalars { append(character) }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func integer(_ number: Int) {
        separate()
        bytes.append(contentsOf: String(number).utf8)
    }

    /// Rounded to `places` decimal places, without zeros at the end.
    mutating func number(_ number: Double, places: Int = 3) {
        separate()
        bytes.append(contentsOf: Self.decimal(number, places: places).utf8)
    }

    mutating func bool(_ value: Bool) {
        literal(value ? "true" : "false")
    }

    mutating func null() {
        literal("null")
    }

    /// What has been written by itself.
    mutating func text(_ text: JSONText) {
        separate()
        bytes.append(contentsOf: text.bytes)
    }

    private mutating func literal(_ word: String) {
        separate()
        bytes.append(contentsOf: word.utf8)
    }

    private mutating func enclose(_ begin: Unicode.Scalar, _ end: Unicode.Scalar, _ body: (inout JSONText) -> Void) {
        separate()
        bytes.append(UInt8(ascii: begin))
        needsComma = false
        body(&self)
        bytes.append(UInt8(ascii: end))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func append(_ character: Unicode.Scalar) {
        switch character {
        case "\"", "\\":
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(UInt8(ascii: character))
        case "<", ">", "&", "\u{2028}", "\u{2029}", "\0"..<" ":
            let digits = String(character.value, radix: 16)
            bytes.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
        default:
            bytes.append(contentsOf: UTF8.encode(character)!)
        }
    }

    /// A decimal number without an exponent.
    static func decimal(_ number: Double, places: Int) -> String {
        let scale = pow(10, Double(places))
        let scaled = Int((number * scale).rounded())
        guard scaled != 0 else { return "0" }
        let digits = String(abs(scaled))
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        var fraction = padded.suffix(places)
        while fraction.last == "0" { fraction.removeLast() }
        return (scaled < 0 ? "-" : "") + padded.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
    }
}
