import UIKit

/// What is known of one touch.
struct TouchTrack {
    /// One look at the touch.
    struct Sample {
        /// In seconds, as the system counts for touches.
        var time: TimeInterval
        /// In points of the window.
        var place: CGPoint
    }

    enum End {
        case lifted
        case cancelled
    }

    let landing: Sample
    let type: UITouch.TouchType
    /// How wide the finger was where it landed, in points.
    let radius: CGFloat
    /// How wide the window was then, in points.
    let windowWidth: CGFloat
    /// After the landing, in the order of time.
    private(set) var samples: [Sample] = []
    /// When the touch ended, and how; nil as long as it is down.
    private(set) var end: (time: TimeInterval, how: End)?

    init(landing: Sample, type: UITouch.TouchType, radius: CGFloat, windowWidth: CGFloat) {
        self.landing = landing
        self.type = type
        self.radius = radius
        self.windowWidth = windowWidth
    }

    /// Whether the touch has stayed where it landed, more or less.
    var isTap: Bool {
        samples.allSatisfy { hypot($0.place.x - landing.place.x, $0.place.y - landing.place.y) < 20 }
    }

    /// When anything happened to it.
    var times: [TimeInterval] { [landing.time] + samples.map(\.time) + [end?.time].compactMap(\.self) }

    private var last: Sample { samples.last ?? landing }

    /// Notes where the touch is. What is not later than the last sample is no news.
    mutating func move(to sample: Sample) {
        guard end == nil, sample.time > last.time else { return }
        samples.append(sample)
    }

    /// Notes where and how the touch has ended.
    mutating func finish(at sample: Sample, _ how: End) {
        guard end == nil else { return }
        if sample.place != last.place { move(to: sample) }
        end = (max(sample.time, last.time), how)
    }
}
