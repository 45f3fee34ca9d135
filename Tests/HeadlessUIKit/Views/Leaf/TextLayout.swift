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
        /// The advances of the line: adding to them is quicker than to measure it anew for every word.
        var advances: CGFloat = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let addition = line.isEmpty ? String(word) : " " + word
            let longer = addition.reduce(advances) { $0 + measure.advance(of: $1) }
            if measure.width(ofAdvances: longer) <= width {
                line += addition
                advances = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            (line, advances) = ("", 0)
            for character in word {
                let advance = measure.advance(of: character)
                if !line.isEmpty, measure.width(ofAdvances: advances + advance) > width {
                    lines.append(line)
                    (line, advances) = ("", 0)
                }
                line.append(character)
                advances += advance
            }
        }
        return lines + [line]
    }
}
