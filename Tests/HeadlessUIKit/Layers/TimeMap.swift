/// How the time of a layer follows the time of the device: local = device · scale + offset.
///
/// One layer makes t = (parent − beginTime) · speed + timeOffset of its parent's time (H1); a chain of such steps is one
/// again.
struct TimeMap: Equatable {
    var scale: Double
    var offset: TimeInterval

    static let identity = TimeMap(scale: 1, offset: 0)

    func local(at device: TimeInterval) -> TimeInterval {
        device * scale + offset
    }

    /// The device's time at which the local time is `local`; nil if time stands still.
    func device(at local: TimeInterval) -> TimeInterval? {
        scale == 0 ? nil : (local - offset) / scale
    }

    /// The time within this one that one layer's media timing makes.
    func descending(beginTime: TimeInterval, speed: Double, timeOffset: TimeInterval) -> TimeMap {
        TimeMap(scale: scale * speed, offset: (offset - beginTime) * speed + timeOffset)
    }
}
