/// A line of a snippet, and how it lies in the source.
struct SourceLine {
    var line: DocumentLine
    /// Whether no comment and no string that began above goes on here.
    let beginsAsCode: Bool
    /// Whether there is anything but blanks and comments.
    let hasCode: Bool
    let hasBrace: Bool
    /// Whether it goes on with the expression of the line above: `.member` or `? one : other`.
    let continuesExpression: Bool
    /// In how many brackets it begins and ends.
    let depth: Int
    let endDepth: Int

    /// The lines of a block, in whose code each … has become an expression.
    static func lines(of block: [DocumentLine]) -> [SourceLine] {
        let characters = Array(block.map(\.text).joined(separator: "\n"))
        let mask = CodeMask(characters).isCode
        var lines: [SourceLine] = []
        var start = 0
        for line in block {
            let end = start + line.text.count
            let code = (start..<end).filter { mask[$0] }.map { characters[$0] }
            let depth = lines.last?.endDepth ?? 0
            lines.append(
                SourceLine(
                    line: DocumentLine(
                        number: line.number,
                        text: (start..<end).map {
                            mask[$0] && characters[$0] == "…" ? "placeholder()" : String(characters[$0])
                        }.joined()),
                    beginsAsCode: start == 0 || mask[start - 1],
                    hasCode: code.contains { !$0.isWhitespace },
                    hasBrace: code.contains("{"),
                    continuesExpression: code.first { !$0.isWhitespace }.map { ".?".contains($0) } ?? false,
                    depth: depth,
                    endDepth: code.reduce(depth) { $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0) }))
            start = end + 1
        }
        return lines
    }
}
