/// How an option is written, and what the help says of it.
struct OptionDescription {
    let name: String
    /// What stands for its value in the help; nil for an option without one.
    let value: String?
    /// Empty where the command's other help says it; nil for an option that only this program gives itself.
    let explanation: String?

    var isDocumented: Bool { explanation != nil }

    /// The lines of the help, with the explanation from `column` on; nil if there is nothing to explain.
    func help(column: Int) -> String? {
        guard let explanation, !explanation.isEmpty else { return nil }
        let indentation = String(repeating: " ", count: column)
        let form = ([name] + [value].compactMap { $0 }).joined(separator: " ")
        let start = form.count < column ? form + indentation.dropFirst(form.count) : "\(form)\n\(indentation)"
        return start + explanation.replacing("\n", with: "\n\(indentation)")
    }
}
