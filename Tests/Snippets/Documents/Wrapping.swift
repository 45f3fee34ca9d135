/// What a comment on the line before a fence says of what there is around the snippet.
enum Wrapping: Equatable {
    /// `in a UIViewController`
    case inheriting(from: String)
    /// `continues`
    case continues

    static let vocabulary = "\"in a UIViewController\", or of another type, or \"continues\""

    /// What a line says after `snippet:` in an HTML comment; nil if there is none.
    static func text(in line: String) -> String? {
        line.firstMatch(of: /<!--\s*snippet\b:?\s*(.*?)\s*(?:-->|$)/).map { String($0.1) }
    }

    /// Nil if it is not in the vocabulary.
    init?(_ text: String) {
        if text == "continues" {
            self = .continues
        } else if let match = text.wholeMatch(of: /in an? ([A-Za-z_][A-Za-z0-9_.]*)/) {
            self = .inheriting(from: String(match.1))
        } else {
            return nil
        }
    }
}
