import Foundation

/// The text is written for people, and is the only list of commands and options: a command has a line at the top, and a
/// paragraph that begins with its name, if there is more to say of it; those that follow belong to it.
extension Usage {
    private static let program = "swift run DemoApp "

    private static var paragraphs: [String] { text.components(separatedBy: "\n\n") }

    /// What the lines at the top say, each without the program.
    private static var overview: [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix(program) }.map { $0.dropFirst(program.count) }
    }

    /// All commands, in their order.
    static var commands: [String] {
        overview.compactMap { line in
            line.split(separator: " ").first.map(String.init).flatMap { $0.first?.isLetter == true ? $0 : nil }
        }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The options that the text names for a command, or for the program without one.
    static func options(of command: String?) -> [String] {
        let lines = command.map(text(of:)) ?? overview.filter { !($0.first?.isLetter ?? false) }.joined(separator: "\n")
        return lines.matches(of: /--[a-z]+/).map { String($0.output) }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// What the text says of one command.
    static func text(of command: String) -> String {
        let lines = overview.filter { $0.split(separator: " ").first.map(String.init) == command }.map { program + $0 }
        var details: [String] = []
        var isMeant = false
        for paragraph in paragraphs.dropFirst(2) {
            let word = paragraph.prefix { $0.isLetter }
            if commands.contains(String(word)) || word.first?.isUppercase == true { isMeant = word == command }
            if isMeant { details.append(paragraph) }
        }
        return ([lines.joined(separator: "\n")] + details).joined(separator: "\n\n")
    }
}
