import Scenarios
import CommandLineSupport

extension UsageError {
    /// - Parameter known: the names that there are; those like the one that was asked for are suggested.
    init(_ complaint: String, of name: String, known: [String]) {
        let similar = known.similar(to: name)
        self.init(similar.isEmpty ? complaint : "\(complaint), did you mean \(similar.joined(separator: " or "))?")
    }

    /// - Parameter options: those that there are.
    static func unknownOption(_ option: String, of options: [OptionDescription]) -> UsageError {
        let known = options.filter(\.isDocumented).map(\.name)
        return UsageError("unknown option \(option.brief())", of: option, known: known)
    }

    static func unknownCommand(_ command: String) -> UsageError {
        let known = Command.all.filter(\.isDocumented).map(\.name)
        return UsageError("there is no command \(command.brief())", of: command, known: known)
    }
}
