import Scenarios
import CommandLineSupport

extension UsageError {
    /// - Parameter known: the names that there are; those like the one that was asked for are suggested.
    init(_ complaint: String, of name: String, known: [String]) {
        let similar = known.similar(to: name)
        self.init(similar.isEmpty ? complaint : "\(complaint), did you mean \(similar.joined(separator: " or "))?")
    }

    /// - Parameter command: the command that does not know the option; nil for the program without one.
    static func unknownOption(_ option: String, of command: String? = nil) -> UsageError {
        let others = Usage.options(of: command).filter { $0 != option }
        return UsageError("unknown option \(option.brief())", of: option, known: others)
    }

    static func unknownCommand(_ command: String) -> UsageError {
        UsageError("there is no command \(command.brief())", of: command, known: Usage.commands)
    }
}
