/// A whole declaration of a block, or the statements between two.
struct Chunk: Equatable {
    /// Nil for statements.
    let declaration: Declaration?
    fileprivate(set) var lines: [DocumentLine]

    /// The parts of a block, in their order.
    static func chunks(of block: [DocumentLine]) -> [Chunk] {
        var chunks: [Chunk] = []
        // Comments and attributes, which go with what follows.
        var pending: [DocumentLine] = []
        // Whether the last chunk is a declaration whose body has not ended.
        var isOpen = false
        var hasBody = false
        for line in SourceLine.lines(of: block) {
            let goesOn = line.continuesExpression && !chunks.isEmpty
            let begins = line.depth <= 0 && line.beginsAsCode && !isOpen && !goesOn
            if begins, !line.hasCode || line.line.text.wholeMatch(of: /\s*(?:@\w+(?:\([^)]*\))?\s*)+/) != nil {
                pending.append(line.line)
                continue
            }
            if !begins, !goesOn, !pending.isEmpty {
                pending.append(line.line)
                continue
            }
            if begins {
                let declaration = Declaration(line.line.text)
                if chunks.isEmpty || declaration != nil || chunks[chunks.count - 1].declaration != nil {
                    chunks.append(Chunk(declaration: declaration, lines: []))
                }
                hasBody = false
            }
            chunks[chunks.count - 1].lines += pending + [line.line]
            pending = []
            if let kind = chunks[chunks.count - 1].declaration?.kind, [.type, .function, .member].contains(kind) {
                hasBody = hasBody || line.hasBrace
                isOpen = !hasBody || line.endDepth > 0
            }
        }
        if chunks.isEmpty { return [Chunk(declaration: nil, lines: pending)] }
        chunks[chunks.count - 1].lines += pending
        return chunks
    }
}
