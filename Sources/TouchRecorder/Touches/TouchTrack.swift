import UIKit

/// The recorded data of one touch.
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
    /// The finger's radius where it landed, in points.
    let radius: CGFloat
    /// The width of the window then, in points.
    let windowWidth: CGFloat
    /// After the landing, in order of time.
    private(set) var samples: [Sample] = []
    /// When and how the touch ended; nil as long as it is down.
    private(set) var end: (time: TimeInterval, how: End)?

    init(landing: Sample, type: UITouch.TouchType, radius: CGFloat, windowWidth: CGFloat) {
        self.landing = landing
        self.type = type
        self.radius = radius
        self.windowWidth = windowWidth
    }

    /// Whether the touch has stayed more or less where it landed.
    var isTap: Bool {
        samples.allSatisfy { hypot($0.place.x - landing.place.x, $0.place.y - landing.place.y) < 20 }
    }

    /// The times at which anything happened to it.
    var times: [TimeInterval] { [landing.time] + samples.map(\.time) + [end?.time].compactMap(\.self) }

    private var last: Sample { samples.last ?? landing }

    /// Adds a sample. A sample that is not later than the last one is ignored.
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
