import Foundation
import FullScreenPop
import Scenarios
import ScreenTransitions
import Testing

@testable import DemoApp

extension ScenarioTests {
    @Suite("Demo command")
    @MainActor
    struct DemoCommandTests {
        /// What a run printed, and how it ended.
        private struct Run {
            var output: [String] = []
            var errors: [String] = []
            var status = DemoCommand.ExitStatus.success
        }

        private func run(_ arguments: String...) async -> Run {
            var run = Run()
            var output: [String] = []
            var errors: [String] = []
            run.status = await DemoCommand(output: { output.append($0) }, errors: { errors.append($0) })
                .run(arguments)
            run.output = output
            run.errors = errors
            return run
        }

        /// Calls `body` with the path of a file that holds `text`.
        private func withFile(_ text: String, _ body: (String) async throws -> Void) async throws {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
            try Data(text.utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            try await body(file.path)
        }

        @Test("The demo command plays a file from anywhere, and success is status 0")
        func playsFile() async throws {
            try await withFile(SampleScenario.playable) { file in
                let run = await run("run", file)
                #expect(run.status == .success)
                #expect(run.output.count == 1)
                #expect(run.output.first?.contains("5 of 5 expectations hold") == true)
                #expect(run.errors == [])
            }
        }

        @Test("The description of the scenario format has an example that holds")
        func example() async throws {
            let description = URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().appendingPathComponent("../Scenarios/README.md")
            let text = try String(contentsOf: description, encoding: .utf8)
            let example = try #require(text.components(separatedBy: "```json\n").dropFirst().first)
            try await withFile(example.components(separatedBy: "```")[0]) { file in
                let run = await run("run", file)
                #expect(run.status == .success)
                #expect(run.output.first?.contains("12 of 12 expectations hold") == true)
            }
        }

        @Test("The demo command names an expectation that does not hold, and ends with status 1")
        func failure() async throws {
            let wrong = SampleScenario.playable.replacingOccurrences(
                of: "\"moved\": [\"volume\"]", with: "\"moved\": []")
            try await withFile(wrong) { file in
                let run = await run("run", file)
                #expect(run.status == .failure)
                #expect(run.output.first?.contains(": moved: expected [], observed [\"volume\"]") == true)
            }
        }

        @Test("The demo command's trace says why a gesture was refused")
        func trace() async throws {
            let onTrack = SampleScenario.playable.replacingOccurrences(
                of: "\"down\": [195, 245]", with: "\"down\": [40, 500]"
            )
            .replacingOccurrences(of: "\"to\": [315, 245]", with: "\"by\": [-200, 0]")
            try await withFile(onTrack) { file in
                let run = await run("run", file, "--trace")
                #expect(run.output.last?.contains("the finger moves in another direction") == true)
            }
        }

        @Test("With --json the demo command prints nothing but JSON")
        func json() async throws {
            try await withFile(SampleScenario.playable) { file in
                let run = await run("run", file, "--json")
                #expect(run.status == .success)
                let text = try #require(run.output.first)
                let records = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
                #expect(run.output.count == 1)
                #expect(
                    records.compactMap { $0["contender"] as? String }
                        == ["stock", "seedRecipeA", "seedRecipeB", "toolkit", "toolkitInstalled"])
                #expect(records.allSatisfy { $0["holds"] as? Bool == true })
            }
        }

        @Test("To the demo command, a missing file is one line on the standard error and status 2")
        func missingFile() async {
            let run = await run("run", "/nowhere/conflict.json")
            #expect(run.status == .misuse)
            #expect(run.output == [])
            #expect(run.errors == ["/nowhere/conflict.json: expected a file that can be read"])
        }

        @Test("To the demo command, a folder in place of a file is called one")
        func folder() async {
            let run = await run("run", "/")
            #expect(run.status == .misuse)
            #expect(run.errors == ["/: expected a file, not a folder"])
        }

        @Test(
            "A malformed file is one line with its place and status 2, and nothing is played before all files are read")
        func malformedFile() async throws {
            try await withFile(SampleScenario.playable) { good in
                let wrong = SampleScenario.playable.replacingOccurrences(
                    of: "\"slider\": \"volume\"", with: "\"slider\": 1")
                try await withFile(wrong) { file in
                    let run = await run("run", good, file)
                    #expect(run.status == .misuse)
                    #expect(run.output == [])
                    let place = "screens[1].content[0].content[0].slider"
                    #expect(run.errors == ["\(file): \(place): expected a string, found number"])
                }
            }
        }

        @Test("The demo command names an unknown option and where to read on, with status 2")
        func unknownOption() async {
            let run = await run("--frobnicate")
            #expect(run.status == .misuse)
            #expect(run.errors == ["unknown option --frobnicate\nSee swift run DemoApp --help."])
        }

        @Test("The demo command's help goes to the standard output")
        func help() async {
            let run = await run("--help")
            #expect(run.status == .success)
            #expect(run.output == [Usage.text])
        }

        @Test("A command that is used wrongly is one line and where its help is, with status 2")
        func misuse() async {
            let run = await run("sample", "cube", "--at", "2")
            #expect(run.status == .misuse)
            #expect(
                run.errors == [
                    "--at expects numbers from 0 to 1 such as 0,0.5,1, not 2\nSee swift run DemoApp help sample."
                ])
            #expect(run.output == [])
        }

