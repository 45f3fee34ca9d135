import Scenarios
import CommandLineSupport

/// What a report is to hold, and where it goes.
struct ReportOptions: Equatable {
    /// The folder that the page is written into; made if there is none.
    var folder: String
    /// The only scenarios to show, by their own names or those of their files, which may be anywhere; empty for the
    /// whole library and the transitions.
    var scenarios: [String] = []
    /// The only system or direction to show; nil for a choice that leaves out what is the same.
    var system: Int?
    var direction: LayoutDirection?
    /// The only contenders to show; empty for a choice that leaves out who fares like another one.
    var contenders: [ContenderName] = []
    /// Whether what the model says of its layers is written beside the page.
    var writesChecks = false

    /// Where the plain command leaves its report.
    static let standard = ReportOptions(folder: ".build/demo-report")

    /// The kinds of devices that are asked for; nil if none is.
    func profiles(of scenario: Scenario) -> [Profile]? {
        guard system != nil || direction != nil else { return nil }
        let systems = system.map { [$0] } ?? scenario.devices.systems
        let directions = direction.map { [$0] } ?? scenario.devices.directions
        return systems.flatMap { system in directions.map { Profile(system: system, direction: $0) } }
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
            case "--scenario": scenarios.append(try reader.value(of: word, "a scenario's name or file") { $0 })
            case "--contender":
                let names = ContenderName.allCases.map(\.rawValue).joined(separator: ", ")
                contenders.append(try reader.value(of: word, "one of \(names)", ContenderName.init(rawValue:)))
            case "--system":
                let systems = Profile.systems.map(String.init).joined(separator: ", ")
                system = try reader.value(of: word, "one of \(systems)") { text in
                    Int(text).flatMap { Profile.systems.contains($0) ? $0 : nil }
                }
            case "--direction": direction = try reader.value(of: word, "ltr or rtl", LayoutDirection.init(rawValue:))
            default:
                guard !word.hasPrefix("-") else { throw UsageError.unknownOption(word, of: "report") }
                folders.append(word)
            }
        }
        guard folders.count == 1 else { throw UsageError("report needs one folder to write to") }
        folder = folders[0]
    }
}
