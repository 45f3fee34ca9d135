import Foundation

/// Everything that a scenario does, in the order in which it happens.
struct Timeline {
    /// What happens in one instant, in order.
    struct Moment {
        /// In seconds.
        let time: TimeInterval
        let steps: [Step]
    }

    enum Step: Equatable {
        case action(Int)
        case finger(Int, FingerStep)
        /// The same of a scroll, by its course.
        case scroll(Int, FingerStep)
        /// Looks at the progress of the transition.
        case probe(Int)
    }

    /// Places are as in the scenario: x from the leading edge.
    enum FingerStep: Equatable {
        case down(CGPoint)
        case move(CGPoint)
        case up
        case cancel
    }

    let moments: [Moment]

    /// - Parameters:
    ///   - probes: the times at which progress is looked at, in seconds.
    ///   - sampleRate: touch samples a second.
    init(_ scenario: Scenario, probes: [TimeInterval], sampleRate: Double) {
        var entries: [(time: TimeInterval, step: Step)] = []
        for (index, action) in scenario.actions.enumerated() { entries.append((action.time, .action(index))) }
        for (index, finger) in scenario.fingers.enumerated() {
            entries += Self.samples(of: finger, rate: sampleRate).map { ($0.time, .finger(index, $0.step)) }
        }
        for (index, scroll) in scenario.scrolls.enumerated() {
            entries += Self.samples(of: scroll.course, rate: sampleRate).map { ($0.time, .scroll(index, $0.step)) }
        }
        // Last, so that a probe sees what the fingers did at its time.
        for (index, time) in probes.enumerated() { entries.append((time, .probe(index))) }
        moments = Self.moments(entries.map { (Self.onGrid($0.time, rate: sampleRate), $0.step) })
    }

    /// The time of the sample that this one means: files write times with a few digits, and what is added up from those is
    /// a hair off. Times between samples are as they are.
    private static func onGrid(_ time: TimeInterval, rate: Double) -> TimeInterval {
        let sample = (time * rate).rounded()
        return abs(time * rate - sample) < 1e-4 ? sample / rate : time
    }

    /// Joins what happens at the same time, and sorts by time without disturbing the order within an instant.
    private static func moments(_ entries: [(time: TimeInterval, step: Step)]) -> [Moment] {
        let sorted = entries.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        var moments: [Moment] = []
        for (_, entry) in sorted {
            if let last = moments.last, entry.time - last.time < 1e-9 {
                moments[moments.count - 1] = Moment(time: last.time, steps: last.steps + [entry.step])
            } else {
                moments.append(Moment(time: entry.time, steps: [entry.step]))
            }
        }
        return moments
    }

    private static func samples(of finger: Finger, rate: Double) -> [(time: TimeInterval, step: FingerStep)] {
        var samples: [(time: TimeInterval, step: FingerStep)] = [(finger.start, .down(finger.down))]
        var time = finger.start
        var place = finger.down
        for segment in finger.path {
            let end = segment.end(from: place)
            if end != place || segment.isMove {
                samples += segment.sampleTimes(rate: rate).map { offset in
                    let fraction = segment.duration > 0 ? offset / segment.duration : 1
                    return (time + offset, .move(place.interpolated(to: end, fraction)))
                }
            }
            time += segment.duration
            place = end
        }
        switch finger.end {
        case .up: samples.append((time, .up))
        case .cancel: samples.append((time, .cancel))
        case .stays: break
        }
        return samples
    }
}

extension Finger.Segment {
    fileprivate var isMove: Bool {
        if case .hold = self { false } else { true }
    }

    fileprivate func end(from start: CGPoint) -> CGPoint {
        switch self {
        case .move(let end, _), .sample(let end, _): end
        case .shift(let dx, let dy, _): CGPoint(x: start.x + dx, y: start.y + dy)
        case .hold: start
        }
    }

    /// Multiples of the sample interval, and the end.
    fileprivate func sampleTimes(rate: Double) -> [TimeInterval] {
        if case .sample = self { return [duration] }
        let whole = Int((duration * rate - 1e-6).rounded(.down))
        return (whole > 0 ? (1...whole).map { Double($0) / rate } : []) + [duration]
    }
}

extension CGPoint {
    fileprivate func interpolated(to end: CGPoint, _ fraction: Double) -> CGPoint {
        CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
    }
}
