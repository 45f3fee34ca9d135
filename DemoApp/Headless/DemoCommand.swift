import Foundation
import Scenarios
import ScreenTransitions
import CommandLineSupport

/// The demo where there is no phone: plays scenarios on the headless model and prints what came of them.
@main
@MainActor
struct DemoCommand {
    /// 0: every expectation holds; 1: one does not; 2: the command line or a file is not what was expected.
    enum ExitStatus: Int32 {
        case success = 0
        case failure = 1
        case misuse = 2
    }

    /// Takes what goes to the standard output and to the standard error, a text of whole lines at a time.
    var output: (String) -> Void = { print($0) }
    var errors: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    /// What those two are printed on.
    var terminal = Terminal.none
    var errorTerminal = Terminal.none
    /// Takes what is said of the progress, and ends no line by itself.
    var errorStream: (String) -> Void = { _ in }
    /// Returns what tells the time that has gone by since.
    var startStopwatch: () -> () -> Duration = {
        let clock = ContinuousClock()
        let start = clock.now
        return { clock.now - start }
    }

    static func main() async {
        var command = DemoCommand()
        command.terminal = Terminal(of: STDOUT_FILENO)
        command.errorTerminal = Terminal(of: STDERR_FILENO)
        command.errorStream = { FileHandle.standardError.write(Data($0.utf8)) }
        exit(await command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    /// - Parameter arguments: without the program's name.
    func run(_ arguments: [String]) async -> ExitStatus {
        do {
            return try await perform(Invocation(arguments))
        } catch let error as UsageError {
            let command = Command.place(in: arguments).flatMap { Command.named(arguments[$0]) }
            let help = command.flatMap { $0.isDocumented ? "help \($0.name)" : nil } ?? "--help"
            errors("\(error)\nSee swift run DemoApp \(help).")
        } catch {
            errors("\(error)")
        }
        return .misuse
    }

    private func perform(_ invocation: Invocation) async throws -> ExitStatus {
        switch invocation {
        case .help(let command):
            show(command.flatMap(Command.named)?.help ?? Usage.text)
            return .success
        case .version:
            output(try Version.text())
            return .success
        case .list(let format):
            let listing = ScenarioListing(entries: try ScenarioLibrary.entries())
            if format == .json { output(try listing.json()) } else { show(listing.text) }
            return .success
        case .listTransitions:
            show(TransitionListing.text)
            return .success
        case .sample(let request):
            let record = SampleRecord(request)
            output(request.format == .json ? try record.json : SampleListing(record: record).text)
            return .success
        case .playLibrary(let format):
            guard format == .table else {
                let performances = await perform(try ScenarioLibrary.scenarios())
                output(try ResultRecord.json(performances))
                return Self.status(of: performances.map(\.result))
            }
            return try await playLibrary()
        case .playShare(let share, let looksForLeaks):
            for (index, scenario) in try ScenarioLibrary.scenarios().enumerated() where share.contains(index) {
                let performances = await ScenarioPlayer.perform([scenario], looksForLeaks: looksForLeaks)
                output(try Self.line(performances.map(\.result)))
            }
            return .success
        case .report(let options):
            try await report(options) { await ScenarioPlayer.perform([$0]).map(\.result) }
            return .success
        case .filmstrip(let request):
            output("The filmstrip is in \(try await Filmstrip(request: request).write().path)")
            return .success
        case .vary(let request):
            return try await vary(request)
        case .table(let files, let checks):
            return try await table(in: files, checks: checks)
        case .answerQuestions:
            output(try await ModelAnswers.json())
            return .success
        case .compareAnswers(let file):
            let listing = await AnswerListing(try AnswerFile(contentsOf: URL(fileURLWithPath: file)))
            show(listing.text)
            return listing.agrees ? .success : .failure
        case .live(let request):
            try await LiveCommand(request: request, output: output).run()
        case .play(let request):
            return try await play(request)
        }
    }

    /// Plays everything in other processes, and records the report meanwhile.
    private func playLibrary() async throws -> ExitStatus {
        let clock = ContinuousClock()
        let start = clock.now
        let scenarios = try ScenarioLibrary.scenarios()
        let plays = LibraryPlays(scenarios)
        plays.start()
        // What is recorded has been played before.
        let progress = progress("recorded", of: scenarios.count + ScreenTransition.gallery.count)
        async let report: Void = report(.standard, progress) { try await plays.results(of: $0) }
        let results = try await plays.all()
        progress.clear()
        show(try table(scenarios, results, wallTime: clock.now - start).text, hasResults: true)
        try await report
        return Self.status(of: results)
    }

    /// Plays everything, and puts the results into documents, or only looks whether they are there.
    private func table(in files: [String], checks: Bool) async throws -> ExitStatus {
        let documents = try files.map(DocumentedTable.init(contentsOf:))
        let entries = try ScenarioLibrary.entries()
        let scenarios = entries.map(\.scenario)
        let plays = LibraryPlays(scenarios)
        plays.start()
        let progress = progress("scenarios played", of: scenarios.count)
        var played: [PlayResult] = []
        for scenario in scenarios {
            played += try await plays.results(of: scenario)
            progress.advance()
        }
        progress.clear()
        let table = MarkdownTable(table: try self.table(scenarios, played, wallTime: .zero), entries: entries)
        var status = ExitStatus.success
        for (file, document) in zip(files, documents) {
            guard let difference = try document.difference(from: table) else {
                output("The results in \(file) are current.")
                continue
            }
            if checks {
                errors("\(difference)\nTo write them anew: swift run DemoApp table \(file)")
                status = .failure
            } else {
                var document = document
                try document.write(table)
                output("The results are in \(file)")
            }
        }
        return status
    }

    private func table(
        _ scenarios: [Scenario], _ results: [PlayResult], wallTime: Duration
    ) throws -> ResultTable {
        ResultTable(
            scenarios: scenarios, results: results, wallTime: wallTime, guesses: try Guesses.recorded(),
            width: terminal.width)
    }

    /// Prints a text for a person.
    private func show(_ text: String, hasResults: Bool = false) {
        output(terminal.shown(text, hasResults: hasResults))
    }

    private func play(_ request: RunRequest) async throws -> ExitStatus {
        let scenarios = try request.files.map { try Scenario(contentsOf: URL(scenarioFile: $0)) }
        let clock = ContinuousClock()
        let start = clock.now
        let performances = await perform(scenarios)
        switch request.format {
        case .table:
            show(try table(scenarios, performances.map(\.result), wallTime: clock.now - start).text, hasResults: true)
            if request.printsTrace { show(TraceListing(performances: performances).text, hasResults: true) }
        case .json: output(try ResultRecord.json(performances))
        }
        if let folder = request.report {
            var options = ReportOptions(folder: folder)
            options.scenarios = request.files
            try await report(options) { scenario in
                performances.map(\.result).filter { $0.scenario == scenario.name }
            }
        }
        return Self.status(of: performances.map(\.result))
    }

    private func vary(_ request: VaryRequest) async throws -> ExitStatus {
        guard let share = request.share else {
            let progress = progress("variations played", of: Variation.all(request).count)
            let results = try await VariationWorkers(request: request).results { await progress.advance() }
            progress.clear()
            show(VaryListing(results: results).text)
            if let file = request.guesses { try Guesses(results).write(to: file) }
            return results.allSatisfy(\.failures.isEmpty) ? .success : .failure
        }
        let scenarios = try ScenarioLibrary.scenarios()
        for (index, variation) in Variation.all(request).enumerated() where share.contains(index) {
            let player = VariationPlayer(request.sampled(scenarios, from: index))
            output(try Self.line(await player.results(of: variation)))
        }
        return .success
    }

    /// What a worker says of one part of its share.
    private static func line(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    private static func status(of results: [PlayResult]) -> ExitStatus {
        results.allSatisfy(\.holds) ? .success : .failure
    }

    private func report(
        _ options: ReportOptions, _ progress: WorkProgress? = nil,
        results: @escaping (Scenario) async throws -> [PlayResult]
    ) async throws {
        let count =
            options.scenarios.isEmpty
            ? try ScenarioLibrary.entries().count + ScreenTransition.gallery.count : options.scenarios.count
        let progress = progress ?? self.progress("recorded", of: count)
        let page = try await Report(options: options, results: results).write { progress.advance() }
        progress.clear()
        output("The report is in \(page.path)")
    }
}
