import CommandLineSupport

/// Which scenario files are to be played, and what is wanted of the plays.
struct RunRequest: Equatable {
    var files: [String] = []
    var format = Invocation.Format.table
    /// Whether the reasons of all decisions are printed as well.
    var printsTrace = false
    /// The folder that a page with the plays is written into; nil for none.
    var report: String?

    init(files: [String]) {
        self.files = files
    }

    /// - Parameter arguments: without the word `run`.
    /// - Throws: a ``UsageError`` for what is missing or not understood.
    init(_ arguments: [String]) throws {
        var reader = OptionReader(arguments)
        while let word = reader.next() {
            switch word {
            case "--json": format = .json
            case "--trace": printsTrace = true
            case "--report": report = try reader.value(of: word, "a folder") { $0 }
            default:
                guard !word.hasPrefix("-") else { throw UsageError.unknownOption(word, of: "run") }
                files.append(word)
            }
        }
        guard !files.isEmpty else { throw UsageError("run needs one or more scenario files") }
        if printsTrace, format == .json { throw UsageError("--trace and --json exclude each other") }
        if report != nil, format == .json { throw UsageError("--report and --json exclude each other") }
    }
}
