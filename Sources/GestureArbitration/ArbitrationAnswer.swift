/// A rule's answer to a yes-or-no question. A rule without an opinion returns nil instead.
public enum ArbitrationAnswer: Equatable, Sendable {
    /// Yes. The rules after this one are not asked.
    case allow(ArbitrationReason)
    /// No. The rules after this one are not asked.
    case deny(ArbitrationReason)
}
