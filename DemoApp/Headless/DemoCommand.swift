import Foundation
import Scenarios

/// The demo where there is no phone: plays scenarios on the headless model and prints what came of them.
@main
@MainActor
enum DemoCommand {
    /// 0: every expectation holds; 1: one does not; 2: the command line or a file is not what was expected.
    enum ExitStatus: Int32 {
        case success = 0
        case failure = 1
        case misuse = 2
    }

    static func main() async {
        exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    private static func run(_ arguments: [String]) async -> ExitStatus {
        do {
            return try await perform(Invocation(arguments))
        } catch let error as UsageError {
            printError("\(error)\n\n\(Usage.text)")
        } catch {
            printError("\(error)")
        }
        return .misuse
    }

    private static func perform(_ invocation: Invocation) async throws -> ExitStatus {
        switch invocation {
        case .help:
            print(Usage.text)
            return .success
        case .list:
            for file in try ScenarioLibrary.files() {
                let scenario = try Scenario(contentsOf: file)
                print("\(file.deletingPathExtension().lastPathComponent): \(scenario.name)\n    \(scenario.about)")
            }
            return .success
        case .playLibrary(let format):
            return try await play(try ScenarioLibrary.scenarios(), format: format, printsTrace: false)
        case .play(let files, let format, let printsTrace):
            let scenarios = try files.map { try Scenario(contentsOf: URL(fileURLWithPath: $0)) }
            return try await play(scenarios, format: format, printsTrace: printsTrace)
        }
    }

    private static func play(
        _ scenarios: [Scenario], format: Invocation.Format, printsTrace: Bool
    ) async throws -> ExitStatus {
        let clock = ContinuousClock()
        let start = clock.now
        let performances = await ScenarioPlayer.perform(scenarios)
        switch format {
        case .table:
            print(ResultTable(scenarios: scenarios, performances: performances, wallTime: clock.now - start).text)
            if printsTrace { print(TraceListing(performances: performances).text) }
        case .json: print(try ResultRecord.json(performances))
        }
        return performances.allSatisfy(\.holds) ? .success : .failure
    }

    private static func printError(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
