/// The words of a command line one after another, some of which are values of the option before.
package struct OptionReader {
    private var remaining: ArraySlice<String>

    package init(_ arguments: [String]) {
        remaining = arguments[...]
    }

    /// The next word; nil at the end.
    package mutating func next() -> String? {
        remaining.popFirst()
    }

    /// The value that follows `option`, as `read` understands it.
    ///
    /// - Throws: a ``UsageError`` that says what was expected, if there is none or `read` does not understand it.
    package mutating func value<Value>(
        of option: String, _ expectation: String, _ read: (String) -> Value?
    ) throws(UsageError) -> Value {
        guard let text = remaining.popFirst() else { throw UsageError("\(option) expects \(expectation)") }
        guard let value = read(text) else {
            let start = text.prefix(60).map { $0.isNewline ? " " : "\($0)" }.joined()
            throw UsageError("\(option) expects \(expectation), not \(start)\(text.count > 60 ? "…" : "")")
        }
        return value
    }
}
