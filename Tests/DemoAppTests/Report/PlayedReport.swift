import Foundation
import Testing

@testable import DemoApp

/// Reads a report's data as the page does, written a second time: from the trees, the styles and the tracks.
struct PlayedReport {
    private let styles: [[String: Double]]
    private let trees: [[Any]]
    private let units: [String: Double]
    private let scenarios: [[String: Any]]
    private let recordings: [[String: Any]]
    private let tracks: [[Any]]

    init(_ data: [String: Any]) throws {
        styles = try #require(data["styles"] as? [[String: Double]])
        trees = try #require(data["trees"] as? [[Any]])
        units = try #require(data["units"] as? [String: Double])
        scenarios = try #require(data["scenarios"] as? [[String: Any]])
        recordings = try #require(data["recordings"] as? [[String: Any]])
        tracks = try #require(data["tracks"] as? [[Any]])
    }

    /// The sixteen numbers of a layer's matrix.
    ///
    /// - Parameter play: such as `scenarios/0/variants/0/plays/2`.
    func matrix(of layer: Int, in play: String, at frame: Int) -> [Double] {
        guard let recording = recording(play) else { return [] }
        return (0..<16).map { index in
            let key = index == 12 ? "x" : index == 13 ? "y" : "m\(index)"
            let first = style(of: layer, in: recording)[key] ?? (index % 5 == 0 ? 1 : 0)
            return value(of: layer, key, in: recording, at: frame) ?? first
        }
    }

    private func recording(_ play: String) -> [String: Any]? {
        let numbers = play.split(separator: "/").compactMap { Int($0) }
        let variants = scenarios[numbers[0]]["variants"] as? [[String: Any]]
        let plays = variants?[numbers[1]]["plays"] as? [[String: Any]]
        return (plays?[numbers[2]]["recording"] as? Int).map { recordings[$0] }
    }

    private func style(of layer: Int, in recording: [String: Any]) -> [String: Double] {
        var order: [Int] = []
        func walk(_ tree: Int) {
            order.append(trees[tree][0] as? Int ?? 0)
            for child in trees[tree].dropFirst().first as? [Int] ?? [] { walk(child) }
        }
        walk(recording["tree"] as? Int ?? 0)
        for tree in recording["more"] as? [Int] ?? [] { walk(tree) }
        return styles[order[layer]]
    }

    private func value(of layer: Int, _ key: String, in recording: [String: Any], at frame: Int) -> Double? {
        let used = recording["tracks"] as? [Any] ?? []
        let isMeant = { (place: Int) in used[place] as? Int == layer && used[place + 1] as? String == key }
        guard let place = stride(from: 0, to: used.count, by: 3).first(where: isMeant) else { return nil }
        let track = tracks[used[place + 2] as? Int ?? 0]
        var seen: Double?
        for index in stride(from: 0, to: track.count, by: 2) {
            guard let start = track[index] as? Int, start <= frame, let run = track[index + 1] as? [Int] else {
                continue
            }
            seen = Double(run.prefix(frame - start + 1).reduce(0, +)) * (units[key] ?? 1)
        }
        return seen
    }
}
