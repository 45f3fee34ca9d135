import Foundation

/// Turns the time of touches into that of a scenario, which begins half a second before the first thing happens, or with
/// the recording.
struct ScenarioClock {
    /// In seconds, as the system counts for touches.
    private let zero: TimeInterval

    /// - Parameters:
    ///   - start: When the recording began.
    ///   - firstEvent: When the first touch landed or the app first changed its screens.
    ///   - hasPresented: Whether something was presented before, which the scenario presents first.
    init(start: TimeInterval, firstEvent: TimeInterval?, hasPresented: Bool) {
        let idle = max(0, (firstEvent ?? start) - start - 0.5)
        zero = start + idle - (hasPresented ? 1.5 : 0)
    }

    func time(of time: TimeInterval) -> TimeInterval {
        max(0, time - zero).asTime
    }
}
