import Foundation
import ScreenTransitions
import Testing

@testable import DemoApp

/// What axe-core finds in the pages. Where there is no axe-core, no browser or no Python, the run says that it was
/// skipped.
@MainActor
@Suite(
    "axe-core", .serialized,
    .enabled(if: Axe.script != nil, "AXE_CORE names no script of axe-core: no page was looked at with it."),
    .enabled(
        if: Browser.installed != nil, "There is no chromium on this machine: no page was looked at with axe-core."),
    .enabled(
        if: PythonChecks.python != nil, "There is no python3 on this machine: no page was looked at with axe-core."),
    .enabled(if: QuietMachine.isPromised, QuietMachine.comment)
)
struct AxeTests {
    private let script: String
    private let browser: String

    init() throws {
        script = try #require(Axe.script)
        browser = try #require(Browser.installed).program.path
    }

    private static let page = Task { @MainActor in
        try await PageUnderTest(
            scenarios: ["table-vertical", "slider-in-pager-thumb-right-quick", "rotation"],
            transitions: ScreenTransition.gallery)
    }

    @Test("axe-core finds nothing in any state of the report's page, wide and narrow, light and dark")
    func report() async throws {
        let verdict = try await Self.page.value.verdict(of: "axe_report_checks.py", before: [script, browser])
        #expect(verdict.failures == [])
        #expect(verdict.count > 800)
    }

    @Test("axe-core finds nothing in any state of the live phone's page, wide and narrow, light and dark")
    func live() async throws {
        let verdict = try await PythonChecks.verdict(
            of: "axe_live_checks.py", [script, browser, PythonChecks.demo])
        #expect(verdict.failures == [])
        #expect(verdict.count > 800)
    }

    /// What is broken, by what the source is replaced with, and what axe-core calls it.
    private nonisolated static let damages = [
        (#"role: "img", "aria-label": label"#, #"role: "img""#, "role-img-alt"),
        (#" aria-label="Time""#, "", "label"),
        (#"<label for="filter" class="unseen">Outcome</label>"#, "", "select-name"),
        ("--text-quiet: light-dark(#5c5c66, #a0a0aa)", "--text-quiet: light-dark(#8c8c96, #70707a)", "color-contrast"),
        (#"<html lang="en">"#, "<html>", "html-has-lang"),
    ]

    @Test("axe-core finds what is broken in the report's page", arguments: damages)
    func damage(source: String, replacement: String, rule: String) async throws {
        let verdict = try await Self.page.value.verdict(
            of: "axe_report_checks.py", before: [script, browser], after: ["scenario"]
        ) { html in
            #expect(html.contains(source))
            return html.replacingOccurrences(of: source, with: replacement)
        }
        #expect(verdict.failures.contains { $0.contains(": \(rule), ") })
    }
}
