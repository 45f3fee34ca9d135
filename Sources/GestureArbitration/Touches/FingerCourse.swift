import UIKit

/// The way of one finger since it landed, in points of its window.
@MainActor
struct FingerCourse {
    /// How much of its way tells where a finger is going, in points: enough for a trembling finger, and little enough to
    /// follow a thumb, which moves in arcs.
    private static let memory: CGFloat = 20

    private let start: CGPoint
    /// Where the finger was that long ago.
    private var before: CGPoint
    private var place: CGPoint

    init(from start: CGPoint) {
        self.start = start
        before = start
        place = start
    }

    mutating func move(to newPlace: CGPoint) {
        place = newPlace
        let distance = hypot(place.x - before.x, place.y - before.y)
        guard distance > Self.memory else { return }
        // Drawn behind the finger as on a leash.
        let rest = (distance - Self.memory) / distance
        before.x += (place.x - before.x) * rest
        before.y += (place.y - before.y) * rest
    }

    /// The movement since the finger landed, in points of `view`.
    func movement(in view: UIView) -> CGPoint { vector(from: start, in: view) }

    /// The movement over the last points of the way, in points of `view`.
    func latestMovement(in view: UIView) -> CGPoint { vector(from: before, in: view) }

    private func vector(from point: CGPoint, in view: UIView) -> CGPoint {
        view.convertMovementFromWindow(CGPoint(x: place.x - point.x, y: place.y - point.y))
    }
}
