/// Which way a transition is played.
public enum TransitionDirection: Sendable, CaseIterable {
    /// For a push or a presentation.
    case forward
    /// For a pop or a dismissal.
    case backward
}
