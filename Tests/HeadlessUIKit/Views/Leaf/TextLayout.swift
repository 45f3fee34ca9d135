/// Text broken into lines. The model has no glyphs: a character is as wide as its class (`BehaviourProfile.Text`).
struct TextLayout {
    /// The lines, without the spaces at which they broke.
    private(set) var lines: [String] = []
    private(set) var size = CGSize.zero

    /// - Parameters:
    ///   - width: in points; infinite for a text that never wraps.
    ///   - limit: the most lines that there may be; 0 for any number. The rest of the text does not show.
    init(_ text: String, font: UIFont, width: CGFloat = .infinity, limit: Int = 0, metrics: BehaviourProfile.Text) {
        let measure = TextMeasure(font: font, metrics: metrics)
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lines += Self.wrap(String(paragraph), width: width, measure: measure)
        }
        if limit > 0, lines.count > limit { lines = Array(lines.prefix(limit)) }
        let widest = lines.map { measure.width(of: $0) }.max() ?? 0
        size = CGSize(width: min(widest, width), height: font.lineHeight * CGFloat(lines.count))
    }

    /// Text that must make do with its room: the line that is the last one for want of room is cut to the width.
    ///
    /// - Parameter limit: the most lines that there may be; 0 for any number.
    init(
        _ text: String, font: UIFont, fitting width: CGFloat, lines limit: Int, breaking mode: NSLineBreakMode,
        metrics: BehaviourProfile.Text
    ) {
        self.init(text, font: font, width: limit == 1 ? .infinity : width, metrics: metrics)
        guard limit > 0, let last = lines.prefix(limit).last else { return }
        let measure = TextMeasure(font: font, metrics: metrics)
        let rest = lines.dropFirst(limit - 1).joined(separator: " ")
        lines = lines.prefix(limit - 1) + [lines.count > limit ? rest : last].map { measure.cut($0, to: width, mode) }
        size = CGSize(width: min(size.width, width), height: font.lineHeight * CGFloat(lines.count))
    }

    /// As many words on a line as fit; a word that is too long for a line is broken.
    private static func wrap(_ paragraph: String, width: CGFloat, measure: TextMeasure) -> [String] {
        guard measure.width(of: paragraph) > width else { return [paragraph] }
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if measure.width(of: longer) <= width {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for character in word {
                if !line.isEmpty, measure.width(of: line + String(character)) > width {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        return lines + [line]
    }
}
