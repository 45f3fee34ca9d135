import Foundation
import FullScreenPop
import ScreenTransitions
@_spi(Headless) import Scenarios
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp

/// A report with what the model says about its layers, and with the checks that a browser makes of it.
@MainActor
struct PageUnderTest {
    /// The page without the checks.
    private let html: String
    private let modelChecks: String

    /// The frames that the model is asked about.
    private static let checkedFrames: Set<Int> = [0, 17, 40]

    /// - Parameters:
    ///   - scenarios: names of files of the library.
    ///   - transitions: each is shown in one way, in turn forward, back, and dragged and cancelled.
    init(scenarios: [String], transitions: [ScreenTransition]) async throws {
        var builder = ReportBuilder()
        let library = try ScenarioLibrary.entries()
        for name in scenarios {
            let entry = try #require(library.first { $0.id == name }, "There is no scenario \(name).")
            builder.add(entry, variants: await Self.variants(of: entry.scenario))
        }
        let ways = TransitionPlay.Way.allCases
        for (index, transition) in transitions.enumerated() {
            let play = TransitionPlay(transition, ways[index % ways.count], checkedFrames: Self.checkedFrames)
            builder.add(transition, plays: [play])
        }
        html = String(decoding: try ReportPage().html(data: builder.data()), as: UTF8.self)
        modelChecks = String(decoding: builder.checksData().bytes, as: UTF8.self)
    }

    private static func variants(of scenario: Scenario) async -> [ReportBuilder.Variant] {
        var variants: [ReportBuilder.Variant] = []
        for direction in LayoutDirection.allCases {
            let profile = Profile(system: 26, direction: direction)
            var plays: [ReportBuilder.CheckedPlay] = []
            for contender in [ContenderName.fullScreenOnly, .toolkit] {
                var checks: [LayerCheck] = []
                let play = await ScenarioPlayer.record(scenario, on: profile, with: contender) { recorder in
                    recorder.frameWasRecorded = { [unowned recorder] frame in
                        if checkedFrames.contains(frame) { checks.append(LayerCheck(recorder, frame: frame)) }
                    }
                }
                plays.append(ReportBuilder.CheckedPlay(play: play, checks: checks))
            }
            variants.append(ReportBuilder.Variant(profile: profile, plays: plays))
        }
        return variants
    }

    struct Verdict: Decodable {
        let count: Int
        let failures: [String]
    }

    /// Opens the page in a browser and lets the checks use it.
    ///
    /// - Parameter change: is made to the page's source first.
    func verdict(of browser: Browser, change: (String) -> String = { $0 }) async throws -> Verdict {
        try await Self.withFile(try withChecks(change(html))) { page in
            try Self.verdict(in: try await browser.document(of: page, after: 60_000))
        }
    }

    /// Lets a script in Python use the page in a browser.
    ///
    /// - Parameters:
    ///   - script: of the tests' resources.
    ///   - before: the script's arguments before the page's file.
    ///   - after: those behind it.
    ///   - change: is made to the page's source first.
    func verdict(
        of script: String, before: [String], after: [String] = [], change: (String) -> String = { $0 }
    ) async throws -> Verdict {
        try await Self.withFile(change(html)) { page in
            try await PythonChecks.verdict(of: script, before + [page.path] + after)
        }
    }

    /// Hands a page on as a file, which is there meanwhile.
    private static func withFile(_ html: String, use: (URL) async throws -> Verdict) async throws -> Verdict {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appendingPathComponent("index.html")
        try html.write(to: page, atomically: true, encoding: .utf8)
        return try await use(page)
    }

    private func withChecks(_ html: String) throws -> String {
        let early = "<head><script>\n\(try Self.resource("errors.js"))</script>"
        let late = """
            <script type="application/json" id="model-checks">\(modelChecks)</script>
            <script>
            \(try Self.resource("checks.js"))</script>
            </body>
            """
        return html.replacingOccurrences(of: "<head>", with: early).replacingOccurrences(of: "</body>", with: late)
    }

    private static func resource(_ name: String) throws -> String {
        let folder = Bundle.module.resourceURL?.appendingPathComponent("Browser", isDirectory: true)
        guard let file = folder?.appendingPathComponent(name) else {
            throw Browser.Failure(description: "The tests' resources are missing.")
        }
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The checks leave the verdict as JSON, without the signs that HTML writes otherwise.
    private static func verdict(in document: String) throws -> Verdict {
        guard let start = document.range(of: "<pre id=\"verdict\">"),
            let end = document.range(of: "</pre>", range: start.upperBound..<document.endIndex)
        else {
            throw Browser.Failure(description: "The checks did not come to an end.")
        }
        return try JSONDecoder().decode(Verdict.self, from: Data(document[start.upperBound..<end.lowerBound].utf8))
    }
}
