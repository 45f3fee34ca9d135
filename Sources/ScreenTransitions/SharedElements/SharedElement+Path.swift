import UIKit

extension SharedElement {
    /// The frame at `progress` on the straight path from the source to the destination, in points of a container of
    /// `size`.
    ///
    /// A spring that swings past an end doesn't carry the view out of the container: the frame doesn't pass any edge of
    /// the container that it lies within at that end.
    func frame(at progress: CGFloat, in size: CGSize) -> CGRect {
        let progress =
            progress < 0
            ? -(-progress).eased(within: destination.room(beyond: source, in: size))
            : progress > 1 ? 1 + (progress - 1).eased(within: source.room(beyond: destination, in: size)) : progress
        // A spring that overshoots a much smaller frame must not lead to a negative size.
        let width = max(0.001 * destination.width, progress.between(source.width, destination.width))
        let height = max(0.001 * destination.height, progress.between(source.height, destination.height))
        return CGRect(
            x: progress.between(source.midX, destination.midX) - width / 2,
            y: progress.between(source.midY, destination.midY) - height / 2, width: width, height: height)
    }
}

extension CGRect {
    /// How far beyond `end` a view on its way from this frame can go, as a fraction of the way, until one of its edges
    /// leaves a container of `size`. Only edges that lie within the container at `end` count.
    fileprivate func room(beyond end: CGRect, in size: CGSize) -> CGFloat {
        let rooms: [(distance: CGFloat, speed: CGFloat)] = [
            (end.minX, minX - end.minX), (end.minY, minY - end.minY),
            (size.width - end.maxX, end.maxX - maxX), (size.height - end.maxY, end.maxY - maxY),
        ]
        return rooms.filter { $0.distance > 0 && $0.speed > 0 }.map { $0.distance / $0.speed }.min() ?? .infinity
    }
}

extension CGFloat {
    /// This distance, which is not negative, eased within `room`: unchanged in the first half, and growing less and
    /// less beyond, so that it never reaches the end. `room` is more than 0, and may be infinite.
    fileprivate func eased(within room: CGFloat) -> CGFloat {
        let free = room / 2
        guard self > free else { return self }
        let rest = self - free
        // The slope is 1 where it begins, and the limit is `free`.
        return free + rest * free / (rest + free)
    }
}
