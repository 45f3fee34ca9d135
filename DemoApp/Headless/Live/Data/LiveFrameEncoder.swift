@_spi(Headless) import UIKit

/// Writes what is new on a screen since it was written last: layers that came, who is in whom, values, and what of the
/// tables these need.
struct LiveFrameEncoder {
    private var tables = ReportTables()
    private var written = ReportTables.Written()
    /// How many layers there have been, those included that have gone.
    private(set) var layerCount = 0

    /// How much a page holds that began with the first frame.
    var size: Int { layerCount + written.total }

    mutating func write(_ frames: [LayerRecording.Frame], to json: inout JSONText) {
        guard !frames.isEmpty else { return }
        let added = frames.flatMap(\.added)
        layerCount += added.count
        json.key("add")
        json.array { json in
            for layer in added {
                json.integer(layer.layer)
                json.integer(tables.style(layer.look))
            }
        }
        json.key("kids")
        json.array { json in
            for change in frames.flatMap(\.sublayers) {
                json.integer(change.layer)
                json.array { json in for sublayer in change.sublayers { json.integer(sublayer) } }
            }
        }
        json.key("set")
        json.array { json in
            for change in frames.flatMap(\.changes) {
                json.integer(change.layer)
                json.string(change.property.key)
                json.integer(tables.integer(change.value, change.property))
            }
        }
        if tables.hasNews(since: written) { tables.writeNews(since: &written, to: &json) }
    }
}
