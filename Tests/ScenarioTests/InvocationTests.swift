import FullScreenPop
import Scenarios
import ScreenTransitions
import CommandLineSupport
import Testing
import UIKit

@testable import DemoApp

extension ScenarioTests {
    @Suite("Command line")
    struct InvocationTests {
        @Test(
            "The command line understands what it is asked for",
            arguments: [
                ([], Invocation.playLibrary(format: .table)),
                (["--json"], .playLibrary(format: .json)),
                (["list"], .list(format: .table)),
                (["list", "--json"], .list(format: .json)),
                (["list", "transitions"], .listTransitions),
                (["--help"], .help(of: nil)),
                (["help"], .help(of: nil)),
                (["help", "vary"], .help(of: "vary")),
                (["sample", "--help"], .help(of: "sample")),
                (["run", "a.json", "-h"], .help(of: "run")),
                (["--version"], .version),
                (["run", "a.json"], .play(RunRequest(files: ["a.json"]))),
                (["live"], .live(LiveRequest())),
            ])
        func understood(_ arguments: [String], invocation: Invocation) throws {
            #expect(try Invocation(arguments) == invocation)
        }

        @Test("The command line takes the files to be played and what is wanted of them in any order")
        func run() throws {
            var request = RunRequest(files: ["a.json", "b.json"])
            request.printsTrace = true
            request.report = "page"
            #expect(try Invocation(["run", "a.json", "--report", "page", "b.json", "--trace"]) == .play(request))
            request = RunRequest(files: ["a.json"])
            request.format = .json
            #expect(try Invocation(["--json", "run", "a.json"]) == .play(request))
        }

        @Test("The command line takes the port of the live phone, and files with screens for it")
        func live() throws {
            var request = LiveRequest()
            request.files = ["a.json", "b.json"]
            request.port = 8123
            #expect(try Invocation(["live", "a.json", "--port", "8123", "b.json"]) == .live(request))
        }

        @Test("The command line takes the values of a sample in any order, and may print it as JSON")
        func sample() throws {
            guard
                case .sample(let request) = try Invocation([
                    "--json", "sample", "--at", "0,1", "cube", "--size", "200x400", "--direction", "rtl", "--reverse",
                    "--element", "a:-1,2,3,4:5,6,7,8",
                ])
            else {
                Issue.record("A sample was asked for.")
                return
            }
            #expect(request.format == .json)
            #expect(request.transition == "cube")
            #expect(request.progress == [0, 1])
            #expect(request.size == CGSize(width: 200, height: 400))
            #expect(request.layout == .rtl)
            #expect(request.direction == .backward)
            #expect(request.elements.map(\.source) == [CGRect(x: -1, y: 2, width: 3, height: 4)])
            #expect(request.elements.map(\.destination) == [CGRect(x: 5, y: 6, width: 7, height: 8)])
        }

        /// Fails when the value of an option before the command is taken for the command.
        @Test("The command line takes options and their values before the command, too")
        func optionsFirst() throws {
            #expect(try Invocation(["--port", "8123", "live"]) == Invocation(["live", "--port", "8123"]))
            #expect(try Invocation(["--port", "8123", "live", "-h"]) == .help(of: "live"))
            #expect(
                try Invocation(["--report", "page", "--trace", "run", "a.json"])
                    == Invocation(["run", "a.json", "--report", "page", "--trace"]))
        }

        @Test(
            "The command line refuses what it does not know by its name",
            arguments: [
                (["--jsn"], "unknown option --jsn, did you mean --json?"),
                (["--trace"], "unknown option --trace"),
                (["list", "transitions", "--json"], "unknown option --json"),
                (["list", "all"], "list takes the word transitions or nothing, not all"),
                (["list", "transitions", "cube"], "list takes the word transitions or nothing, not transitions cube"),
                (["sample"], "sample needs the name of a transition"),
                (["sample", "cube", "--trace"], "unknown option --trace"),
                (["run"], "run needs one or more scenario files"),
                (["run", "--trace"], "run needs one or more scenario files"),
                (["run", "a.json", "--trace", "--json"], "--trace and --json exclude each other"),
                (["run", "a.json", "--report", "page", "--json"], "--report and --json exclude each other"),
                (["run", "a.json", "--report"], "--report expects a folder"),
                (["run", "a.json", "--trase"], "unknown option --trase, did you mean --trace?"),
                (["vary", "--sead", "2"], "unknown option --sead, did you mean --seed?"),
                (["report", "page", "--contendr", "stock"], "unknown option --contendr, did you mean --contender?"),
                (["live", "--port"], "--port expects a port from 1 to 65535"),
                (["live", "--port", "70000"], "--port expects a port from 1 to 65535, not 70000"),
                (["--port", "live"], "--port expects a port from 1 to 65535"),
                (["live", "--json"], "unknown option --json"),
                (["play"], "there is no command play"),
                (["smple", "cube"], "there is no command smple, did you mean sample?"),
                (["help", "rum"], "there is no command rum, did you mean run?"),
                (["help", "run", "vary"], "help takes one command, or none"),
                (["run", "--version"], "unknown option --version"),
                (["--version", "--json"], "unknown option --version"),
                (["help", "share"], "there is no command share"),
                (["sample", "cub"], "there is no transition cub, did you mean cube or cubeUpwards?"),
            ])
        func refused(_ arguments: [String], message: String) {
            #expect(throws: UsageError(message)) { try Invocation(arguments) }
        }

        @Test(
            "A wrong word is quoted in one line, and not as a whole if it is long",
            arguments: [
                ["WORD"], ["--WORD"], ["list", "WORD"], ["help", "WORD"], ["sample", "WORD"],
                ["sample", "cube", "--at", "WORD"], ["sample", "cube", "WORD"],
            ])
        func brief(_ arguments: [String]) throws {
            let word = String(repeating: "long\nword ", count: 10_000)
            let error = #expect(throws: UsageError.self) {
                try Invocation(arguments.map { $0.replacingOccurrences(of: "WORD", with: word) })
            }
            let message = try #require(error).description
            #expect(message.count < 160)
            #expect(!message.contains("\n"))
            #expect(message.contains("long word long") && message.contains("…"))
        }
    }
}
