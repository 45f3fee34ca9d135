/// A sampled transition for people to read.
struct SampleListing {
    let record: SampleRecord

    var text: String {
        let size = record.size.map { $0.text(decimals: 1) }.joined(separator: " × ")
        let heading = "\(record.transition), \(record.direction), \(record.layout), \(size) points"
        return ([heading] + record.samples.flatMap(Self.lines)).joined(separator: "\n")
    }

    private static func lines(of moment: SampleRecord.Moment) -> [String] {
        ["", "at \(moment.progress.text(decimals: 4))"] + moment.layers.flatMap(lines)
    }

    private static func lines(of layer: SampleRecord.Layer) -> [String] {
        let frame = layer.frame.map { $0.text(decimals: 2) }.joined(separator: ", ")
        var qualities: [String] = []
        if layer.opacity != 1 { qualities.append("opacity \(layer.opacity.text(decimals: 3))") }
        if layer.dimming != 0 {
            let edge = layer.dimmingEdge.map { " at the \($0) edge" } ?? ""
            qualities.append("dimmed by \(layer.dimming.text(decimals: 3))\(edge)")
        }
        if layer.shadow != 0 { qualities.append("shadow \(layer.shadow.text(decimals: 3))") }
        if layer.cornerRadius != 0 { qualities.append("corners of \(layer.cornerRadius.text(decimals: 2))") }
        if let window = layer.window {
            let center = window.center.map { $0.text(decimals: 2) }.joined(separator: ", ")
            qualities.append("seen through a circle of \(window.radius.text(decimals: 2)) about (\(center))")
        }
        let name = ([layer.layer, "in [\(frame)]"] + qualities).joined(separator: ", ")
        return ["  \(name)"] + rows(of: layer.transform).map { "    \($0)" }
    }

    /// The matrix in four rows, its columns aligned.
    private static func rows(of numbers: [Double]) -> [String] {
        let texts = numbers.map { $0.text(decimals: 6) }
        let rows = stride(from: 0, to: 16, by: 4).map { Array(texts[$0..<$0 + 4]) }
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { text, width in String(repeating: " ", count: width - text.count) + text }
                .joined(separator: "  ")
        }
    }
}
