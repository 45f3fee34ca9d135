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
    /// - Parameter arguments: without the word `filmstrip`.
    /// - Throws: a ``UsageError`` for what is missing or not understood.
    init(_ arguments: [String]) throws {
        self.init()
        var reader = OptionReader(arguments)
        while let word = reader.next() {
            switch word {
            case "--moments":
                moments = try reader.value(of: word, "a number from 2 to 24") { text in
                    Int(text).flatMap { (2...24).contains($0) ? $0 : nil }
                }
            case "--way":
                way = try reader.value(of: word, "forward, back or cancelled", TransitionPlay.Way.init(rawValue:))
            case "--out": file = try reader.value(of: word, "a file") { $0 }
            default:
                guard !word.hasPrefix("-") else { throw UsageError.unknownOption(word, of: "filmstrip") }
                names.append(word)
            }
        }
        guard !names.isEmpty else { throw UsageError("filmstrip needs the name of a transition or a scenario") }
    }
}
