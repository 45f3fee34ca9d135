/// The width of text in a font.
struct TextMeasure {
    let font: UIFont
    let metrics: BehaviourProfile.Text

    /// In points.
    func width(of text: String) -> CGFloat {
        let advances = text.reduce(0) { $0 + advance(of: $1) }
        return advances * font.pointSize * (1 + metrics.wideningByWeight * font.weight.rawValue)
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
