import Testing

@testable import DemoApp

extension ScenarioTests {
    @Suite("Command line")
    struct InvocationTests {
        @Test(
            "What is asked for is understood",
            arguments: [
                ([], Invocation.playLibrary(format: .table)),
                (["--json"], .playLibrary(format: .json)),
                (["list"], .list),
                (["--help"], .help),
                (["run", "--help"], .help),
                (["run", "a.json"], .play(files: ["a.json"], format: .table, printsTrace: false)),
                (
                    ["run", "a.json", "b.json", "--trace"],
                    .play(files: ["a.json", "b.json"], format: .table, printsTrace: true)
                ),
                (["run", "--json", "a.json"], .play(files: ["a.json"], format: .json, printsTrace: false)),
            ])
        func understood(_ arguments: [String], invocation: Invocation) throws {
            #expect(try Invocation(arguments) == invocation)
        }

        @Test(
            "What there is not is refused by its name",
            arguments: [
                (["--jsn"], "unknown option --jsn"),
                (["--trace"], "unknown option --trace"),
                (["list", "--json"], "unknown option --json"),
                (["list", "all"], "list takes no all"),
                (["run"], "run needs one or more scenario files"),
                (["run", "--trace"], "run needs one or more scenario files"),
                (["run", "a.json", "--trace", "--json"], "--trace and --json exclude each other"),
                (["play"], "there is no command play"),
            ])
        func refused(_ arguments: [String], message: String) {
            #expect(throws: UsageError(message)) { try Invocation(arguments) }
        }
    }
}
