/// What is wrong at a place.
struct Diagnostic: Hashable, CustomStringConvertible {
    enum Severity: String {
        case error
        case warning
    }

    let severity: Severity
    let message: String
    let place: Place

    init(_ severity: Severity, _ message: String, at place: Place) {
        self.severity = severity
        self.message = message
        self.place = place
    }

    /// A line that the compiler prints; nil for its notes and for the lines of source that it repeats.
    init?(compilerLine line: some StringProtocol) {
        guard let match = String(line).wholeMatch(of: /(.+?):(\d+)(?::\d+)?: (error|warning): (.*)/),
            let severity = Severity(rawValue: String(match.3)), let number = Int(match.2)
        else { return nil }
        self.init(severity, String(match.4), at: Place(file: String(match.1), line: number))
    }

    var description: String { "\(place): \(severity): \(message)" }

    /// Whether it is said of nearly every snippet: a snippet ends before it uses what it has made.
    var isTolerable: Bool {
        severity == .warning
            && ["unused", "never used", "never mutated", "never read"].contains { message.contains($0) }
    }
}
