/// What touches the screen.
public enum TouchKind: String, CaseIterable, Sendable {
    case finger, pencil
    /// A mouse or a trackpad with its button held.
    case pointer
}

extension StrictObject {
    /// The kinds of touches in a list; nil without the key. A list may be empty.
    func touchKinds(_ key: Key) throws -> [TouchKind]? {
        guard let names = try optional(key, [String].self) else { return nil }
        return try names.map { name in
            guard let kind = TouchKind(rawValue: name) else {
                let kinds = TouchKind.allCases.map(\.rawValue).joined(separator: ", ")
                throw failure(at: key, "expected a list of any of \(kinds), found \(name.brief())")
            }
            return kind
        }
    }
}
