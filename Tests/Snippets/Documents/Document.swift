import CommandLineSupport
import Foundation

/// A file that may show Swift.
struct Document {
    /// As it is printed.
    let name: String
    let text: String

    init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// - Parameter folder: what a relative `name` starts from.
    init(name: String, folder: URL) throws {
        let file = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appendingPathComponent(name)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw UsageError("\(name) is not a text file that can be read")
        }
        self.init(name: name, text: text)
    }

    /// A source shows Swift in its doc comments, any other file as Markdown.
    var isSource: Bool { name.hasSuffix(".swift") }

    /// Articles and doc comments are about Swift, so a fenced block without a language is likely to be meant as Swift.
    /// Others show what a program prints as well.
    var mustNameLanguages: Bool { isSource || name.contains(".docc/") }

    /// The module that it documents: the one in whose folder it stands.
    var module: String {
        let folders = name.split(separator: "/").dropLast()
        guard let sources = folders.firstIndex(of: "Sources"), sources + 1 < folders.endIndex else {
            return "FullScreenPop"
        }
        return String(folders[sources + 1])
    }

    var lines: [DocumentLine] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map {
            DocumentLine(number: $0 + 1, text: String($1))
        }
    }

    /// The texts in it that are Markdown: all of it, or each doc comment by itself.
    var passages: [[DocumentLine]] {
        guard isSource else { return [lines] }
        return lines.split { $0.withoutSlashes == nil }.map { $0.compactMap(\.withoutSlashes) }
    }
}

extension DocumentLine {
    /// What a line of a doc comment says; nil for any other line.
    fileprivate var withoutSlashes: DocumentLine? {
        guard let comment = text.wholeMatch(of: /\s*\/\/\/ ?(.*)/) else { return nil }
        return DocumentLine(number: number, text: String(comment.1))
    }
}
