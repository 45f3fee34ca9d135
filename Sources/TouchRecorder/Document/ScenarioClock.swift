import Foundation

/// Converts the time of touches to that of a scenario, which begins half a second before the first event, or with the
/// recording. A pause longer than ten seconds is cut to ten seconds.
struct ScenarioClock {
    /// The longest scenario, in seconds.
    static let longest: TimeInterval = 600

    private static let longestPause: TimeInterval = 10

    /// In seconds, as the system counts for touches.
    private let zero: TimeInterval
    /// When too long pauses end, and by how much they are too long, in order of time.
    private var cuts: [(end: TimeInterval, excess: TimeInterval)] = []

    /// - Parameters:
    ///   - start: When the recording began.
    ///   - events: When something happened to a finger, or the app changed its screens.
    ///   - hasPresented: Whether something had already been presented, which the scenario presents first.
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
