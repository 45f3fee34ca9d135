@_spi(Headless) import UIKit

/// A performance with everything that could be seen of it.
public struct RecordedPlay: Sendable {
    public var performance: Performance
    @_spi(Headless) public var recording: LayerRecording
    /// In the order of their times.
    public var marks: [PlayMark]
}

extension LayerRecording {
    /// When fingers came down and left.
    @_spi(Headless) public var marks: [PlayMark] {
        touches.enumerated().flatMap { index, touch in
            let finger = touches.count > 1 ? "finger \(index + 1)" : "finger"
            let end = touch.isCancelled ? "is taken away" : "lifts"
            return [(touch.places.first, "comes down"), (touch.places.last, end)].compactMap { place, what in
                place.map { PlayMark(time: $0.time, kind: .touch, text: "\(finger) \(what)") }
            }
        }
    }
}
