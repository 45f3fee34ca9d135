import CommandLineSupport

/// What the command line asks for.
enum Invocation: Equatable {
    /// On one command, or on all of them.
    case help(of: String?)
    case version
    case list(format: Format)
    case listTransitions
    case sample(SampleRequest)
    case playLibrary(format: Format)
    /// What a process does that another one has started.
    case playShare(Share, looksForLeaks: Bool)
    case report(ReportOptions)
    case filmstrip(FilmstripRequest)
    case vary(VaryRequest)
    case table(files: [String], checks: Bool)
    case answerQuestions
    case compareAnswers(file: String)
    case live(LiveRequest)
    case play(RunRequest)

    enum Format: Equatable {
        case table
        case json
    }

    /// - Parameter arguments: without the program's name.
    /// - Throws: a ``UsageError`` for what there is not.
    init(_ arguments: [String]) throws {
        var rest = arguments
        let name = Command.place(in: arguments).map { rest.remove(at: $0) }
        if rest.contains("--help") || rest.contains("-h") {
            self = .help(of: name.flatMap(Command.named)?.isDocumented == true ? name : nil)
        } else if let name {
            guard let command = Command.named(name) else { throw UsageError.unknownCommand(name) }
            self = try command.invocation(rest)
        } else {
            self = try Command.program.invocation(rest)
        }
    }
}
