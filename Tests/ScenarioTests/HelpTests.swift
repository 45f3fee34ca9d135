import Testing

@testable import DemoApp

extension ScenarioTests {
    @Suite("Help")
    struct HelpTests {
        @Test("Every command has help of its own, which begins with its line")
        func commands() {
            #expect(Usage.commands.count >= 9)
            for command in Usage.commands {
                #expect(Usage.text(of: command).hasPrefix("swift run DemoApp \(command)"))
            }
            #expect(Usage.commands.contains("vary") && !Usage.commands.contains("--version"))
        }

        @Test("The help of a command has its own options and nothing of the others")
        func options() {
            #expect(Usage.options(of: "run") == ["--json", "--trace", "--report"])
            #expect(Usage.options(of: "vary") == ["--combinations", "--seed", "--sample", "--write"])
            #expect(Usage.options(of: "table") == ["--check"])
            #expect(Usage.options(of: nil) == ["--json", "--version", "--help"])
            #expect(!Usage.text(of: "table").contains("NO_COLOR"))
        }

        @Test(
            "What a command takes in stands in its help", arguments: ["run", "sample", "report", "filmstrip", "vary"])
        func refusal(command: String) throws {
            for option in Usage.options(of: command) {
                let arguments = [command, option, "?"]
                do { _ = try Invocation(arguments) } catch { #expect(!"\(error)".contains("unknown option")) }
            }
        }
    }
}
