import CommandLineSupport

/// What a filmstrip is to show, and where it goes.
struct FilmstripRequest: Equatable {
    /// Of transitions, and of scenarios' files.
    var names: [String] = []
    /// How many moments stand side by side.
    var moments = 6
    /// How transitions are played.
    var way = TransitionPlay.Way.forward
    var file = "filmstrip.html"
}

extension FilmstripRequest {
    static var options: [CommandOption<FilmstripRequest>] {
        [
            .value("--moments", "6", "how many moments, 2 to 24", expects: "a number from 2 to 24", (2...24).number) {
                $0.moments = $1
            },
            .value(
                "--way", "back", "transitions forward, back, or cancelled by a drag; default forward",
                expects: "forward, back or cancelled", TransitionPlay.Way.init(rawValue:)
            ) { $0.way = $1 },
            .value("--out", "FILE", "default filmstrip.html", expects: "a file", { $0 }) { $0.file = $1 },
        ]
    }

    /// - Parameter arguments: without the word `filmstrip`.
    /// - Throws: a ``UsageError`` for what is missing or not understood.
    init(_ arguments: [String]) throws {
        self.init()
        names = try Self.options.apply(arguments, to: &self)
        guard !names.isEmpty else { throw UsageError("filmstrip needs the name of a transition or a scenario") }
    }
}
