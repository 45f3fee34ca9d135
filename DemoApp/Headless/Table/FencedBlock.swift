/// The lines between two fences in a Markdown document.
struct FencedBlock {
    private let lines: Range<Int>

    /// The first block after the first line for which `isMark` is true; nil if there is none.
    init?(in document: [String], after isMark: (String) -> Bool) {
        guard let mark = document.firstIndex(where: isMark) else { return nil }
        let fences = document.indices.filter { $0 > mark && document[$0] == "```" }
        guard fences.count > 1 else { return nil }
        lines = fences[0] + 1..<fences[1]
    }

    func text(in document: [String]) -> [String] { Array(document[lines]) }

    /// Where the block's first line is, from 1.
    var firstLine: Int { lines.lowerBound + 1 }

    func replace(in document: inout [String], by text: [String]) {
        document.replaceSubrange(lines, with: text)
    }
}
