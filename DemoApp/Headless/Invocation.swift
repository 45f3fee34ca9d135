import Scenarios
import CommandLineSupport

/// What the command line asks for.
enum Invocation: Equatable {
    /// On one command, or on all of them.
    case help(of: String?)
    case version
    case list(format: Format)
    case listTransitions
    case sample(SampleRequest, format: Format)
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
        let options = arguments.filter { $0.hasPrefix("-") }
        let words = arguments.filter { !$0.hasPrefix("-") }
        if options.contains("--help") || options.contains("-h") {
            self = .help(of: words.first.flatMap { Usage.commands.contains($0) ? $0 : nil })
            return
        }
        let format: Format = options.contains("--json") ? .json : .table
        switch words.first {
        case nil where options == ["--version"]:
            self = .version
        case nil:
            try Self.check(options, allowed: ["--json"])
            self = .playLibrary(format: format)
        case "help":
            try Self.check(options, allowed: [], of: "help")
            guard words.count <= 2 else { throw UsageError("help takes one command, or none") }
            if words.count == 2, !Usage.commands.contains(words[1]) { throw UsageError.unknownCommand(words[1]) }
            self = .help(of: words.count == 2 ? words[1] : nil)
        case "list":
            try Self.check(options, allowed: words.count == 1 ? ["--json"] : [], of: "list")
            guard words.count <= 2, words.count == 1 || words[1] == "transitions" else {
                let rest = words.dropFirst().joined(separator: " ")
                throw UsageError("list takes the word transitions or nothing, not \(rest.brief())")
            }
            self = words.count == 1 ? .list(format: format) : .listTransitions
        case "sample":
            guard let start = arguments.firstIndex(of: "sample") else { fallthrough }
            let rest = arguments[..<start] + arguments[(start + 1)...]
            self = .sample(try SampleRequest(rest.filter { $0 != "--json" }), format: format)
        case "share":
            try Self.check(options, allowed: ["--leaks"])
            guard words.count == 2, let share = Share(words[1]) else {
                throw UsageError("share needs a share such as 2/4")
            }
            self = .playShare(share, looksForLeaks: options.contains("--leaks"))
        case "report":
            self = .report(try ReportOptions(Self.words(arguments, without: "report")))
        case "filmstrip":
            self = .filmstrip(try FilmstripRequest(Self.words(arguments, without: "filmstrip")))
        case "vary":
            self = .vary(try VaryRequest(Self.words(arguments, without: "vary")))
        case "table":
            try Self.check(options, allowed: ["--check"], of: "table")
            guard words.count > 1 else { throw UsageError("table needs one or more documents with results") }
            self = .table(files: Array(words.dropFirst()), checks: options.contains("--check"))
        case "questions":
            try Self.check(options, allowed: [], of: "questions")
            guard words.count <= 2 else { throw UsageError("questions takes one file of answers, or none") }
            self = words.count == 1 ? .answerQuestions : .compareAnswers(file: words[1])
        case "live":
            self = .live(try LiveRequest(Self.words(arguments, without: "live")))
        case "run":
            self = .play(try RunRequest(Self.words(arguments, without: "run")))
        case let command?:
            throw UsageError.unknownCommand(command)
        }
    }

    /// The arguments of a command, without its name.
    private static func words(_ arguments: [String], without command: String) -> [String] {
        var words = arguments
        if let place = words.firstIndex(of: command) { words.remove(at: place) }
        return words
    }

    private static func check(_ options: [String], allowed: [String], of command: String? = nil) throws {
        guard let stranger = options.first(where: { !allowed.contains($0) }) else { return }
        throw UsageError.unknownOption(stranger, of: command)
    }
}
