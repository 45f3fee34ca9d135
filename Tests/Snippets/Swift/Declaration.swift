/// How a declaration begins.
struct Declaration: Equatable {
    enum Kind {
        case importing
        /// A type, or an extension of one.
        case type
        case alias
        case function
        /// What only types have.
        case member
        case variable
    }

    let kind: Kind
    /// Empty where there is none.
    let name: String

    /// The name that no other declaration of the module may have; nil for an extension.
    let declaredName: String?

    /// Nil if a statement begins with this line.
    init?(_ line: String) {
        let pattern =
            #/
            \s* (?: @\w+ (?: \([^)]*\) )? \s+ )*
            (?: (?: public | package | internal | fileprivate | private | open | final | static | class | override
                | required | convenience | mutating | nonmutating | nonisolated | lazy | weak | unowned | indirect
                | dynamic | prefix | postfix | infix ) (?: \(\w+\) )? \s+ )*
            (import | struct | class | enum | protocol | actor | extension | typealias
                | func | let | var | init | deinit | subscript) \b
            (?: \s+ ( [\w.`]+ ) )? .*
            /#
        guard let match = line.wholeMatch(of: pattern) else { return nil }
        name = match.2.map(String.init) ?? ""
        switch match.1 {
        case "import": kind = .importing
        case "typealias": kind = .alias
        case "func": kind = .function
        case "let", "var": kind = .variable
        case "init", "deinit", "subscript": kind = .member
        default: kind = .type
        }
        // Where something merely is named actor, no name follows.
        if kind == .type, name.isEmpty { return nil }
        declaredName = match.1 == "extension" || name.isEmpty ? nil : name
    }
}
