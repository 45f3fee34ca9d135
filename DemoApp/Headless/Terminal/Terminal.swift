import Foundation

/// What a stream is printed on.
struct Terminal: Equatable, Sendable {
    /// Of a line, in characters; nil for a file or another program, which take lines of any length.
    var width: Int?
    /// Whether what is printed may have colours.
    var hasColors = false

    /// A file, or another program.
    static let none = Terminal()

    /// Whether a person sees at once what is printed.
    var isTerminal: Bool { width != nil }
}

extension Terminal {
    /// - Parameters:
    ///   - descriptor: of the stream, such as `STDOUT_FILENO`.
    ///   - environment: may have `NO_COLOR`, which turns colours off if it is not empty, and `TERM`.
    init(of descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard isatty(descriptor) == 1 else {
            self.init()
            return
        }
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        self.init(columns: isKnown ? Int(size.ws_col) : nil, environment: environment)
    }

    /// A terminal of so many columns, 80 if it does not say how many.
    init(columns: Int?, environment: [String: String]) {
        width = columns ?? 80
        hasColors = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
}
