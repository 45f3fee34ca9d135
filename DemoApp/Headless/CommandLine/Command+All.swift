import Scenarios
import CommandLineSupport

extension Command {
    /// What the program does that is called without a command.
    static var program: Command {
        Command(
            "", ["[--json]": "the whole library, a row per scenario, and the report"],
            flags: ["--json", "--version", "--help"]
        ) { _, flags in
            guard flags.contains("--version") else { return .playLibrary(format: flags.format) }
            guard flags.count == 1 else { throw UsageError.unknownOption("--version", of: []) }
            return .version
        }
    }

    /// All commands, in the order of the help.
    static var all: [Command] {
        [
            Command(
                "list",
                [
                    "list [--json]": "the scenarios of the library, by topic",
                    "list transitions": "the transitions and gestures there are",
                ],
                flags: ["--json"]
            ) { words, flags in
                if words.isEmpty { return .list(format: flags.format) }
                if let flag = flags.first { throw UsageError.unknownOption(flag, of: []) }
                guard words == ["transitions"] else {
                    let text = words.joined(separator: " ").brief()
                    throw UsageError("list takes the word transitions or nothing, not \(text)")
                }
                return .listTransitions
            },
            Command(
                "run", ["run FILE… [OPTION…]": "scenario files from anywhere"], Usage.run,
                options: RunRequest.options, column: 17
            ) { .play(try RunRequest($0)) },
            Command(
                "live", ["live [FILE…] [--port N]": "a phone in the browser, to be touched"], Usage.live,
                options: LiveRequest.options, column: 17
            ) { .live(try LiveRequest($0)) },
            Command(
                "sample", ["sample NAME [OPTION…]": "how a transition stands at moments of its course"], Usage.sample,
                options: SampleRequest.options
            ) { .sample(try SampleRequest($0)) },
            Command(
                "report", ["report FOLDER [OPTION…]": "a web page that shows scenarios and transitions in motion"],
                Usage.report,
                options: ReportOptions.options
            ) { .report(try ReportOptions($0)) },
            Command(
                "filmstrip",
                ["filmstrip NAME… [OPTION…]": "moments of transitions or scenarios side by side, as a web page"],
                Usage.filmstrip,
                options: FilmstripRequest.options
            ) { .filmstrip(try FilmstripRequest($0)) },
            Command(
                "vary", ["vary [OPTION…]": "what depends on choices of the model that nobody outside Apple knows"],
                Usage.vary,
                options: VaryRequest.options
            ) { .vary(try VaryRequest($0)) },
            Command(
                "table", ["table FILE… [--check]": "puts the results into documents, or says where they differ"],
                Usage.table,
                flags: ["--check"]
            ) { words, flags in
                guard !words.isEmpty else { throw UsageError("table needs one or more documents with results") }
                return .table(files: words, checks: flags.contains("--check"))
            },
            Command(
                "questions",
                ["questions [ANSWERS.json]": "the model's answers to questions about UIKit, or where it differs"],
                Usage.questions
            ) { words, _ in
                guard words.count <= 1 else { throw UsageError("questions takes one file of answers, or none") }
                return words.first.map(Invocation.compareAnswers) ?? .answerQuestions
            },
            Command("help", ["help COMMAND": "what a command does, and its options"]) { words, _ in
                guard words.count <= 1 else { throw UsageError("help takes one command, or none") }
                guard let word = words.first else { return .help(of: nil) }
                guard named(word)?.isDocumented == true else { throw UsageError.unknownCommand(word) }
                return .help(of: word)
            },
            Command("share", [:], flags: ["--leaks"]) { words, flags in
                guard words.count == 1, let share = Share(words[0]) else {
                    throw UsageError("share needs a share such as 2/4")
                }
                return .playShare(share, looksForLeaks: flags.contains("--leaks"))
            },
        ]
    }
}

extension Set<String> {
    fileprivate var format: Invocation.Format { contains("--json") ? .json : .table }
}
