import Foundation
import FullScreenPop
import ScreenTransitions
import Testing

@testable import DemoApp

/// The report's page in a real browser. Where there is none, the run says that this suite was skipped.
@MainActor
@Suite(
    "The report's page in a browser", .serialized,
    .enabled(if: Browser.installed != nil, "There is no chromium on this machine: the page was not tried in a browser.")
)
struct ReportPageTests {
    private let browser: Browser

    init() throws {
        browser = try #require(Browser.installed)
    }

    @Test(
        "The report's page has every layer where the model has it, plays, scrubs, obeys its keys, and reports no error")
    func page() async throws {
        let page = try await PageUnderTest(
            scenarios: [
                "slider-in-pager-thumb-right-quick", "table-vertical", "bar-cancelled", "modal-during-dismissal",
                "rotation",
                "pager-in-pager-handoff",
            ],
            transitions: ScreenTransition.gallery)
        let verdict = try await page.verdict(of: browser)
        #expect(verdict.failures == [])
        #expect(verdict.count > 100_000)
    }

    /// What is broken, by what the source is replaced with.
    private nonisolated static let damages = [
        (#"if (index === 12) matrix.push(value("x"));"#, #"if (index === 12) matrix.push(value("x") + 0.01);"#),
        (#"else matrix.push(value(`m${index}`));"#, #"else matrix.push(index === 11 ? 0 : value(`m${index}`));"#),
        (#"[value("ox"), value("oy")]"#, #"[value("ox"), 0]"#),
        ("leapOn: () => this.#playback.seek(this.#playback.time + LEAP)", "leapOn: () => {}"),
        ("return !Keyboard.#scrolls(target, key);", "return true;"),
        ("event.key.toLowerCase()", "event.key"),
        ("if (!this.#playback) return false;", "if (!this.#playback) return true;"),
        (#"scrubber.addEventListener("input""#, #"scrubber.addEventListener("inputs""#),
        ("this.#time += passed * this.#speed;", ""),
        ("this.#speed = speed;", "this.#speed = speed; undefinedName();"),
        ("part[0] * width, part[1] * height", "part[1] * width, part[0] * height"),
        ("context.globalAlpha = opacity;", ""),
        ("a * scale, b * scale, c * scale", "b * scale, a * scale, c * scale"),
        ("drawImage(image, -first, -above)", "drawImage(image, -above, -first)"),
        ("drawImage(source, 0, 0, width, height)", "clearRect(0, 0, width, height)"),
    ]

    private static let pageToDamage = Task { @MainActor in
        try await PageUnderTest(
            scenarios: ["table-vertical", "slider-in-pager-thumb-right-quick"],
            transitions: [.cube, .doors, .explode])
    }

    @Test(
        "A report's page that is broken in any one place does not pass",
        .enabled(if: BrokenPages.areAsked, BrokenPages.comment), arguments: damages)
    func damage(source: String, replacement: String) async throws {
        let verdict = try await Self.pageToDamage.value.verdict(of: browser) { html in
            #expect(html.contains(source))
            return html.replacingOccurrences(of: source, with: replacement)
        }
        #expect(!verdict.failures.isEmpty)
    }
}
