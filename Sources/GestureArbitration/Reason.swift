/// Why something was decided, as a sentence that completes "because …".
///
/// A reason is a string literal and nothing else, so giving one allocates nothing. Compare reasons with the named ones
/// that each rule declares:
///
/// ```swift
/// if decision.reason == .touchOnControl { … }
/// ```
///
/// A rule of your own writes its reasons as literals, or names them in an extension of this type.
public struct Reason: Sendable, ExpressibleByStringLiteral {
    private let sentence: StaticString

    /// Makes a reason of a literal such as `"the touch is on the map"`.
    public init(stringLiteral sentence: StaticString) {
        self.sentence = sentence
    }
}

extension Reason: Equatable {
    /// Whether both say the same words. Compares bytes and allocates nothing.
    public static func == (one: Reason, another: Reason) -> Bool {
        one.sentence.withUTF8Buffer { ours in
            another.sentence.withUTF8Buffer { theirs in ours.elementsEqual(theirs) }
        }
    }
}

extension Reason: CustomStringConvertible {
    /// The words of the literal.
    public var description: String { sentence.description }
}

extension Reason {
    /// No rule had an opinion, so UIKit's default stands.
    public static var noOpinion: Reason { "no rule has an opinion" }

    /// The delegate that the recognizer had before it was governed said no.
    public static var previousDelegate: Reason { "the recognizer's previous delegate says no" }
}
