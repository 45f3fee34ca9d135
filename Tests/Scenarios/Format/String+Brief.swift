extension String {
    /// The text as an error quotes it: in one line, without what would move a terminal's cursor, and not more of it
    /// than a person reads.
    public func brief(_ limit: Int = 60) -> String {
        // Before anything is looked at in detail: a wrong file may be one string of megabytes.
        let start = unicodeScalars.prefix(4 * limit)
        let isCut = start.endIndex < unicodeScalars.endIndex
        var line = String.UnicodeScalarView()
        for scalar in start { line.append(scalar.properties.generalCategory.isInvisible ? " " : scalar) }
        let text = String(line)
        return isCut || text.count > limit ? "\(text.prefix(limit - 1))…" : text
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isInvisible: Bool {
        [.control, .format, .lineSeparator, .paragraphSeparator, .surrogate].contains(self)
    }
}
