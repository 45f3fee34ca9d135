import Foundation
import Testing

/// The live phone as a person has it. Where there is no Python or no browser, the run says what was skipped.
@Suite(
    "The live phone", .serialized,
    .enabled(if: PythonChecks.python != nil, "There is no python3 on this machine: nothing was served."))
struct LivePageTests {
    @Test("The live phone's server answers its own pages alone, limits what it reads, and outlives what is malformed")
    func server() async throws {
        let verdict = try await PythonChecks.verdict(of: "live_server_checks.py", [PythonChecks.demo])
        #expect(verdict.failures == [])
        #expect(verdict.count > 20)
    }

    @Test(
        "In a browser, screens are popped, pages turned and sliders dragged by fingers, and a gesture is recorded and replayed",
        .enabled(if: Browser.installed != nil, "There is no chromium on this machine: the page was not tried."),
        .enabled(if: QuietMachine.isPromised, QuietMachine.comment))
    func page() async throws {
        let browser = try #require(Browser.installed)
        let verdict = try await PythonChecks.verdict(of: "live_checks.py", [PythonChecks.demo, browser.program.path])
        #expect(verdict.failures == [])
        #expect(verdict.count > 60)
    }
}
