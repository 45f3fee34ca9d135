import UIKit

/// The path of one finger since it landed, in points of its window.
@MainActor
struct FingerPath {
    /// The length of path that shows where a finger is going, in points: enough for a trembling finger, and little
    /// enough to follow a thumb, which moves in arcs.
    private static let memory: CGFloat = 20
    /// The distance between the places that show where it is going now, in points.
    private static let stride: CGFloat = 5

    private let start: CGPoint
    /// Where the finger was that far back.
    private var before: CGPoint
    /// The last two places that are a stride or more apart. A new one is noted when the finger is a stride away.
    private var waypoint: CGPoint
    private var nextWaypoint: CGPoint
    private var place: CGPoint
    /// Where the finger was when another one joined it.
    private var placeWhenJoined: CGPoint

    init(from start: CGPoint) {
        self.start = start
        before = start
        waypoint = start
        nextWaypoint = start
        place = start
        placeWhenJoined = start
    }

    /// Called when another finger has landed beside it.
    mutating func noteOtherFinger() { placeWhenJoined = place }

    mutating func move(to newPlace: CGPoint) {
        place = newPlace
        if nextWaypoint.movement(to: place).length >= Self.stride {
            waypoint = nextWaypoint
            nextWaypoint = place
        }
        let distance = before.movement(to: place).length
        guard distance > Self.memory else { return }
        // Pulled behind the finger as on a leash.
        let rest = (distance - Self.memory) / distance
        before.x += (place.x - before.x) * rest
        before.y += (place.y - before.y) * rest
    }

    /// How far the finger is from where it landed, in points of the window.
    var distance: CGFloat { start.movement(to: place).length }

    /// The movement since the finger landed, in points of `view`.
    func movement(in view: UIView) -> CGPoint { vector(from: start, in: view) }

    /// The movement over the last points of the path, in points of `view`.
    func latestMovement(in view: UIView) -> CGPoint { vector(from: before, in: view) }

    /// The current movement of the finger, in points of `view`: zero before it has moved.
    func presentMovement(in view: UIView) -> CGPoint { vector(from: waypoint, in: view) }

    /// The movement since another finger joined it, or since it joined another, in points of the window.
    var movementBesideAnother: CGPoint { placeWhenJoined.movement(to: place) }

    /// Whether the finger had moved when another one joined it.
    var hadMovedBeforeAnother: Bool { start.movement(to: placeWhenJoined).length >= AllowableMovement.whileResting }

    /// The vector to another finger, in points of the window.
    func way(to other: FingerPath) -> CGPoint { place.movement(to: other.place) }

    private func vector(from point: CGPoint, in view: UIView) -> CGPoint {
        view.convertMovementFromWindow(point.movement(to: place))
    }
}
