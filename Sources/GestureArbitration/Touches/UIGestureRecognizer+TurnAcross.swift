import UIKit

/// How far a finger goes before it is clear that it won't turn across, in points.
private enum Patience {
    /// If it moves 28 to 38 degrees off.
    static let slant: CGFloat = 40
    /// If it moves 38 to 45 degrees off.
    static let steepSlant: CGFloat = 80
    /// If it moves more and more across.
    static let bend: CGFloat = 120
}

/// How steeply a finger that may turn across moves, as tangents.
private enum Steepness {
    /// The least steepness overall: 28 degrees.
    static let ofSlant: CGFloat = 0.53
    /// The same of a slant that a small turn makes steeper than 45 degrees: 38 degrees.
    static let ofSteepSlant: CGFloat = 0.78
    /// The least current steepness on a path that bends: 31 degrees.
    static let ofBend: CGFloat = 0.6
    /// The ratio of current to overall steepness on such a path.
    static let growth: CGFloat = 1.05
}

/// The arc of a thumb that scrolls: it often begins more along than across.
extension UIGestureRecognizer {
    /// Whether a finger that moves in `direction` may be about to turn across: it moves far across, or more and more.
    ///
    /// - Parameter slant: How far it may move far across, in points; nil for as far as it takes to know.
    func mayTurnAcross(
        _ direction: SwipeDirection, since touchdown: Touchdown, slantedUpTo slant: CGFloat? = nil
    ) -> Bool {
        guard let (along, across) = wholeMovement(since: touchdown, along: direction) else { return false }
        let distance = max(along, across)
        guard distance < Patience.bend else { return false }
        let isSteep = across > Steepness.ofSteepSlant * along && !hasTurnedAcross(direction, since: touchdown)
        let isSlanted =
            distance < slant ?? (isSteep ? Patience.steepSlant : Patience.slant) && across > Steepness.ofSlant * along
        return isSlanted || bendsAcross(direction, since: touchdown, along: along, across: across)
    }

    /// Whether the finger has moved more than 28 degrees off `direction`.
    func isSlantedAcross(_ direction: SwipeDirection, since touchdown: Touchdown) -> Bool {
        guard let (along, across) = wholeMovement(since: touchdown, along: direction) else { return false }
        return across > Steepness.ofSlant * along
    }

    /// Whether the finger now moves more across than it has overall, and increasingly so.
    private func bendsAcross(
        _ direction: SwipeDirection, since touchdown: Touchdown, along: CGFloat, across: CGFloat
    ) -> Bool {
        guard let present = presentMovement(since: touchdown, along: direction),
            !hasTurnedAcross(direction, since: touchdown)
        else { return false }
        return present.across > Steepness.ofBend * present.along
            && present.across * along > Steepness.growth * across * present.along
    }

    /// Whether the finger moves farther across than along, now and over the last points of its path. Either alone may
    /// come from a trembling finger.
    func hasTurnedAcross(_ direction: SwipeDirection, since touchdown: Touchdown) -> Bool {
        guard let present = presentMovement(since: touchdown, along: direction), present.across > present.along,
            let latest = latestMovement(since: touchdown, along: direction)
        else { return false }
        return latest.across > latest.along
    }
}
