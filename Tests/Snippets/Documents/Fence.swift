/// The line that begins a fenced block: three or more backticks or tildes.
struct Fence: Equatable {
    /// The first word after the fence, in small letters; empty if there is none.
    let language: String

    /// What the fence is made of.
    private let bar: Substring
    /// How deep in a list or a quotation the block stands.
    private let indentation: Int

    /// Nil if the line is not a fence.
    init?(_ line: String) {
        // A quotation or an item of a list may begin on the same line; text after backticks has none.
        let pattern = /([ \t>]*(?:(?:[\-*+]|\d+[.)])[ \t]+)?)(`{3,}(?=[^`]*$)|~{3,})[ \t]*([^\s,{]*).*/
        guard let match = line.wholeMatch(of: pattern) else { return nil }
        indentation = match.1.count
        bar = match.2
        language = match.3.lowercased()
    }

    /// Whether the line ends the block.
    func isClosed(by line: String) -> Bool {
        guard let match = line.wholeMatch(of: /[ \t>]*(`+|~+)\s*/) else { return false }
        return match.1.hasPrefix(bar)
    }

    /// A line of the block without what the fence itself is indented by.
    func content(of line: String) -> String {
        let surroundings = line.prefix(indentation).prefix { " \t>".contains($0) }
        return String(line.dropFirst(surroundings.count))
    }
}
