/// The direction that a transition is played in.
public enum TransitionDirection: Sendable, CaseIterable {
    /// The direction of a push or a presentation.
    case forward
    /// The direction of a pop or a dismissal.
    case backward
}
