/// Where the headers, rows and footers of a table lie.
struct TableGeometry {
    /// Heights of one section; a header or footer that is not there has none.
    struct Section {
        /// What is left free above.
        var gap: CGFloat = 0
        var header: CGFloat = 0
        var rows: [CGFloat] = []
        var footer: CGFloat = 0
    }

    private struct Placed {
        let top: CGFloat
        let header: CGFloat
        /// The tops of the rows, and the bottom of the last.
        let edges: [CGFloat]
        let footer: CGFloat

        var bottom: CGFloat { edges[edges.count - 1] + footer }
    }

    private let sections: [Placed]
    private let width: CGFloat
    /// What is left free on either side.
    private let inset: CGFloat
    /// Below the last section.
    let bottom: CGFloat

    init(_ sections: [Section] = [], top: CGFloat = 0, width: CGFloat = 0, inset: CGFloat = 0) {
        var y = top
        self.width = max(0, width - 2 * inset)
        self.inset = inset
        self.sections = sections.map { section in
            y += section.gap
            var edges = [y + section.header]
            for height in section.rows { edges.append(edges[edges.count - 1] + height) }
            let placed = Placed(top: y, header: section.header, edges: edges, footer: section.footer)
            y = placed.bottom
            return placed
        }
        bottom = y
    }

    var numberOfSections: Int { sections.count }

    func numberOfRows(in section: Int) -> Int { sections[section].edges.count - 1 }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<numberOfRows(in: path.section)).contains(path.row)
    }

    func row(_ path: IndexPath) -> CGRect {
        let edges = sections[path.section].edges
        return CGRect(x: inset, y: edges[path.row], width: width, height: edges[path.row + 1] - edges[path.row])
    }

    func header(of section: Int) -> CGRect {
        CGRect(x: inset, y: sections[section].top, width: width, height: sections[section].header)
    }

    func footer(of section: Int) -> CGRect {
        let placed = sections[section]
        return CGRect(x: inset, y: placed.bottom - placed.footer, width: width, height: placed.footer)
    }

    func section(_ section: Int) -> CGRect {
        let placed = sections[section]
        return CGRect(x: inset, y: placed.top, width: width, height: placed.bottom - placed.top)
    }

    /// The rows that show in `rect`, from above to below.
    func rows(in rect: CGRect) -> [IndexPath] {
        var paths: [IndexPath] = []
        for (section, placed) in sections.enumerated() where placed.top < rect.maxY && placed.bottom > rect.minY {
            for row in 0..<(placed.edges.count - 1)
            where placed.edges[row] < rect.maxY && placed.edges[row + 1] > rect.minY {
                paths.append(IndexPath(row: row, section: section))
            }
        }
        return paths
    }
}
