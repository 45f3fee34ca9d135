import CommandLineSupport

/// How the live phone is to be served.
struct LiveRequest: Equatable {
    /// Scenario files whose screens can be chosen beside those of the library.
    var files: [String] = []
    /// Of this machine; 0 is any that is free.
    var port = 0

    init() {}

    /// - Parameter arguments: without the word `live`.
    /// - Throws: a ``UsageError`` for what is not understood.
    init(_ arguments: [String]) throws {
        var reader = OptionReader(arguments)
        while let word = reader.next() {
            switch word {
            case "--port":
                port = try reader.value(of: word, "a port from 1 to 65535") { text in
                    Int(text).flatMap { (1...65_535).contains($0) ? $0 : nil }
                }
            default:
                guard !word.hasPrefix("-") else { throw UsageError.unknownOption(word, of: "live") }
                files.append(word)
            }
        }
    }
}
