import Foundation
import UIKit

/// Everything that a scenario does, in the order in which it happens.
struct Timeline {
    /// What happens in one instant, in the order of the properties.
    struct Moment {
        /// In seconds.
        let time: TimeInterval
        /// The places of actions in the scenario's list.
        var actions: [Int] = []
        var touches: [Touch] = []
        /// What scrolls do, whose courses are told as fingers' are.
        var scrolls: [Touch] = []
        /// The places of probes in their list: they see what the fingers did at their time.
        var probes: [Int] = []
    }

    /// What one finger does.
    struct Touch: Equatable {
        /// The finger's place in the scenario's list, or the scroll's.
        let finger: Int
        let step: FingerStep
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
        // By the nanosecond: times are added up, and what is meant to be one instant is a hair apart.
        var moments: [Int: Moment] = [:]
        func add<What>(_ what: What, to list: WritableKeyPath<Moment, [What]>, at time: TimeInterval) {
            let time = Self.onGrid(time, rate: sampleRate)
            moments[Int((time * 1e9).rounded()), default: Moment(time: time)][keyPath: list].append(what)
        }
        for (index, action) in scenario.actions.enumerated() { add(index, to: \.actions, at: action.time) }
        for (index, finger) in scenario.fingers.enumerated() {
            for sample in Self.samples(of: finger, rate: sampleRate) {
                add(Touch(finger: index, step: sample.step), to: \.touches, at: sample.time)
            }
        }
        for (index, scroll) in scenario.scrolls.enumerated() {
            for sample in Self.samples(of: scroll.course, rate: sampleRate) {
                add(Touch(finger: index, step: sample.step), to: \.scrolls, at: sample.time)
            }
        }
        for (index, time) in probes.enumerated() { add(index, to: \.probes, at: time) }
        self.moments = moments.values.sorted { $0.time < $1.time }
    }

    /// The time of the sample that this one means: files write times with a few digits, and what is added up from those
    /// is a hair off. Times between samples are as they are.
    private static func onGrid(_ time: TimeInterval, rate: Double) -> TimeInterval {
        let sample = (time * rate).rounded()
        return abs(time * rate - sample) < 1e-4 ? sample / rate : time
    }

    private static func samples(of finger: Finger, rate: Double) -> [(time: TimeInterval, step: FingerStep)] {
        var samples: [(time: TimeInterval, step: FingerStep)] = [(finger.start, .down(finger.down))]
        var time = finger.start
        var place = finger.down
        for segment in finger.path {
            let end = segment.end(from: place)
            if end != place || segment.isMove {
                let path = FingerPath(from: place, to: end, duration: segment.duration)
                let times = segment.isSample ? [segment.duration] : path.sampleTimes(rate: rate)
                samples += times.map { (time + $0, .move(path.position(at: $0))) }
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

    /// Whether the finger is looked at only at its end, as a recorder has seen it.
    fileprivate var isSample: Bool {
        if case .sample = self { true } else { false }
    }
}
