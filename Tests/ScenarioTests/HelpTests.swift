import Testing

@testable import DemoApp

extension ScenarioTests {
    @Suite("Help")
    struct HelpTests {
        /// What people are told of.
        private static var commands: [Command] { Command.all.filter(\.isDocumented) }

        /// Fails when a command is not in the overview of the whole help, or its own help begins with something else.
        @Test("Every command has help of its own, which begins with its lines in the overview")
        func overview() {
            #expect(Self.commands.count >= 10)
            for command in Self.commands {
                let lines = Usage.lines(command.overview)
                #expect(lines.hasPrefix("swift run DemoApp \(command.name)"))
                #expect(Usage.text.contains("\n\(lines)\n"))
                #expect(command.help.hasPrefix(lines))
            }
            for option in ["[--json]"] + Command.program.options.dropFirst().map(\.name) {
                #expect(Usage.text.contains("\nswift run DemoApp \(option) "))
            }
        }

        /// Fails when an option is taken that the help is silent about, or the help names one that is refused.
        @Test(
            "What a command takes stands in its help, and what stands in its help it takes",
            arguments: commands.map(\.name))
        func options(name: String) throws {
            let command = try #require(Command.named(name))
            let named = Set(command.help.matches(of: /--[a-z]+/).map { String($0.output) })
            #expect(named == Set(command.options.filter(\.isDocumented).map(\.name)))
            for option in command.options {
                let value = option.value.map { _ in ["?"] } ?? []
                do { _ = try Invocation([name, option.name] + value) } catch {
                    #expect(!"\(error)".contains("unknown option"))
                }
            }
        }

        /// Fails when another option is hidden from people.
        @Test("Only options that workers are started with are left out of the help")
        func hidden() {
            let hidden = Self.commands.flatMap { command in
                command.options.filter { !$0.isDocumented }.map { "\(command.name) \($0.name)" }
            }
            #expect(hidden == ["vary --share"])
            #expect(Command.all.filter { !$0.isDocumented }.map(\.name) == ["share"])
        }

        /// Fails when an explanation gets into the help of another command, or loses its place in the line.
        @Test("The help of a command has its own options and nothing of the others")
        func lines() {
            #expect(Command.named("table")?.help.contains("NO_COLOR") == false)
            #expect(Command.named("vary")?.help.contains("\n--seed 1            of the random combinations\n") == true)
            #expect(Command.named("vary")?.help.contains("--element") == false)
            let explanation =
                "\n--element name:x,y,width,height:x,y,width,height\n                    a shared view, with"
            #expect(Command.named("sample")?.help.contains(explanation) == true)
        }
    }
}
