/// One line of a flow layout.
struct FlowLine {
    /// The first item and those behind it.
    let items: Range<Int>
    /// How long each of them is along the line, in points.
    let lengths: [CGFloat]
    /// Across the line: as much as its largest item.
    let height: CGFloat

    /// As many items in every line as fit in it with at least `spacing` between them, and at least one.
    static func lines(
        of sizes: [CGSize], along axis: ScrollAxis, within room: CGFloat, spacing: CGFloat
    ) -> [FlowLine] {
        var lines: [FlowLine] = []
        var first = 0
        while first < sizes.count {
            var length = sizes[first][axis]
            var end = first + 1
            while end < sizes.count, length + spacing + sizes[end][axis] <= room + 1e-6 {
                length += spacing + sizes[end][axis]
                end += 1
            }
            let inLine = sizes[first..<end]
            lines.append(
                FlowLine(
                    items: first..<end, lengths: inLine.map { $0[axis] },
                    height: inLine.map { $0[axis.other] }.max() ?? 0))
            first = end
        }
        return lines
    }

    /// Where each item begins along the line. Items fill a line but for the last one, which begins at its start; an
    /// item that is alone in a line before is in its middle.
    func places(isLast: Bool, within room: CGFloat, spacing: CGFloat) -> [CGFloat] {
        let free = room - lengths.reduce(0, +)
        if lengths.count == 1 { return [isLast ? 0 : free / 2] }
        let gap = isLast ? spacing : free / CGFloat(lengths.count - 1)
        var place: CGFloat = 0
        return lengths.map { length in
            defer { place += length + gap }
            return place
        }
    }
}
