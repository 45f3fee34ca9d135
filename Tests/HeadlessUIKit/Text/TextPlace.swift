/// A place in the text of a view of the model, counted in characters.
final class TextPlace: UITextPosition {
    let index: Int

    init(_ index: Int) {
        self.index = index
    }
}

/// A part of such a text.
final class TextSpan: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextPlace(range.location) }
    override var end: UITextPosition { TextPlace(NSMaxRange(range)) }
}
