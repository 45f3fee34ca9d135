import Foundation
import Testing
import UIKit

@testable import DemoApp
@testable import Scenarios

@MainActor
@Suite("The frames of a live phone")
struct LiveFrameTests {
    /// A page's picture, put together from what it was sent.
    private struct Picture {
        private var tables: [String: [Any]] = [:]
        private var layers: [Int: [String: Double]] = [:]
        private var children: [Int: [Int]] = [:]
        private let units: [String: Double]
        private(set) var beginnings = 0
        private(set) var held = 0

        init() throws {
            var json = JSONText()
            ReportTables.writeUnits(to: &json)
            let units = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
            self.units = try #require(units).compactMapValues { ($0 as? NSNumber)?.doubleValue }
        }

        mutating func take(_ news: JSONText) throws {
            let news = try #require(try JSONSerialization.jsonObject(with: Data(news.bytes)) as? [String: Any])
            if news["reset"] as? Bool == true {
                (tables, layers, children, held) = ([:], [:], [:], 0)
                beginnings += 1
            }
            for name in ["drawings", "colors", "styles", "trees"] {
                let entries = news[name] as? [Any] ?? []
                tables[name, default: []] += entries
                held += entries.count
            }
            let added = news["add"] as? [Int] ?? []
            for index in stride(from: 0, to: added.count, by: 2) {
                let style = try #require(tables["styles"]?[added[index + 1]] as? [String: Any])
                layers[added[index]] = style.compactMapValues { ($0 as? NSNumber)?.doubleValue }
                held += 1
            }
            let kids = news["kids"] as? [Any] ?? []
            for index in stride(from: 0, to: kids.count, by: 2) {
                children[try #require(kids[index] as? Int)] = try #require(kids[index + 1] as? [Int])
            }
            let values = news["set"] as? [Any] ?? []
            for index in stride(from: 0, to: values.count, by: 3) {
                let key = try #require(values[index + 1] as? String)
                let count = try #require((values[index + 2] as? NSNumber)?.doubleValue)
                layers[try #require(values[index] as? Int)]?[key] = count * (try #require(units[key]))
            }
        }

        /// The layers from back to front, by what is said of them; table entries as they are written.
        func description(of layer: Int = 0) -> String {
            let defaults = ["m0": 1.0, "m5": 1, "m10": 1, "m15": 1, "a": 1, "back": 1, "bg": -1, "d": -1, "rc": 15]
            let more = ["bc": -1.0, "sc": -1, "sy": -3, "sr": 3, "kw": -1]
            let all = defaults.merging(more) { $1 }
            let values = (layers[layer] ?? [:]).filter { abs($0.value - (all[$0.key] ?? 0)) > 1e-9 }
            let words = values.sorted { $0.key < $1.key }.map { key, value in
                let table = key == "d" ? "drawings" : ["bg", "bc", "sc"].contains(key) ? "colors" : nil
                guard let table, value >= 0, table == "colors" else {
                    return table == nil ? "\(key)=\((value * 1e7).rounded() / 1e7)" : key
                }
                return "\(key)=\(tables[table]?[Int(value)] ?? "?")"
            }
            let inside = (children[layer] ?? []).map { description(of: $0) }.joined(separator: ",")
            return "(\(words.joined(separator: " ")) [\(inside)])"
        }
    }

    @Test(
        "Put together from what changed, a picture is the one that a page sees that opens later",
        arguments: ["slider-in-pager-thumb-right-quick", "table-vertical", "modal-list-reaches-top", "rotation"])
    func changes(id: String) async throws {
        let scenario = try #require(try ScenarioLibrary.entries().first { $0.id == id }).scenario
        let phones = (0..<2).map { _ in
            LivePhone(LivePlay(scenario, on: Profile(system: 26, direction: .ltr), with: .toolkit), with: .toolkit)
        }
        defer { for phone in phones { phone.end() } }
        var pictures = [try Picture(), try Picture()]
        for tick in 0..<90 {
            for (index, phone) in phones.enumerated() {
                await phone.advance()
                if let news = phone.news() { try pictures[index].take(news) }
            }
            if tick % 5 == 4 {
                #expect(pictures[0].description() == pictures[1].description(), "sample \(tick)")
            }
            guard tick % 15 == 7 else { continue }
            phones[1].reset()
            try pictures[1].take(try #require(phones[1].news()))
        }
        #expect(pictures.map(\.beginnings) == [1, 7])
    }

    @Test("However many screens come and go, a page holds no more than a few times what it shows")
    func room() async throws {
        let play = LivePlay(
            size: CGSize(width: 390, height: 844), on: Profile(system: 26, direction: .ltr), with: .toolkit
        ) { HomeViewController() }
        let phone = LivePhone(play, with: .toolkit, room: 100)
        defer { phone.end() }
        var picture = try Picture()
        var most = 0
        for tick in 0..<2700 {
            switch tick % 90 {
            case 0: play.touch(1, .down(CGPoint(x: 120, y: 190)))
            case 6: play.touch(1, .up)
            case 42: play.touch(1, .down(CGPoint(x: 2, y: 500)))
            case 43...56: play.touch(1, .move(CGPoint(x: 20 * (tick % 90 - 42), y: 500)))
            case 57: play.touch(1, .up)
            default: break
            }
            await phone.advance()
            if let news = phone.news() { try picture.take(news) }
            most = max(most, picture.held)
        }
        #expect(picture.beginnings > 1)
        #expect(most < 5000)
    }
}
