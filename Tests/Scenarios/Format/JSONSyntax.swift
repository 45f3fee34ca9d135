import Foundation

/// Finds the first place where a text stops being JSON, since Foundation does not say where on every system.
struct JSONSyntax {
    /// A place in the text, both counted from 1, and what was expected there.
    struct Failure: Error, Equatable, CustomStringConvertible {
        var line: Int
        var column: Int
        var expectation: String

        var description: String { "line \(line), column \(column): \(expectation)" }
    }

    /// Nesting beyond this depth is refused, so that no file can exhaust the stack.
    static let maximumDepth = 200

    private let text: [UInt8]
    private var place = 0
    private var depth = 0

    /// Checks that `data` is one JSON value, and that no object in it has a key twice.
    static func check(_ data: Data) throws(Failure) {
        var syntax = JSONSyntax(text: Array(data))
        try syntax.encoding()
        guard !syntax.text.starts(with: [0xEF, 0xBB, 0xBF]) else {
            throw syntax.failure("expected no byte order mark")
        }
        try syntax.value()
        guard syntax.next() == nil else { throw syntax.failure("expected the end of the file") }
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    /// The whole text, which must be UTF-8.
    private mutating func encoding() throws(Failure) {
        // Scalar by scalar only where a text is wrong, to find the place.
        guard String(bytes: text, encoding: .utf8) == nil else { return }
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = text.makeIterator()
        while true {
            switch parser.parseScalar(from: &bytes) {
            case .valid(let scalar): place += scalar.count
            case .error: throw failure("expected text in UTF-8")
            case .emptyInput:
                place = 0
                return
            }
        }
    }

    private mutating func value() throws(Failure) {
        switch next() {
        case UInt8(ascii: "{"): try nested { (syntax) throws(Failure) in try syntax.object() }
        case UInt8(ascii: "["): try nested { (syntax) throws(Failure) in try syntax.array() }
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        case let byte? where "-0123456789".utf8.contains(byte): try number()
        default: throw failure("expected a value")
        }
    }

    private mutating func nested(_ body: (inout JSONSyntax) throws(Failure) -> Void) throws(Failure) {
        guard depth < Self.maximumDepth else {
            throw failure("expected at most \(Self.maximumDepth) levels of nesting")
        }
        depth += 1
        place += 1
        try body(&self)
        depth -= 1
    }

    private mutating func object() throws(Failure) {
        var keys: Set<[UInt8]> = []
        guard next() != UInt8(ascii: "}") else { return skip() }
        repeat {
            guard next() == UInt8(ascii: "\"") else { throw failure("expected a key in quotation marks") }
            let start = place
            guard keys.insert(try string()).inserted else {
                place = start
                throw failure("expected each key once in an object")
            }
            guard take(":") else { throw failure("expected a colon") }
            try value()
        } while take(",")
        guard take("}") else { throw failure("expected a comma or }") }
    }

    private mutating func array() throws(Failure) {
        guard next() != UInt8(ascii: "]") else { return skip() }
        repeat { try value() } while take(",")
        guard take("]") else { throw failure("expected a comma or ]") }
    }

    /// The bytes between the quotation marks.
    private mutating func string() throws(Failure) -> [UInt8] {
        let start = place + 1
        place = start
        while place < text.count, text[place] != UInt8(ascii: "\"") {
            guard text[place] >= 0x20 else { throw failure("expected the end of the string before the line ends") }
            if text[place] == UInt8(ascii: "\\") { try escape() } else { place += 1 }
        }
        guard place < text.count else { throw failure("expected the end of a string") }
        defer { place += 1 }
        return Array(text[start..<place])
    }

    /// A backslash and what it stands for.
    private mutating func escape() throws(Failure) {
        let rest = text[(place + 1)...]
        let digits = rest.dropFirst().prefix(4)
        let isCode = rest.first == UInt8(ascii: "u") && digits.count == 4 && digits.allSatisfy(Self.isHexadecimal)
        guard isCode || rest.first.map("\"\\/bfnrt".utf8.contains) == true else {
            throw failure("expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000")
        }
        place += isCode ? 6 : 2
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        "0123456789abcdefABCDEF".utf8.contains(byte)
    }

    private mutating func word(_ word: StaticString) throws(Failure) {
        let bytes = Array("\(word)".utf8)
        guard text[place...].starts(with: bytes) else { throw failure("expected \(word)") }
        place += bytes.count
    }

    private mutating func number() throws(Failure) {
        let start = place
        while place < text.count, "+-.eE0123456789".utf8.contains(text[place]) { place += 1 }
        let digits = String(decoding: text[start..<place], as: UTF8.self)
        guard Self.isNumber(text[start..<place]), let number = Double(digits), number.isFinite else {
            place = start
            throw failure("expected a number, found \(digits.brief())")
        }
    }

    /// Whether this is a number as JSON writes it: without a plus or a zero in front, and with digits around its point.
    private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        func take(_ characters: String) -> Bool {
            guard let first = rest.first, characters.utf8.contains(first) else { return false }
            rest.removeFirst()
            return true
        }
        func takeDigits() -> Bool {
            let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            rest.removeFirst(count)
            return count > 0
        }
        _ = take("-")
        guard take("0") || takeDigits() else { return false }
        if take("."), !takeDigits() { return false }
        if take("eE") {
            _ = take("+-")
            if !takeDigits() { return false }
        }
        return rest.isEmpty
    }

    /// Skips white space and shows the byte after it.
    private mutating func next() -> UInt8? {
        while place < text.count, " \n\r\t".utf8.contains(text[place]) { place += 1 }
        return place < text.count ? text[place] : nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: character) else { return false }
        skip()
        return true
    }

    private mutating func skip() {
        place += 1
    }

    private func failure(_ expectation: String) -> Failure {
        let before = text[..<min(place, text.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let column = String(decoding: before[start...], as: UTF8.self).count + 1
        return Failure(line: line, column: column, expectation: expectation)
    }
}
