/// The reason for a decision, as a sentence that completes "because …".
///
/// A reason is a string literal, so it allocates nothing. Compare it with the named reasons that each rule declares:
///
/// ```swift
/// if decision.reason == .touchOnControl { … }
/// ```
///
/// In your own rules, write reasons as literals, or name them in an extension of this type.
public struct ArbitrationReason: Sendable, ExpressibleByStringLiteral {
    private let sentence: StaticString

    /// Creates a reason from a literal such as `"the touch is on the map"`.
    public init(stringLiteral sentence: StaticString) {
        self.sentence = sentence
    }
}

extension ArbitrationReason: Equatable {
    /// Whether both have the same text. Compares bytes and allocates nothing.
    public static func == (one: ArbitrationReason, another: ArbitrationReason) -> Bool {
        one.sentence.withUTF8Buffer { ours in
            another.sentence.withUTF8Buffer { theirs in ours.elementsEqual(theirs) }
        }
    }
}

extension ArbitrationReason: CustomStringConvertible {
    /// The text of the literal.
    public var description: String { sentence.description }
}

extension ArbitrationReason {
    /// No rule had an opinion, so UIKit's default stands.
    public static var noOpinion: ArbitrationReason { "no rule has an opinion" }

    /// The delegate that the recognizer had before it was governed said no.
    public static var previousDelegate: ArbitrationReason { "the recognizer's previous delegate says no" }
}
