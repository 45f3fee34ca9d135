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
    static var options: [CommandOption<ReportOptions>] {
        let contenders = ContenderName.allCases.map(\.rawValue).joined(separator: ", ")
        let systems = Profile.systems.map(String.init).joined(separator: ", ")
        return [
            .value(
                "--scenario", "NAME",
                "this scenario alone, by its name in the list, or a scenario file; may be repeated",
                expects: "a scenario's name or file", { $0 }
            ) { $0.scenarios.append($1) },
            .value(
                "--contender", "stock",
                """
                with this contender; may be repeated. Default: UIKit alone, the common recipe, and the package,
                and others where they fare differently
                """,
                expects: "one of \(contenders)", ContenderName.init(rawValue:)
            ) { $0.contenders.append($1) },
            .value(
                "--system", "26",
                "on this system alone; default: the first of each scenario, and others where they differ",
                expects: "one of \(systems)", { text in Profile.systems.first { $0 == Int(text) } }
            ) { $0.system = $1 },
            .value(
                "--direction", "rtl", "in this direction alone", expects: "ltr or rtl", LayoutDirection.init(rawValue:)
            ) { $0.direction = $1 },
            .flag(
                "--checks",
                "also FOLDER/checks.json: where the model's layers are in some frames, for tests of the page"
            ) { $0.writesChecks = true },
        ]
    }

    /// - Parameter arguments: without the word `report`.
    /// - Throws: a ``UsageError`` for what is missing or not understood.
    init(_ arguments: [String]) throws {
        self.init(folder: "")
        let folders = try Self.options.apply(arguments, to: &self)
        guard folders.count == 1 else { throw UsageError("report needs one folder to write to") }
        folder = folders[0]
    }
}
