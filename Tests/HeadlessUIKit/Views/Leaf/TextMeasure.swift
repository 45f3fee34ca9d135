/// The width of text in a font.
struct TextMeasure {
    let font: UIFont
    let metrics: BehaviourProfile.Text

    /// In points.
    func width(of text: String) -> CGFloat {
        let advances = text.reduce(0) { $0 + advance(of: $1) }
        return advances * font.pointSize * (1 + metrics.wideningByWeight * font.weight.rawValue)
    }

    /// The text, if it is wider than `width` with an ellipsis where the mode wants it, or clipped.
    func cut(_ text: String, to width: CGFloat, _ mode: NSLineBreakMode) -> String {
        guard self.width(of: text) > width else { return text }
        var (head, tail) = (Substring(text), Substring(text))
        switch mode {
        case .byTruncatingTail:
            while !head.isEmpty, self.width(of: head + "…") > width { head.removeLast() }
            return head + "…"
        case .byTruncatingHead:
            while !tail.isEmpty, self.width(of: "…" + tail) > width { tail.removeFirst() }
            return "…" + tail
        case .byTruncatingMiddle:
            head = text.prefix(text.count / 2)
            tail = text.suffix(text.count - head.count)
            while !head.isEmpty || !tail.isEmpty, self.width(of: head + "…" + tail) > width {
                if head.count > tail.count { head.removeLast() } else { tail.removeFirst() }
            }
            return head + "…" + tail
        case .byWordWrapping, .byCharWrapping, .byClipping:
            while !head.isEmpty, self.width(of: String(head)) > width { head.removeLast() }
            return String(head)
        }
    }

    /// A fraction of the point size.
    private func advance(of character: Character) -> CGFloat {
        if character.isNumber { return metrics.digitAdvance }
        if Self.narrow.contains(character) { return metrics.narrowAdvance }
        if Self.wide.contains(character) { return metrics.wideAdvance }
        if character.isUppercase { return metrics.capitalAdvance }
        let scalar = character.unicodeScalars.first?.value ?? 0
        return scalar >= 0x1100 && !character.isCased ? metrics.fullWidthAdvance : metrics.letterAdvance
    }

    private static let narrow: Set<Character> = [
        " ", "i", "j", "l", "f", "t", "r", "I", ".", ",", ":", ";", "!", "'", "’", "|", "(", ")", "[", "]", "/", "·",
    ]
    private static let wide: Set<Character> = ["m", "w", "M", "W", "@", "%", "—", "…"]
}
