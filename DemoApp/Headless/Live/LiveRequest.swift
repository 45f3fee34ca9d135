import CommandLineSupport

/// How the live phone is to be served.
struct LiveRequest: Equatable {
    /// Scenario files whose screens can be chosen beside those of the library.
    var files: [String] = []
    /// Of this machine; 0 is any that is free.
    var port = 0

    static var options: [CommandOption<LiveRequest>] {
        [
            .value(
                "--port", "8123", "listens there; default: a port that is free", expects: "a port from 1 to 65535",
                (1...65_535).number
            ) { $0.port = $1 }
        ]
    }

    init() {}

    /// - Parameter arguments: without the word `live`.
    /// - Throws: a ``UsageError`` for what is not understood.
    init(_ arguments: [String]) throws {
        files = try Self.options.apply(arguments, to: &self)
    }
}
