import Foundation
import ScreenTransitions
import Testing

@testable import DemoApp

/// What another thread draws while a transition plays. Where there is no browser or no Python, the run says that it
/// was skipped.
@MainActor
@Suite(
    "Pieces of a screen that another thread draws", .serialized,
    .enabled(
        if: Browser.installed != nil, "There is no chromium on this machine: the page was not tried in a browser."),
    .enabled(if: PythonChecks.python != nil, "There is no python3 on this machine: the page was not tried.")
)
struct MosaicTests {
    private static let page = Task { @MainActor in
        try await PageUnderTest(scenarios: ["table-vertical"], transitions: [.cube, .explode])
    }

    private let browser: String

    init() throws {
        browser = try #require(Browser.installed).program.path
    }

    @Test("They look as if the page had drawn them, also the last of many frames, and where the thread fails, it does")
    func painter() async throws {
        let verdict = try await Self.page.value.verdict(of: "mosaic_checks.py", before: [browser])
        #expect(verdict.failures == [])
        #expect(verdict.count >= 9)
    }

    /// What is broken, by what the source is replaced with.
    private nonisolated static let damages = [
        ("this.#next = this.#painting();", "this.#next ??= this.#painting();"),
        ("images: images.map((key) => kept.get(key))", "images: images.map((key) => kept.get(key + 1))"),
        ("if (painting === this.#current) this.#show", "this.#show"),
        ("image ? (context) => context.drawImage(image, 0, 0) : paint", "(context) => context.drawImage(image, 0, 0)"),
        ("for (const number of [...this.#asked.keys()]) this.#answer(number, null);", ""),
    ]

    @Test(
        "A painter that is broken in any one place does not pass",
        .enabled(if: BrokenPages.areAsked, BrokenPages.comment), arguments: damages)
    func damage(source: String, replacement: String) async throws {
        let verdict = try await Self.page.value.verdict(of: "mosaic_checks.py", before: [browser]) { html in
            #expect(html.contains(source))
            return html.replacingOccurrences(of: source, with: replacement)
        }
        #expect(!verdict.failures.isEmpty)
    }
}
