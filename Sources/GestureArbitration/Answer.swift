/// What a rule says to a yes-or-no question. A rule without an opinion returns nil instead.
public enum Answer: Equatable, Sendable {
    /// Yes, whatever the rules after this one would say.
    case allow(Reason)
    /// No, whatever the rules after this one would say.
    case deny(Reason)
}
