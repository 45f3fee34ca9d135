import Foundation
import ScreenTransitions
import Testing

@testable import DemoApp

/// The gallery of transitions under a person's fingers and keys. Where there is no browser or no Python, the run says
/// that it was skipped.
@MainActor
@Suite(
    "The gallery of transitions in a browser", .serialized,
    .enabled(
        if: Browser.installed != nil, "There is no chromium on this machine: the gallery was not tried in a browser."),
    .enabled(if: PythonChecks.python != nil, "There is no python3 on this machine: the gallery was not tried."),
    .enabled(if: QuietMachine.isPromised, QuietMachine.comment)
)
struct GalleryTests {
    private static let page = Task { @MainActor in
        try await PageUnderTest(scenarios: ["table-vertical"], transitions: ScreenTransition.gallery)
    }

    private let browser: String

    init() throws {
        browser = try #require(Browser.installed).program.path
    }

    @Test(
        "The gallery is found again where it was left, and its transitions are led by pointers and keys to either end")
    func gallery() async throws {
        let verdict = try await Self.page.value.verdict(of: "gallery_checks.py", before: [browser])
        #expect(verdict.failures == [])
        #expect(verdict.count > 30)
    }

    /// What is broken, by what the source is replaced with.
    private nonisolated static let damages = [
        ("this.#scrollTo(this.#place.tops);", ""),
        ("link?.focus({ preventScroll: true });", ""),
        ("this.#settle(mayFinish && this.#finishes);", "this.#settle(false);"),
        ("this.#ignoresClick = true;", ""),
        ("ArrowLeft: -0.05", "ArrowLeft: 0.05"),
    ]

    @Test("A gallery that is broken in any one place does not pass", arguments: damages)
    func damage(source: String, replacement: String) async throws {
        let verdict = try await Self.page.value.verdict(of: "gallery_checks.py", before: [browser]) { html in
            #expect(html.contains(source))
            return html.replacingOccurrences(of: source, with: replacement)
        }
        #expect(!verdict.failures.isEmpty)
    }
}
