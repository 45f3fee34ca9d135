/// When an animation runs and where in its cycle it is: the arithmetic of `CAMediaTiming` (H1).
struct AnimationTimeline {
    /// In the parent's time.
    var begin: TimeInterval = 0
    /// One cycle forwards.
    var duration: TimeInterval
    var speed = 1.0
    var timeOffset: TimeInterval = 0
    var repeatCount = 0.0
    var repeatDuration: TimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// A place in the animation.
    struct Place: Equatable {
        /// 0…duration.
        var time: TimeInterval
        /// How many cycles are over.
        var cycle: Double
    }

    enum State: Equatable {
        case before, running, after
    }

    /// All cycles together, in the animation's own time.
    var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = autoreverses ? 2 * duration : duration
        return cycle * (repeatCount > 0 ? repeatCount : 1)
    }

    /// The parent's time at which the animation is over; nil if that never comes.
    var end: TimeInterval? {
        guard speed != 0, activeDuration.isFinite else { return nil }
        return begin + activeDuration / abs(speed)
    }

    func state(at parent: TimeInterval) -> State {
        if speed == 0 { return .running }
        // Times are sums of binary fractions: a frame that is meant to be the last must not miss by a rounding.
        let tolerance = 1e-9
        if parent < begin - tolerance { return .before }
        guard let end else { return .running }
        return parent < end - tolerance ? .running : .after
    }

    /// Nil while the animation shows nothing.
    func place(at parent: TimeInterval) -> Place? {
        switch state(at: parent) {
        case .before:
            guard fillMode.coversTheTimeBefore else { return nil }
            return place(after: 0)
        case .running:
            return place(after: (parent - begin) * abs(speed))
        case .after:
            guard fillMode.coversTheTimeAfter else { return nil }
            return place(after: activeDuration)
        }
    }

    /// `course` is what has passed of the animation's own time since its begin, whichever way that runs.
    private func place(after course: TimeInterval) -> Place {
        let whole = activeDuration
        guard duration > 0, whole > 0 else { return Place(time: max(0, duration), cycle: 0) }
        let active = min(max(0, speed < 0 ? timeBackwards(after: course) : time(after: course)), whole)
        var cycle = (active / period).rounded(.down)
        var inside = active - cycle * period
        if inside == 0, active > 0, active == whole {
            // The very end belongs to the last cycle, not to the start of one more.
            cycle -= 1
            inside = period
        }
        return Place(time: inside > duration ? period - inside : inside, cycle: cycle)
    }

    private var period: TimeInterval { autoreverses ? 2 * duration : duration }

    /// An offset starts the animation in its middle; what was skipped follows at its end.
    private func time(after course: TimeInterval) -> TimeInterval {
        let time = course + timeOffset
        guard time > activeDuration, timeOffset != 0 else { return time }
        return time.truncatingRemainder(dividingBy: activeDuration)
    }

    /// From the end to the start: "simply use a negative speed to run the animation in reverse, and that's it" (Paulo
    /// Andrade, "Rewinding Animations", 2018). An offset counts as it does forwards, by the formula that Apple's
    /// CAMediaTiming documents: t = (tp − begin) · speed + offset. One that repeats for ever has no end, and begins at
    /// that of a cycle.
    private func timeBackwards(after course: TimeInterval) -> TimeInterval {
        let whole = activeDuration.isFinite ? activeDuration : period
        let time = (timeOffset > 0 ? timeOffset : whole) - course
        return time < 0 ? time - (time / whole).rounded(.down) * whole : time
    }
}
