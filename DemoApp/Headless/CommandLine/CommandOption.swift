import CommandLineSupport

/// An option of a command, and what it changes of the request that the command line makes.
struct CommandOption<Request> {
    let description: OptionDescription
    let apply: (inout Request, inout OptionReader) throws -> Void
}

extension CommandOption {
    /// An option without a value.
    static func flag(
        _ name: String, _ explanation: String, apply: @escaping (inout Request) -> Void
    ) -> CommandOption {
        CommandOption(description: OptionDescription(name: name, value: nil, explanation: explanation)) { request, _ in
            apply(&request)
        }
    }

    /// An option with a value.
    ///
    /// - Parameters:
    ///   - value: stands for it in the help.
    ///   - expectation: what an error says that it should have been.
    ///   - read: returns nil for a text that is none.
    static func value<Value>(
        _ name: String, _ value: String, _ explanation: String?, expects expectation: String,
        _ read: @escaping (String) -> Value?, apply: @escaping (inout Request, Value) throws -> Void
    ) -> CommandOption {
        CommandOption(description: OptionDescription(name: name, value: value, explanation: explanation)) {
            try apply(&$0, try $1.value(of: name, expectation, read))
        }
    }
}

extension Array {
    /// Applies the options among the arguments of a command to `request`.
    ///
    /// - Returns: the other words.
    /// - Throws: a ``UsageError`` for an option that is not one of these, or a value that is not understood.
    func apply<Request>(
        _ arguments: [String], to request: inout Request
    ) throws -> [String] where Element == CommandOption<Request> {
        var words: [String] = []
        var reader = OptionReader(arguments)
        while let word = reader.next() {
            guard word.hasPrefix("-") else {
                words.append(word)
                continue
            }
            guard let option = first(where: { $0.description.name == word }) else {
                throw UsageError.unknownOption(word, of: map(\.description))
            }
            try option.apply(&request, &reader)
        }
        return words
    }
}
