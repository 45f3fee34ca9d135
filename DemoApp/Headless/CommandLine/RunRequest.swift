import CommandLineSupport

/// Which scenario files are to be played, and what is wanted of the plays.
struct RunRequest: Equatable {
    var files: [String] = []
    var format = Invocation.Format.table
    /// Whether the reasons of all decisions are printed as well.
    var printsTrace = false
    /// The folder that a page with the plays is written into; nil for none.
    var report: String?

    static var options: [CommandOption<RunRequest>] {
        let report =
            "also a web page that shows the plays in motion, UIKit alone and the common recipe beside the package"
        return [
            .flag(
                "--json",
                "an array of {scenario, profile, contender, driver (of the toolkit), expected, observed, holds}"
            ) { $0.format = .json },
            .flag("--trace", "after the table, why the toolkit decided as it did") { $0.printsTrace = true },
            .value("--report", "FOLDER", report, expects: "a folder", { $0 }) { $0.report = $1 },
        ]
    }

    init(files: [String]) {
        self.files = files
    }

    /// - Parameter arguments: without the word `run`.
    /// - Throws: a ``UsageError`` for what is missing or not understood.
    init(_ arguments: [String]) throws {
        files = try Self.options.apply(arguments, to: &self)
        guard !files.isEmpty else { throw UsageError("run needs one or more scenario files") }
        if printsTrace, format == .json { throw UsageError("--trace and --json exclude each other") }
        if report != nil, format == .json { throw UsageError("--report and --json exclude each other") }
    }
}
