/// The width of text in a font.
struct TextMeasure {
    let font: UIFont
    let metrics: BehaviourProfile.Text

    /// In points.
    func width(of text: String) -> CGFloat {
        width(ofAdvances: text.reduce(0) { $0 + advance(of: $1) })
    }

    /// In points, of text whose characters have these advances in all.
    func width(ofAdvances advances: CGFloat) -> CGFloat {
        advances * font.pointSize * (1 + metrics.wideningByWeight * font.weight.rawValue)
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
    func advance(of character: Character) -> CGFloat {
        // Most characters are ASCII, and asking Unicode about each of them takes long.
        let kind = character.asciiValue.map { Self.kindsOfASCII[Int($0)] } ?? Kind(character)
        return switch kind {
        case .digit: metrics.digitAdvance
        case .narrow: metrics.narrowAdvance
        case .wide: metrics.wideAdvance
        case .capital: metrics.capitalAdvance
        case .fullWidth: metrics.fullWidthAdvance
        case .letter: metrics.letterAdvance
        }
    }

    private enum Kind {
        case digit, narrow, wide, capital, fullWidth, letter

        init(_ character: Character) {
            let scalar = character.unicodeScalars.first?.value ?? 0
            if character.isNumber {
                self = .digit
            } else if TextMeasure.narrow.contains(character) {
                self = .narrow
            } else if TextMeasure.wide.contains(character) {
                self = .wide
            } else if character.isUppercase {
                self = .capital
            } else {
                self = scalar >= 0x1100 && !character.isCased ? .fullWidth : .letter
            }
        }
    }

    private static let kindsOfASCII = (0..<128).map { Kind(Character(Unicode.Scalar(UInt8($0)))) }
    private static let narrow: Set<Character> = [
        " ", "i", "j", "l", "f", "t", "r", "I", ".", ",", ":", ";", "!", "'", "’", "|", "(", ")", "[", "]", "/", "·",
    ]
    private static let wide: Set<Character> = ["m", "w", "M", "W", "@", "%", "—", "…"]
}
