/// How a governed recognizer relates to another one that sees the same touch.
///
/// The arbiter answers all three questions of `UIGestureRecognizerDelegate` about two recognizers from one relation, so
/// the answers can't contradict each other.
public enum ArbitrationRelation: Equatable, Sendable {
    /// Only one of the two may recognize: the first one that begins or, when both begin in one event, the one whose
    /// view is deeper. This is UIKit's default.
    case exclusive(ArbitrationReason)
    /// Both may recognize at the same time.
    case simultaneous(ArbitrationReason)
    /// The governed recognizer begins only after the other one has failed.
    case waits(ArbitrationReason)
    /// The other one begins only after the governed recognizer has failed. If the governed recognizer refuses, the
    /// other one begins in the same event, without a delay.
    case goesFirst(ArbitrationReason)

    /// The reason.
    public var reason: ArbitrationReason {
        switch self {
        case .exclusive(let reason), .simultaneous(let reason), .waits(let reason), .goesFirst(let reason): reason
        }
    }

    /// The relation of two recognizers, whatever the reason.
    package enum Kind {
        case exclusive, simultaneous, waits, goesFirst
    }

    package var kind: Kind {
        switch self {
        case .exclusive: .exclusive
        case .simultaneous: .simultaneous
        case .waits: .waits
        case .goesFirst: .goesFirst
        }
    }
}
