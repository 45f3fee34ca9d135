import Foundation

/// Something that happened during a play and is worth marking on its time line.
public struct PlayMark: Sendable, Equatable {
    public enum Kind: String, Sendable {
        /// A finger came down or left the glass.
        case touch
        /// The arbiter decided something.
        case decision
        /// A pop's event, a scroll view that a finger dragged, a tap that counted.
        case event
        /// The app or the system did something.
        case action
        /// A screen appeared or left the stack.
        case screen
    }

    /// In seconds from the scenario's begin.
    public var time: TimeInterval
    public var kind: Kind
    public var text: String
}
