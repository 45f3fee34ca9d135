@_spi(Headless) import UIKit

/// Turns a recording into the page's form: the tree at the beginning, the trees that come later, and for every property
/// that changes one track over all frames.
struct RecordingEncoder {
    private let recording: LayerRecording
    let frameCount: Int

    /// The page's number of each layer, by the recording's.
    private(set) var ids: [Int: Int] = [:]
    private var trees: [Int] = []
    private var sublayers: [(layer: Int, frame: Int, sublayers: [Int])] = []
    private var tracks: [TrackKey: ReportTrack] = [:]

    private struct TrackKey: Hashable, Comparable {
        let layer: Int
        let property: LayerProperty

        static func < (a: Self, b: Self) -> Bool {
            (a.layer, a.property.rawValue) < (b.layer, b.property.rawValue)
        }
    }

    /// - Parameters:
    ///   - lastMark: when the last thing happens that the page speaks of, in seconds.
    init(_ recording: LayerRecording, lastMark: TimeInterval = 0, tables: inout ReportTables) {
        self.recording = recording
        frameCount = recording.framesThatMatter(lastMark: lastMark)
        for frame in recording.frames where frame.number < frameCount { take(frame, tables: &tables) }
    }

    // MARK: Reading

    private mutating func take(_ frame: LayerRecording.Frame, tables: inout ReportTables) {
        let looks = Dictionary(uniqueKeysWithValues: frame.added.map { ($0.layer, $0.look) })
        let contents = Dictionary(uniqueKeysWithValues: frame.sublayers.map { ($0.layer, $0.sublayers) })
        let inside = Set(frame.added.flatMap { (contents[$0.layer] ?? []).filter { looks[$0] != nil } })
        for added in frame.added where !inside.contains(added.layer) {
            number(added.layer, looks, contents)
            trees.append(tree(added.layer, looks, contents, tables: &tables))
        }
        for change in frame.sublayers {
            let isPlain = looks[change.layer] != nil && change.sublayers.allSatisfy { looks[$0] != nil }
            if !isPlain { sublayers.append((change.layer, frame.number, change.sublayers)) }
        }
        for change in frame.changes {
            let value = tables.integer(change.value, change.property)
            let key = TrackKey(layer: change.layer, property: change.property)
            tracks[key, default: ReportTrack()].append(value, at: frame.number)
        }
    }

    /// Numbers a new layer and the new ones in it, each before what it holds.
    private mutating func number(_ layer: Int, _ looks: [Int: RecordedLayer], _ contents: [Int: [Int]]) {
        ids[layer] = ids.count
        for sublayer in contents[layer] ?? [] where looks[sublayer] != nil { number(sublayer, looks, contents) }
    }

    private func tree(
        _ layer: Int, _ looks: [Int: RecordedLayer], _ contents: [Int: [Int]], tables: inout ReportTables
    ) -> Int {
        var children: [Int] = []
        for sublayer in contents[layer] ?? [] where looks[sublayer] != nil {
            children.append(tree(sublayer, looks, contents, tables: &tables))
        }
        return tables.tree(style: tables.style(looks[layer] ?? RecordedLayer()), children: children)
    }

    // MARK: Writing

    /// Writes numbers of the tables in place of what is in them.
    func write(to json: inout JSONText, tables: inout ReportTables) {
        json.object { json in
            json.member("size", [Double(recording.size.width), Double(recording.size.height)])
            json.key("frames")
            json.integer(frameCount)
            json.key("tree")
            json.integer(trees.first ?? 0)
            json.key("more")
            json.array { json in for tree in trees.dropFirst() { json.integer(tree) } }
            json.key("kids")
            json.array(writeSublayers)
            json.key("tracks")
            json.array { json in writeTracks(to: &json, tables: &tables) }
            json.key("touches")
            json.array { json in writeTouches(to: &json, tables: &tables) }
            let cancelled = recording.touches.indices.filter { recording.touches[$0].isCancelled }
            if !cancelled.isEmpty { json.member("cancelled", cancelled.map(Double.init)) }
        }
    }

    private func writeSublayers(to json: inout JSONText) {
        for (layer, changes) in Dictionary(grouping: sublayers, by: \.layer).sorted(by: { id($0.key) < id($1.key) }) {
            json.array { json in
                json.integer(id(layer))
                for change in changes {
                    json.integer(change.frame)
                    json.array { json in for sublayer in change.sublayers { json.integer(id(sublayer)) } }
                }
            }
        }
    }

    /// Layer, property and track of each, one after another.
    private func writeTracks(to json: inout JSONText, tables: inout ReportTables) {
        for (key, track) in tracks.sorted(by: { $0.key < $1.key }) {
            var text = JSONText()
            text.array(track.write)
            json.integer(id(key.layer))
            json.string(key.property.key)
            json.integer(tables.index(of: text, in: .tracks))
        }
    }

    private func writeTouches(to json: inout JSONText, tables: inout ReportTables) {
        for touch in recording.touches {
            var text = JSONText()
            text.array { text in
                for place in touch.places {
                    text.number(place.time, places: 4)
                    text.number(Double(place.position.x), places: 1)
                    text.number(Double(place.position.y), places: 1)
                }
            }
            json.integer(tables.index(of: text, in: .touches))
        }
    }

    private func id(_ layer: Int) -> Int {
        guard let id = ids[layer] else { preconditionFailure("Layer \(layer) shows before it has been added.") }
        return id
    }
}

extension LayerRecording {
    /// Up to where there is something to see, and a little longer.
    fileprivate func framesThatMatter(lastMark: TimeInterval) -> Int {
        let lastTouch = touches.compactMap(\.places.last?.time).max() ?? 0
        let lastChange = frames.last?.number ?? 0
        let last = max(lastChange, Int(max(lastMark, lastTouch) * framesPerSecond))
        return min(frameCount, last + Int(framesPerSecond * Self.rest) + 1)
    }

    /// How long the end stays to be seen, in seconds.
    private static let rest = 0.3
}
