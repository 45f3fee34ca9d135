/// The snippets of a document, and what is wrong with the way they are marked.
struct Extraction {
    private(set) var snippets: [Snippet] = []
    private(set) var mistakes: [Diagnostic] = []

    init(_ document: Document) {
        for passage in document.passages {
            let reader = BlockReader(passage, of: document)
            mistakes += reader.mistakes
            for block in reader.blocks where block.language == "swift" { add(block, of: document) }
        }
    }

    private mutating func add(_ block: FencedBlock, of document: Document) {
        let place = Place(file: document.name, line: block.line)
        switch block.wrapping {
        case .continues where snippets.isEmpty:
            mistakes.append(Diagnostic(.error, "there is no snippet before this one to continue", at: place))
        case .continues:
            snippets[snippets.count - 1].blocks.append(block.lines)
        case .inheriting(let superclass):
            snippets.append(Snippet(place: place, module: document.module, superclass: superclass, block: block.lines))
        case nil:
            snippets.append(Snippet(place: place, module: document.module, block: block.lines))
        }
    }
}
