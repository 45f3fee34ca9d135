/// How the time of a layer follows the time of the device: local = device · scale + offset.
///
/// One layer makes t = (parent − beginTime) · speed + timeOffset of its parent's time (H1); a chain of such steps is
/// one again.
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

    /// The map that applies `outer` first, then this one.
    func after(_ outer: TimeMap) -> TimeMap {
        TimeMap(scale: scale * outer.scale, offset: scale * outer.offset + offset)
    }
}
