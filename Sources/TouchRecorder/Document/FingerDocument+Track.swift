import UIKit

extension FingerDocument {
    init(_ track: TouchTrack, _ clock: ScenarioClock, _ mirror: LayoutMirror) {
        func place(_ point: CGPoint) -> [Double] { mirror.point(point, in: track.windowWidth) }
        at = clock.time(of: track.landing.time)
        down = place(track.landing.place)
        type = track.type == .direct ? nil : track.type.name
        radius = track.radius > 0 ? Double(track.radius).asLength : nil
        var parts: [PathDocument] = []
        var last = at
        var samples: [[Double]] = []
        for sample in track.samples {
            let time = clock.time(of: sample.time)
            guard time > last, time < ScenarioClock.longest else { continue }
            samples.append([(time - at).asTime] + place(sample.place))
            last = time
        }
        if !samples.isEmpty { parts.append(PathDocument(samples: samples)) }
        if let end = track.end, clock.time(of: end.time) < ScenarioClock.longest {
            let rest = (clock.time(of: end.time) - last).asTime
            if rest > 0 { parts.append(PathDocument(hold: rest)) }
            if end.how == .cancelled { cancel = true }
        } else {
            up = false
        }
        if !parts.isEmpty { path = parts }
    }
}
