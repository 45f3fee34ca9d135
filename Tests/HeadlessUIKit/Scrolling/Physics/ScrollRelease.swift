import Foundation

/// What content does along one axis when the finger lifts (D9, D10). Velocities are in points per millisecond, positive
/// when the offset grows.
struct ScrollRelease {
    let offset: CGFloat
    let velocity: CGFloat
    /// Whether the content was fast enough along either axis to go on by itself.
    let isFlung: Bool
    let extent: ScrollExtent
    let deceleration: Deceleration
    /// The length of a frame, in milliseconds.
    let frame: CGFloat
    /// nil unless the scroll view pages.
    let paging: Paging?
    /// The offset at which the drag began.
    let start: CGFloat

    /// Whether the offset is not one to rest at: past an end, or between two pages.
    var isUnsettled: Bool {
        !extent.contains(offset) || paging?.isAligned(offset) == false
    }

    /// Where the content will come to rest if the delegate does not object.
    var target: CGFloat {
        guard extent.contains(offset) else { return extent.limit(offset) }
        if let paging {
            return extent.limit(paging.target(projected: offset + deceleration.travel(from: velocity), start: start))
        }
        return isFlung ? extent.limit(landing) : offset
    }

    /// Where the steps of D9 would end if there were no ends.
    private var landing: CGFloat {
        offset + deceleration.steppedTravel(from: velocity, milliseconds: frame).distance
    }

    /// The motion to `chosen`, which is ``target`` unless the delegate changed it; nil if there is nothing to do.
    func motion(to chosen: CGFloat, now: TimeInterval, profile: BehaviourProfile.Scrolling) -> AxisMotion? {
        let isInside = extent.contains(offset)
        if isInside, paging == nil, chosen == target {
            guard isFlung, abs(velocity) >= Deceleration.stopVelocity else { return nil }
            return .glide(velocity: velocity, landing: landing)
        }
        let end = extent.limit(chosen)
        guard abs(end - offset) >= SettlingSpring.tolerance else { return nil }
        if isInside, profile.snap == .decay {
            let decay = SettlingSpring(decayingFrom: offset, to: end, frequency: profile.snapFrequency)
            return .settle(decay, start: now)
        }
        let frequency = isInside ? profile.snapFrequency : profile.bounceFrequency
        // Leaving the end of the content, a page cannot be thrown: its spring starts from rest.
        let thrown = extent.bounces || (end - offset) * velocity > 0 ? velocity * 1000 : 0
        return .settle(SettlingSpring(from: offset, velocity: thrown, to: end, frequency: frequency), start: now)
    }
}
