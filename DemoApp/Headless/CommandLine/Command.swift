import CommandLineSupport

/// What one word of the command line asks for.
struct Command {
    let name: String
    /// How it is written, and what it does; empty for a command that only this program gives itself.
    let overview: KeyValuePairs<String, String>
    /// What else the help says of it; may be empty.
    let details: String
    let options: [OptionDescription]
    /// Where the explanations of the options begin in a line.
    let column: Int
    /// - Parameter arguments: without the command's name.
    let invocation: (_ arguments: [String]) throws -> Invocation
}

extension Command {
    /// A command whose request is made from the words that are no options.
    init<Request>(
        _ name: String, _ overview: KeyValuePairs<String, String>, _ details: String,
        options: [CommandOption<Request>], column: Int = 20, invocation: @escaping ([String]) throws -> Invocation
    ) {
        self.init(
            name: name, overview: overview, details: details, options: options.map(\.description), column: column,
            invocation: invocation)
    }

    /// A command whose options have no values.
    ///
    /// - Parameters:
    ///   - flags: what the overview or the details say of them is enough.
    ///   - invocation: is handed the words that are no options, and the flags among them.
    init(
        _ name: String, _ overview: KeyValuePairs<String, String>, _ details: String = "", flags: [String] = [],
        invocation: @escaping (_ words: [String], _ flags: Set<String>) throws -> Invocation
    ) {
        let options = flags.map { flag in CommandOption<Set<String>>.flag(flag, "") { $0.insert(flag) } }
        self.init(name, overview, details, options: options) { arguments in
            var given: Set<String> = []
            let words = try options.apply(arguments, to: &given)
            return try invocation(words, given)
        }
    }

    /// What the help says of it alone.
    var help: String { ([Usage.lines(overview)] + paragraphs).joined(separator: "\n\n") }

    /// What the help says of it beside its overview.
    var paragraphs: [String] {
        let explanations = options.compactMap { $0.help(column: column) }.joined(separator: "\n")
        return [details, explanations].filter { !$0.isEmpty }
    }

    /// Whether people are told of it.
    var isDocumented: Bool { !overview.isEmpty }

    /// The command of this name; nil if there is none.
    static func named(_ name: String) -> Command? {
        all.first { $0.name == name }
    }

    /// Where a command line names its command: at the first word that is neither an option nor the value of one; nil if
    /// there is none. A command's name is never a value: behind an option, the value has more likely been forgotten.
    static func place(in arguments: [String]) -> Int? {
        let optionsWithValue = all.flatMap(\.options).filter { $0.value != nil }.map(\.name)
        return arguments.indices.first { place in
            let isValue = place > 0 && optionsWithValue.contains(arguments[place - 1])
            return !arguments[place].hasPrefix("-") && (!isValue || named(arguments[place]) != nil)
        }
    }
}
