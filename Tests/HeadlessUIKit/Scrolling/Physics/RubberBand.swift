import Foundation

/// How much content gives when it is dragged past its end (D8): R·(1 − 1/(1 + 0.55·d/R)).
///
/// The further the finger goes, the less the content follows; it never moves by more than `dimension`.
struct RubberBand: Equatable, Sendable {
    /// The stiffness that D8 was measured with.
    static let stiffness: CGFloat = 0.55

    /// R: the length of the scroll view's bounds along the axis, in points.
    let dimension: CGFloat

    /// How far the content moves when the finger is `distance` points past the end; zero if it is not past it.
    func stretch(for distance: CGFloat) -> CGFloat {
        guard distance > 0, dimension > 0 else { return 0 }
        return dimension * (1 - 1 / (1 + Self.stiffness * distance / dimension))
    }

    /// How far past the end the finger must be for the content to have moved by `stretch` points.
    func distance(for stretch: CGFloat) -> CGFloat {
        guard stretch > 0, dimension > 0 else { return 0 }
        // A stretch of R would need an endless drag; content can be there after a flick, so it counts as nearly R.
        let part = min(stretch / dimension, 0.999)
        return dimension / Self.stiffness * (1 / (1 - part) - 1)
    }
}
