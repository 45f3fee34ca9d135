import Foundation

/// Measures how long something stands still, from how it stands in every frame.
struct Stillness {
    let probe: StillProbe
    private var corners: [[Double]]?
    private var stretchBegan: TimeInterval
    private(set) var longest: TimeInterval = 0

    init(_ probe: StillProbe) {
        self.probe = probe
        stretchBegan = probe.from
    }

    /// A movement is one of more than this many points from one frame to the next.
    private static let tremble = 0.25

    /// Times of frames are sums.
    func covers(_ time: TimeInterval) -> Bool { time >= probe.from - 1e-9 && time <= probe.to + 1e-9 }

    /// Something that is not in the window does not stand there.
    mutating func note(_ pose: Observation.Pose) {
        let moved = zip(corners ?? [], pose.corners ?? []).contains { before, now in
            zip(before, now).contains { abs($0 - $1) > Self.tremble }
        }
        if moved || corners == nil || pose.corners == nil { stretchBegan = pose.at }
        corners = pose.corners
        longest = max(longest, pose.at - stretchBegan)
    }

    var observation: Observation.Still {
        Observation.Still(of: probe.of, from: probe.from, to: probe.to, longest: longest)
    }
}

extension Comparison {
    mutating func compare(_ probe: StillProbe, _ seen: [Observation.Still]) {
        guard let seen = seen.first(where: { $0.of == probe.of && $0.from == probe.from && $0.to == probe.to }) else {
            return
        }
        let name = "\(probe.of) still from \(probe.from.formatted) to \(probe.to.formatted) s"
        // Times of frames are sums.
        let bounds = Value.between(least: probe.atLeast.map { $0 - 1e-9 }, greatest: probe.atMost.map { $0 + 1e-9 })
        compare(name, bounds, Value.number(seen.longest)) { bounds, seen in seen.map(bounds.isClose) ?? false }
    }
}
