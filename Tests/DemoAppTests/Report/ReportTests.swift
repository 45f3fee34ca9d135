import CommandLineSupport
import Foundation
import FullScreenPop
@_spi(Headless) import Scenarios
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp

@MainActor
@Suite("The report")
struct ReportTests {
    /// Calls `body` with an empty folder.
    private func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }

    /// The page of one scenario.
    private func page(scenario: String, checks: Bool = false) async throws -> (page: Data, checks: Data?) {
        try await withFolder { folder in
            var options = ReportOptions(folder: folder.appendingPathComponent("new/report").path)
            options.scenarios = [scenario]
            options.writesChecks = checks
            let page = try await Report(options: options, results: { _ in [] }).write()
            let beside = page.deletingLastPathComponent().appendingPathComponent("checks.json")
            return (try Data(contentsOf: page), try? Data(contentsOf: beside))
        }
    }

    private func data(in page: Data) throws -> [String: Any] {
        let text = String(decoding: page, as: UTF8.self)
        let start = try #require(text.range(of: #"<script type="application/json" id="report-data">"#))
        let end = try #require(text.range(of: "</script>", range: start.upperBound..<text.endIndex))
        let json = Data(text[start.upperBound..<end.lowerBound].utf8)
        return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    }

    @Test("the report's page of one scenario needs nothing from elsewhere")
    func isSelfContained() async throws {
        let page = try await page(scenario: "slider-in-pager-thumb-right-quick").page
        let text = String(decoding: page, as: UTF8.self)
        #expect(!text.contains("<!-- inline:"))
        #expect(!text.contains("%REPORT_DATA%"))
        let namespaces = text.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        for forbidden in ["http:", "https:", " src=", "@import", "fetch(", "XMLHttpRequest", "import("] {
            #expect(!namespaces.contains(forbidden), "\(forbidden)")
        }
        let links = namespaces.components(separatedBy: "href=\"").dropFirst()
        #expect(links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:") })
    }

    @Test("a scenario in the report has its texts, its contenders side by side and what came of each")
    func scenario() async throws {
        let data = try data(in: await page(scenario: "slider-in-pager-thumb-right-quick").page)
        let scenarios = try #require(data["scenarios"] as? [[String: Any]])
        #expect(scenarios.count == 1)
        #expect(scenarios[0]["id"] as? String == "slider-in-pager-thumb-right-quick")
        let variants = try #require(scenarios[0]["variants"] as? [[String: Any]])
        #expect(variants.map { $0["system"] as? Int } == [18])
        let plays = try #require(variants[0]["plays"] as? [[String: Any]])
        #expect(
            plays.map { $0["contender"] as? String } == ["stock", "seedRecipeA", "toolkit"])
        #expect(plays.last?["verdict"] as? String == "resolved")
        #expect(plays.allSatisfy { $0["holds"] as? Bool == true })
        let recordings = try #require(data["recordings"] as? [[String: Any]])
        let toolkit = recordings[try #require(plays.last?["recording"] as? Int)]
        let texts = try #require(data["marks"] as? [[String: Any]])
        let marks = try #require(plays.last?["marks"] as? [Int]).map { texts[$0] }
        #expect(marks.first?["text"] as? String == "finger comes down")
        #expect(marks.contains { $0["kind"] as? String == "decision" })
        let touches = try #require(data["touches"] as? [[Double]])
        #expect((toolkit["touches"] as? [Int])?.map { touches[$0].count % 3 } == [0])
    }

    @Test("the report's tracks say what the model says, in every frame that is asked about")
    func agreesWithModel() async throws {
        let (page, checks) = try await page(scenario: "interrupted-rapid-flicks", checks: true)
        let report = try PlayedReport(try data(in: page))
        let json = try JSONSerialization.jsonObject(with: try #require(checks))
        let records = try #require(json as? [[String: Any]])
        #expect(records.count > 10)
        var compared = 0
        for record in records {
            let play = try #require(record["play"] as? String)
            let frame = try #require(record["frame"] as? Int)
            for layer in try #require(record["layers"] as? [[Any]]) {
                let id = try #require(layer[0] as? Int)
                let matrix = try #require(layer[2] as? [Double])
                let told = report.matrix(of: id, in: play, at: frame)
                let worst = zip(told, matrix).map { abs($0 - $1) }.max() ?? 1
                #expect(worst < 1e-3, "\(play), frame \(frame), layer \(id)")
                compared += 1
            }
        }
        #expect(compared > 500)
    }

    @Test("the report is written the same byte for byte whenever it is asked for")
    func isDeterministic() async throws {
        let first = try await page(scenario: "interrupted-rapid-flicks", checks: true)
        let second = try await page(scenario: "interrupted-rapid-flicks", checks: true)
        #expect(first == second)
        func transitions() -> [UInt8] {
            var builder = ReportBuilder()
            for transition in [ScreenTransition.cube, .imageZoom, .doors] {
                builder.add(transition, plays: TransitionPlay.Way.allCases.map { TransitionPlay(transition, $0) })
            }
            return builder.data().bytes
        }
        #expect(transitions() == transitions())
    }

    @Test("the report shows transitions for modals presenting, by every way, and the others pushing")
    func modalTransitions() throws {
        for transition in ScreenTransition.gallery {
            let isModal = ["bounce", "drop", "rise", "upAndAway", "pushLikeModal"].contains(transition.name)
            #expect((TransitionUse(of: transition) != .push) == isModal, "\(transition.name)")
        }
        for name in ["bounce", "drop", "rise", "upAndAway", "pushLikeModal"] {
            let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
            let set = TransitionSet(transition)
            let root = try #require(set.device.window.rootViewController)
            set.device.perform { set.bring(false) }
            set.device.settle()
            #expect(root.presentedViewController != nil)
            let (start, way) = set.drag
            let finger = set.device.finger().down(at: start).move(by: way.dx / 2, way.dy / 2, over: 0.3)
            #expect(root.presentedViewController?.isBeingDismissed == true, "\(name)")
            finger.cancel()
            set.device.settle()
            set.device.perform { set.take() }
            set.device.settle()
            #expect(root.presentedViewController == nil)
            #expect(set.device.faults.isEmpty)
        }
    }

    @Test("the report names a scenario that does not exist, and a folder that cannot be written")
    func errors() async throws {
        await #expect(
            throws: ReportError("there is no scenario and no file S99; swift run DemoApp list names the scenarios")
        ) {
            _ = try await page(scenario: "S99")
        }
        try await withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)
            var options = ReportOptions(folder: file.appendingPathComponent("report").path)
            options.scenarios = ["root-then-push"]
            let error = await #expect(throws: ReportError.self) {
                _ = try await Report(options: options, results: { _ in [] }).write()
            }
            #expect(error?.description.hasPrefix("cannot make the folder \(file.path)/report: ") == true)
        }
    }

    @Test("the report refuses a template without a place for the data, or with a part that is not there")
    func template() async throws {
        try await withFolder { folder in
            let template = folder.appendingPathComponent("index.html")
            try Data("<p></p>".utf8).write(to: template)
            #expect(throws: ReportError("index.html has no line %REPORT_DATA%")) {
                try ReportPage(folder: folder).html(data: JSONText())
            }
            try Data("<!-- inline: gone.js -->\n%REPORT_DATA%".utf8).write(to: template)
            #expect(throws: ReportError("cannot read the report's template gone.js")) {
                try ReportPage(folder: folder).html(data: JSONText())
            }
            try Data("\"</script>\"".utf8).write(to: folder.appendingPathComponent("gone.js"))
            #expect(throws: ReportError("gone.js would end its own element")) {
                try ReportPage(folder: folder).html(data: JSONText())
            }
        }
    }

    @Test("a filmstrip shows as many moments as are asked for, first and last included")
    func filmstrip() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("strip.html")
            let request = try FilmstripRequest([
                "cube", "slider-on-screen-thumb-right-quick", "--moments", "4", "--out", file.path,
            ])
            _ = try await Filmstrip(request: request).write()
            let data = try data(in: try Data(contentsOf: file))
            let transitions = try #require(data["transitions"] as? [[String: Any]])
            let plays = try #require(transitions.first?["plays"] as? [[String: Any]])
            // Half a second of cube after 0.2 s of rest.
            #expect(plays.first?["moments"] as? [Int] == [11, 21, 32, 42])
            #expect((data["scenarios"] as? [[String: Any]])?.count == 1)
            let unknown = try FilmstripRequest(["cubism"])
            await #expect(throws: ReportError.self) { _ = try await Filmstrip(request: unknown).write() }
        }
    }

    @Test(
        "the report's options are understood, and what is not understood is named",
        arguments: [
            (["--system", "26", "out"], ""), ([], "report needs one folder to write to"),
            (["a", "b"], "report needs one folder to write to"), (["out", "--x"], "unknown option --x"),
            (["out", "--system", "16"], "--system expects one of 17, 18, 26, not 16"),
            (["out", "--direction"], "--direction expects ltr or rtl"),
        ])
    func options(_ arguments: [String], error: String) {
        let seen = (try? ReportOptions(arguments)).map { _ in "" }
        #expect((seen == nil) == !error.isEmpty)
        if !error.isEmpty { #expect(throws: UsageError(error)) { try ReportOptions(arguments) } }
    }
}
