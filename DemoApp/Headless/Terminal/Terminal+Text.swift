import Foundation

extension Terminal {
    /// What is printed for `text`: in lines that the terminal takes, what goes on below indented.
    ///
    /// - Parameter hasResults: whether the words of results and decisions in it get colours.
    func shown(_ text: String, hasResults: Bool = false) -> String {
        let lines = text.components(separatedBy: "\n").flatMap(fitted)
        return (hasColors && hasResults ? lines.map(Self.colored) : lines).joined(separator: "\n")
    }

    private func fitted(_ line: String) -> [String] {
        guard let width, line.count > width else { return [line] }
        let indentation = line.prefix { $0 == " " }
        let lines = line.dropFirst(indentation.count).wrapped(to: max(20, width - indentation.count))
        return lines.map { indentation + $0 }
    }

    /// The words of results and of decisions in their colours.
    private static func colored(_ line: String) -> String {
        line.replacing(/^FAILED:|✗|\bdenied\b|\bsuffers?\b|\bresolved\b|\ballowed\b/) { match in
            let color =
                switch match.output {
                case "resolved", "allowed": 32
                case "suffer", "suffers", "denied": 33
                default: 31
                }
            return "\u{1B}[\(color)m\(match.output)\u{1B}[0m"
        }
    }
}

extension StringProtocol {
    /// The words in lines of at most `width` characters, the later ones indented. Longer words are broken.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
                continue
            }
            var rest = word[...]
            repeat {
                let room = lines.isEmpty ? width : width - 2
                lines.append((lines.isEmpty ? "" : "  ") + rest.prefix(room))
                rest = rest.dropFirst(room)
            } while !rest.isEmpty
        }
        return lines
    }
}
