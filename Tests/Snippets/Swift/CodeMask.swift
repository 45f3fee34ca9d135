/// Tells a source's code from its comments and from the text in its string literals.
struct CodeMask {
    /// For each character, whether it is code. The quotation marks of strings are; a line's end is if what follows
    /// begins as code.
    private(set) var isCode: [Bool] = []

    private enum Surroundings {
        /// Code, in so many parentheses of an interpolation.
        case code(parentheses: Int)
        case lineComment
        case blockComment(depth: Int)
        /// The closing delimiter, and how an escape begins.
        case string(end: String, escape: String)
    }

    private let characters: [Character]
    private var stack: [Surroundings] = [.code(parentheses: 0)]

    init(_ characters: [Character]) {
        self.characters = characters
        isCode.reserveCapacity(characters.count)
        while isCode.count < characters.count { step() }
    }

    private mutating func step() {
        switch stack[stack.count - 1] {
        case .code(let parentheses): stepInCode(parentheses)
        case .lineComment:
            if next.isNewline { stack.removeLast() } else { mark(1, false) }
        case .blockComment(let depth):
            if isNext("/*") {
                stack[stack.count - 1] = .blockComment(depth: depth + 1)
                mark(2, false)
            } else if isNext("*/") {
                if depth == 1 { stack.removeLast() } else { stack[stack.count - 1] = .blockComment(depth: depth - 1) }
                mark(2, false)
            } else {
                mark(1, false)
            }
        case .string(let end, let escape): stepInString(end, escape)
        }
    }

    private mutating func stepInCode(_ parentheses: Int) {
        if isNext("//") {
            stack.append(.lineComment)
        } else if isNext("/*") {
            stack.append(.blockComment(depth: 1))
            mark(2, false)
        } else if let quotes = quotesAhead {
            let hashes = String(quotes.prefix { $0 == "#" })
            stack.append(.string(end: String(quotes.dropFirst(hashes.count)) + hashes, escape: "\\" + hashes))
            mark(quotes.count, true)
        } else if stack.count > 1, next == ")", parentheses == 0 {
            // The interpolation ends.
            stack.removeLast()
            mark(1, false)
        } else {
            if stack.count > 1, "()".contains(next) {
                stack[stack.count - 1] = .code(parentheses: parentheses + (next == "(" ? 1 : -1))
            }
            mark(1, true)
        }
    }

    private mutating func stepInString(_ end: String, _ escape: String) {
        if isNext(end) {
            stack.removeLast()
            mark(end.count, true)
        } else if isNext(escape + "(") {
            stack.append(.code(parentheses: 0))
            mark(escape.count + 1, false)
        } else if isNext(escape) {
            mark(escape.count + 1, false)
        } else if next.isNewline, !end.hasPrefix("\"\"\"") {
            // No string goes on there; the compiler will say so.
            stack.removeLast()
        } else {
            mark(1, false)
        }
    }

    private var next: Character { characters[isCode.count] }

    private func isNext(_ text: String) -> Bool {
        characters[isCode.count...].starts(with: text)
    }

    /// The delimiter that opens a string here.
    private var quotesAhead: String? {
        let rest = characters[isCode.count...]
        let hashes = String(rest.prefix { $0 == "#" })
        return [hashes + "\"\"\"", hashes + "\""].first { rest.starts(with: $0) }
    }

    private mutating func mark(_ count: Int, _ code: Bool) {
        isCode += Array(repeating: code, count: Swift.min(count, characters.count - isCode.count))
    }
}
