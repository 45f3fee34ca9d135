/// What a veto decides about the recognizers that wait for it.
package enum VetoDecision {
    /// They go on waiting.
    case undecided
    /// The veto begins, and they fail.
    case begins
    /// The veto fails, and they may begin.
    case fails
}
