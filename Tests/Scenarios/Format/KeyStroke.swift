/// A key of a hardware keyboard with what is held down beside it, such as `cmd+[` or `shift+cmd+k`.
public struct KeyStroke: Sendable, Equatable {
    public var modifiers: [Modifier]
    /// One character. Brackets are meant for interfaces from left to right, and mirrored in others.
    public var input: String

    public enum Modifier: String, CaseIterable, Sendable {
        case cmd, shift, alt, ctrl
    }

    /// How a file writes it.
    public var text: String { (modifiers.map(\.rawValue) + [input]).joined(separator: "+") }

    /// - Returns: Nil if `text` is no key.
    public init?(_ text: String) {
        let parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        let modifiers = parts.dropLast().compactMap(Modifier.init)
        guard let input = parts.last, input.count == 1, modifiers.count == parts.count - 1,
            Set(modifiers).count == modifiers.count
        else { return nil }
        self.modifiers = modifiers
        self.input = input
    }
}
