/// Rows of cells as text: every column as wide as its widest cell, and long cells go on in the line below.
struct TextTable {
    /// The first one is the header, the last one has the totals; all with as many cells.
    let rows: [[String]]
    /// The widest that the first and the other columns may be, in characters.
    let widest: (first: Int, other: Int)

    var lines: [String] {
        let lines = aligned
        let rule = String(repeating: "─", count: lines.joined().map(\.count).max() ?? 0)
        return lines[0] + [rule] + lines.dropFirst().dropLast().joined() + [rule] + lines[lines.count - 1]
    }

    /// The lines of each row.
    private var aligned: [[String]] {
        let wrapped = rows.map { row in
            row.enumerated().map { $1.wrapped(to: $0 == 0 ? widest.first : widest.other) }
        }
        let widths = rows[0].indices.map { column in wrapped.flatMap { $0[column] }.map(\.count).max() ?? 0 }
        return wrapped.map { cells in
            (0..<(cells.map(\.count).max() ?? 0)).map { line in
                let texts = zip(cells, widths).map { cell, width in
                    let text = line < cell.count ? cell[line] : ""
                    return text + String(repeating: " ", count: width - text.count)
                }
                return String(texts.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
            }
        }
    }
}

extension TextTable {
    /// How the columns of a table share a line.
    struct Columns: Equatable {
        var widest = (first: 40, other: 20)
        /// How many columns there may be beside the first one, at least 1.
        var others = Int.max

        /// - Parameter width: of the line, in characters; nil if it may be of any length.
        init(width: Int?) {
            guard let width else { return }
            let gap = 2
            widest.first = min(widest.first, max(16, width - 2 * (widest.other + gap)))
            widest.other = min(widest.other, max(12, width - widest.first - gap))
            others = max(1, (width - widest.first) / (widest.other + gap))
        }

        static func == (one: Columns, other: Columns) -> Bool {
            one.widest == other.widest && one.others == other.others
        }
    }
}
