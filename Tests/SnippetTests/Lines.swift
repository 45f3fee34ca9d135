@testable import Snippets

func line(_ number: Int, _ text: String) -> DocumentLine {
    DocumentLine(number: number, text: text)
}

/// A snippet whose fence is on line 10 of `A.md`.
func snippet(_ text: String, in superclass: String? = nil) -> Snippet {
    Snippet(place: Place(file: "A.md", line: 10), module: "M", superclass: superclass, block: block(text))
}

/// The lines of a text from line 11 on.
func block(_ text: String) -> [DocumentLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { line($0 + 11, String($1)) }
}
