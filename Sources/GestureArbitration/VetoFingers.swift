import UIKit

/// The fingers on a veto: how they have moved together, and the one that the veto follows.
@MainActor
struct VetoFingers {
    /// A finger on the screen, and where it landed.
    private struct LandedFinger {
        private(set) weak var touch: UITouch?
        /// In points of the window.
        private let place: CGPoint

        @MainActor
        init(_ touch: UITouch) {
            self.touch = touch
            place = touch.location(in: nil)
        }

        /// How it has moved since it landed, in points of the window; nil once the touch is released.
        @MainActor var movement: CGPoint? { touch.map { place.movement(to: $0.location(in: nil)) } }
    }

    /// The number of fingers that are down.
    private var count = 0
    /// How the fingers have moved together since the first one landed, and where they were last, in points of the
    /// window.
    private var movementTogether = CGPoint.zero
    private var lastLocation: CGPoint?
    private var followed: LandedFinger?
    /// Another finger, such as a palm, that rested when the followed one landed.
    private var resting: LandedFinger?

    /// The finger that the veto follows.
    var followedTouch: UITouch? { followed?.touch }

    /// How the followed finger has moved since it landed, or all together if they moved farther, in points of the
    /// window. A recognizer that has only this finger is not slowed down by another one that rests.
    var movement: CGPoint {
        guard let alone = followed?.movement else { return movementTogether }
        return alone.length > movementTogether.length ? alone : movementTogether
    }

    /// Whether the followed finger is still where it landed.
    var followedRests: Bool { (followed?.movement?.length ?? 0) < AllowableMovement.whileResting }

    /// Whether the finger that rested now moves.
    var restingMoves: Bool { (resting?.movement?.length ?? 0) >= UIGestureRecognizer.hysteresis }

    /// Called when `touches` land.
    ///
    /// - Parameters:
    ///   - known: The one of them whose views are known, which is followed.
    ///   - location: Where all fingers are, in points of the window.
    mutating func land(_ touches: Set<UITouch>, known: UITouch?, at location: CGPoint) {
        if let touch = known ?? (count == 0 ? touches.first : nil) {
            (followed, resting) = (LandedFinger(touch), followed)
        }
        lastLocation = count == 0 ? location : nil
        count += touches.count
    }

    /// Called when the fingers have moved to `location`, in points of the window.
    mutating func move(to location: CGPoint) {
        // Their location before another finger landed or lifted says nothing about how they have moved.
        if let lastLocation {
            movementTogether.x += location.x - lastLocation.x
            movementTogether.y += location.y - lastLocation.y
        }
        lastLocation = location
    }

    /// Follows the finger that has rested, and returns it; nil if there is none.
    mutating func followResting() -> UITouch? {
        guard let finger = resting?.touch else { return nil }
        swap(&followed, &resting)
        return finger
    }

    /// Called when `touches` lift.
    ///
    /// - Returns: Whether there are others left.
    mutating func lift(_ touches: Set<UITouch>) -> Bool {
        count -= touches.count
        lastLocation = nil
        return count > 0
    }

    /// Forgets the finger that has rested, if it is one of `touches`.
    mutating func forgetResting(among touches: Set<UITouch>) {
        if let finger = resting?.touch, touches.contains(finger) { resting = nil }
    }
}
