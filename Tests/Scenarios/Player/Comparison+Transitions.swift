import Foundation

extension Comparison {
    /// What is expected of a subject at a time, quality by quality.
    mutating func compare(_ probe: PoseProbe, _ poses: [Observation.Pose]) {
        let pose = poses.first { $0.at == probe.at && $0.of == probe.of }
        let name = "\(probe.of) at \(probe.at.formatted) s"
        if let frame = probe.frame {
            compare("frame of \(name)", frame, pose?.frame) { Self.areClose($0, $1, within: probe.within) }
        }
        if let corners = probe.corners {
            compare("corners of \(name)", corners, pose?.corners?.map(Self.rounded)) {
                Self.areClose($0.flatMap(\.self), $1?.flatMap(\.self), within: probe.within)
            }
        }
        if let opacity = probe.opacity {
            compare("opacity of \(name)", opacity, pose?.opacity) { Self.areClose([$0], $1.map { [$0] }, within: 0.02) }
        }
        if let dimming = probe.dimming {
            compare("dimming of \(name)", dimming, pose?.dimming) { Self.areClose([$0], $1.map { [$0] }, within: 0.02) }
        }
        compare("shown of \(name)", probe.shown, pose?.shown ?? false)
    }

    /// Each must come after the one before it, and at its time.
    mutating func compare(_ probes: [CallbackProbe], _ callbacks: [Observation.Callback]) {
        var rest = callbacks[...]
        for (index, probe) in probes.enumerated() {
            let name = "callbacks[\(index)]"
            guard let place = rest.firstIndex(where: { $0.is == probe.is }) else {
                compare(name, probe.is, rest.first.map { "it no more, next \($0.is)" } ?? "nothing more") { _, _ in
                    false
                }
                return
            }
            let callback = rest[place]
            rest = rest[(place + 1)...]
            guard let time = probe.at else { continue }
            compare(
                name, "\(probe.is) at \(time.formatted) s", "\(callback.is) at \(callback.at.formatted) s"
            ) { _, _ in abs(callback.at - time) <= probe.within }
        }
    }

    private static func areClose(_ one: [Double], _ other: [Double]?, within tolerance: Double) -> Bool {
        guard let other else { return false }
        return zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private static func rounded(_ point: [Double]) -> [Double] {
        point.map { ($0 * 100).rounded() / 100 }
    }
}

extension Observation.Pose {
    /// The box around the corners.
    fileprivate var frame: [Double]? {
        guard let corners else { return nil }
        let (xs, ys) = (corners.map { $0[0] }, corners.map { $0[1] })
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return [left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top]
    }
}
