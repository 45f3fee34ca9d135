import Foundation

/// Turns the time of touches into that of a scenario, which begins half a second before the first thing happens, or with
/// the recording. Where nothing happens for longer than ten seconds, ten seconds pass.
struct ScenarioClock {
    /// What a scenario can have, in seconds.
    static let longest: TimeInterval = 600

    private static let longestPause: TimeInterval = 10

    /// In seconds, as the system counts for touches.
    private let zero: TimeInterval
    /// When pauses end that are too long, and by how much, in that order.
    private var cuts: [(end: TimeInterval, excess: TimeInterval)] = []

    /// - Parameters:
    ///   - start: When the recording began.
    ///   - events: When something happened to a finger or the app changed its screens.
    ///   - hasPresented: Whether something was presented before, which the scenario presents first.
    init(start: TimeInterval, events: [TimeInterval], hasPresented: Bool) {
        let events = events.sorted()
        let idle = max(0, (events.first ?? start) - start - 0.5)
        zero = start + idle - (hasPresented ? 1.5 : 0)
        for (before, after) in zip(events, events.dropFirst()) where after - before > Self.longestPause {
            cuts.append((after, after - before - Self.longestPause))
        }
    }

    func time(of time: TimeInterval) -> TimeInterval {
        let excess = cuts.prefix { $0.end <= time }.reduce(0) { $0 + $1.excess }
        return max(0, time - excess - zero).asTime
    }
}
