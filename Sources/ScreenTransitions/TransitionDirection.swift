/// The direction in which a transition is played.
public enum TransitionDirection: Sendable, CaseIterable {
    /// The direction of a push or a presentation.
    case forward
    /// The direction of a pop or a dismissal.
    case backward
}
