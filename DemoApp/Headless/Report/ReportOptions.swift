import Scenarios
import TestSupport

/// What a report is to hold, and where it goes.
struct ReportOptions: Equatable {
    /// The folder that the page is written into; made if there is none.
    var folder: String
    /// The only scenario to show, by the name of its file or by its own; nil for all, and the transitions.
    var scenario: String?
    /// The only system or direction to show; nil for a choice that leaves out what is the same.
    var system: Int?
    var direction: LayoutDirection?
    /// Whether what the model says of its layers is written beside the page.
    var writesChecks = false

    /// Where the plain command leaves its report.
    static let standard = ReportOptions(folder: ".build/demo-report")

    var isUnselective: Bool { system == nil && direction == nil }

    func selects(_ profile: Profile) -> Bool {
        (system ?? profile.system) == profile.system && (direction ?? profile.direction) == profile.direction
    }
}

extension ReportOptions {
    /// - Parameter arguments: without the word `report`.
    /// - Throws: a ``UsageError`` for what is missing or not understood.
    init(_ arguments: [String]) throws {
        var folders: [String] = []
        self.init(folder: "")
        var reader = OptionReader(arguments)
        while let word = reader.next() {
            switch word {
            case "--checks": writesChecks = true
            case "--scenario": scenario = try reader.value(of: word, "the name of a scenario") { $0 }
            case "--system":
                let systems = Profile.systems.map(String.init).joined(separator: ", ")
                system = try reader.value(of: word, "one of \(systems)") { text in
                    Int(text).flatMap { Profile.systems.contains($0) ? $0 : nil }
                }
            case "--direction": direction = try reader.value(of: word, "ltr or rtl", LayoutDirection.init(rawValue:))
            default:
                guard !word.hasPrefix("-") else { throw UsageError("unknown option \(word)") }
                folders.append(word)
            }
        }
        guard folders.count == 1 else { throw UsageError("report needs one folder to write to") }
        folder = folders[0]
    }
}