        @Test("The demo command's version says how much there is to play")
        func version() async throws {
            let run = await run("--version")
            #expect(run.status == .success)
            let count = try ScenarioLibrary.entries().count
            #expect(run.output.first?.hasPrefix("FullScreenPop") == true)
            #expect(
                run.output.first?.contains("\(count) scenarios and \(ScreenTransition.gallery.count) transitions")
                    == true)
        }

        @Test("A text that is no JSON is one line with the place where it stops being that")
        func noJSON() async throws {
            try await withFile("{\n  \"name\": \"a\",\n  about: 1\n}") { file in
                let run = await run("run", file)
                #expect(run.status == .misuse)
                #expect(run.errors == ["\(file): expected JSON: line 3, column 3: expected a key in quotation marks"])
            }
        }

        @Test("What a file has instead of what was expected is not repeated as a whole")
        func longValue() async throws {
            let long = String(repeating: "volume\\n", count: 100_000)
            let wrong = SampleScenario.playable.replacingOccurrences(
                of: "\"moved\": [\"volume\"]", with: "\"moved\": [\"\(long)\"]")
            #expect(wrong != SampleScenario.playable)
            try await withFile(wrong) { file in
                let run = await run("run", file)
                #expect(run.status == .misuse)
                let error = try #require(run.errors.first)
                #expect(error.contains(", found volume volume") && error.hasSuffix("…"))
                #expect(error.count < 400)
                #expect(!error.contains("\n"))
            }
        }

        @Test("On a terminal the demo command's table fits and has colours, and its JSON is the same as elsewhere")
        func terminal() async throws {
            try await withFile(SampleScenario.playable) { file in
                var output: [String] = []
                var command = DemoCommand(output: { output.append($0) }, errors: { _ in })
                command.terminal = Terminal(width: 60, hasColors: true)
                #expect(await command.run(["run", file]) == .success)
                let table = try #require(output.first)
                #expect(table.contains("\u{1B}[32mresolved\u{1B}[0m"))
                let lines = table.replacing(/\u{1B}\[[0-9]+m/, with: "").split(separator: "\n")
                #expect(lines.allSatisfy { $0.count <= 60 })
                output = []
                #expect(await command.run(["run", file, "--json"]) == .success)
                #expect(output == (await run("run", file, "--json")).output)
            }
        }

        @Test("While the demo command plays for long, it says on the standard error how far it has come")
        func progress() async throws {
            try await withFile(SampleScenario.playable) { file in
                var output: [String] = []
                var said: [String] = []
                var command = DemoCommand(output: { output.append($0) }, errors: { _ in })
                command.errorStream = { said.append($0) }
                // Half a minute for each scenario.
                command.startStopwatch = {
                    var time = Duration.zero
                    return {
                        time += .seconds(30)
                        return time
                    }
                }
                #expect(await command.run(["run", file, file, file, "--json"]) == .success)
                #expect(said == ["1 of 3 scenarios played, 30 s\n", "2 of 3 scenarios played, 60 s\n"])
                #expect(output.count == 1)
            }
        }

        @Test("The demo command's list names every scenario by its file")
        func list() async throws {
            let run = await run("list")
            #expect(run.status == .success)
            let lines = try #require(run.output.first).components(separatedBy: "\n")
            #expect(lines.first == "Asking first")
            #expect(lines.contains("  root-then-push: Swipe on the root, then a push"))
            let json = try #require(await self.run("list", "--json").output.first)
            let records = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
            #expect(records.count == (try ScenarioLibrary.entries().count))
            #expect(records.first?["topic"] as? String == "Asking first")
        }

        @Test("The demo command's list of transitions and gestures says of each what it does")
        func transitions() async throws {
            let run = await run("list", "transitions")
            #expect(run.status == .success)
            let lines = try #require(run.output.first).components(separatedBy: "\n")
            let named = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
                .map { $0.components(separatedBy: " ")[2] }
            let (transitions, gestures) = (ScreenTransition.gallery.map(\.name), TransitionGesture.all.map(\.name))
            #expect(named == transitions + gestures)
            #expect(Set(TransitionDescriptions.byName.keys) == Set(transitions))
            #expect(Set(GestureDescriptions.byName.keys) == Set(gestures))
            #expect(lines.contains("  cube               0.5 s, slow at both ends, a crossfade under Reduce Motion"))
            #expect(lines.contains("  bounce             0.8 s, a spring of damping ratio 0.6"))
            #expect(lines.contains("  panDown         finishes by projection"))
        }

        @Test("The README names every transition, and that of the format every gesture")
        func readMe() throws {
            let documents = [
                "../../README.md": ScreenTransition.gallery.map(\.name),
                "../Scenarios/README.md": TransitionGesture.all.map(\.name),
            ]
            for (path, names) in documents {
                let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                for name in names { #expect(text.contains("`\(name)`"), "\(name)") }
            }
        }

        @Test("A sample goes to the standard output, and an unknown transition with a suggestion to the standard error")
        func sample() async throws {
            let good = await run("sample", "flip", "--at", "0.5", "--json")
            #expect(good.status == .success)
            #expect(good.output.first?.hasPrefix("{") == true)
            let bad = await run("sample", "flipp")
            #expect(bad.status == .misuse)
            #expect(bad.output == [])
            #expect(bad.errors.first?.hasPrefix("there is no transition flipp, did you mean flip?\n") == true)
        }
    }
}
