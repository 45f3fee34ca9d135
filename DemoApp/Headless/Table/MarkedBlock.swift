/// The lines of a document between a mark and the next end of results, both of which are comments.
struct MarkedBlock {
    private static let end = "<!-- end of results -->"
    private let lines: Range<Int>

    /// The block after the first line that is `mark`; nil if there is none.
    init?(in document: [String], after mark: String) {
        guard let start = document.firstIndex(of: mark), let end = document[start...].firstIndex(of: Self.end) else {
            return nil
        }
        lines = start + 1..<end
    }

    func text(in document: [String]) -> [String] { Array(document[lines]) }

    /// Where the block's first line is, from 1.
    var firstLine: Int { lines.lowerBound + 1 }

    func replace(in document: inout [String], by text: [String]) {
        document.replaceSubrange(lines, with: text)
    }
}
