/// Finds the fenced blocks of a text, and what is wrong with the fences.
struct BlockReader {
    private let file: String
    private(set) var blocks: [FencedBlock] = []
    private(set) var mistakes: [Diagnostic] = []

    /// What the line above the current one says of a snippet.
    private var announced: (text: String, line: Int)?

    init(_ passage: [DocumentLine], of document: Document) {
        file = document.name
        var rest = passage[...]
        while let line = rest.popFirst() {
            if let fence = Fence(line.text) {
                guard let end = rest.firstIndex(where: { fence.isClosed(by: $0.text) }) else {
                    complain("the fenced block that begins here has no end", at: line.number)
                    return
                }
                add(fence, at: line.number, rest[..<end])
                if fence.language.isEmpty, document.mustNameLanguages {
                    complain("the fenced block says no language; what is not swift is text", at: line.number)
                }
                rest = rest[(end + 1)...]
            } else {
                complainOfAnnouncement()
                announced = Wrapping.text(in: line.text).map { ($0, line.number) }
            }
        }
        complainOfAnnouncement()
    }

    private mutating func add(_ fence: Fence, at line: Int, _ lines: ArraySlice<DocumentLine>) {
        if fence.language != "swift" { complainOfAnnouncement() }
        var wrapping: Wrapping?
        if let (text, place) = announced {
            wrapping = Wrapping(text)
            if wrapping == nil {
                complain("\"\(text)\" says nothing of a snippet, expected \(Wrapping.vocabulary)", at: place)
            }
        }
        announced = nil
        let content = lines.map { DocumentLine(number: $0.number, text: fence.content(of: $0.text)) }
        blocks.append(FencedBlock(language: fence.language, wrapping: wrapping, line: line, lines: content))
    }

    private mutating func complainOfAnnouncement() {
        guard let place = announced?.line else { return }
        complain("no block of Swift begins on the line after this comment", at: place)
        announced = nil
    }

    private mutating func complain(_ message: String, at line: Int) {
        mistakes.append(Diagnostic(.error, message, at: Place(file: file, line: line)))
    }
}
