import Foundation
import Testing

@testable import DemoApp

@MainActor
@Suite(
    "The report in forced colours", .serialized,
    .enabled(if: Browser.installed != nil, "There is no chromium on this machine: the page was not looked at."),
    .enabled(if: PythonChecks.python != nil, "There is no python3 on this machine: the page was not looked at.")
)
struct ForcedColorsTests {
    private static let page = Task { @MainActor in
        try await PageUnderTest(
            scenarios: ["slider-in-pager-thumb-right-quick", "scrubber-on-screen"], transitions: [])
    }

    private let browser: String

    init() throws {
        browser = try #require(Browser.installed).program.path
    }

    @Test("Outcomes, and what is current or pressed, are told apart without the page's colours")
    func signs() async throws {
        let verdict = try await Self.page.value.verdict(of: "forced_colors_checks.py", before: [browser])
        #expect(verdict.failures == [])
        #expect(verdict.count == 8)
    }

    @Test("A page that leaves its signs to its colours does not pass")
    func damage() async throws {
        let verdict = try await Self.page.value.verdict(of: "forced_colors_checks.py", before: [browser]) { html in
            html.replacingOccurrences(of: "(forced-colors: active)", with: "(forced-colors: none)")
        }
        #expect(!verdict.failures.isEmpty)
    }
}
