import GestureArbitration
import UIKit

extension TransitionGesture {
    /// How far a pan has brought its transition, from 0 to 1; 0 for an gesture that is no pan.
    ///
    /// - Parameters:
    ///   - movement: Of the fingers since the pan began, in points of the container.
    ///   - size: Of the container, in points. Without any extent along the pan, the answer is 0.
    ///   - layout: Of the container: right-to-left interfaces go back to the left.
    public func progress(
        movedBy movement: CGPoint, in size: CGSize, layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> CGFloat {
        min(max(share(of: movement, in: size, layout: layout), 0), 1)
    }

    /// How fast a pan brings its transition on, in progress per second; negative on the way back.
    ///
    /// - Parameters:
    ///   - speed: Of the fingers, in points of the container per second.
    ///   - size: Of the container, in points. Without any extent along the pan, the answer is 0.
    ///   - layout: Of the container: right-to-left interfaces go back to the left.
    public func velocity(
        movingBy speed: CGPoint, in size: CGSize, layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> CGFloat {
        share(of: speed, in: size, layout: layout)
    }

    /// How far two fingers have brought their transition, from 0 to 1; 0 for a pan.
    ///
    /// A pinch is at 1 − scale, which is what VCTransitionsLibrary's pinch gesture computes, and a spread at the same
    /// for the inverse scale, so that the one takes back what the other has done.
    ///
    /// - Parameter scale: The distance of the fingers in proportion to that when the gesture began, more than 0.
    public func progress(scaledBy scale: CGFloat) -> CGFloat {
        guard scale > 0 else { return movement == .pinch ? 1 : 0 }
        switch movement {
        case .pan: return 0
        case .pinch: return min(max(1 - scale, 0), 1)
        case .spread: return min(max(1 - 1 / scale, 0), 1)
        }
    }

    /// How fast two fingers bring their transition on, in progress per second; negative on the way back.
    ///
    /// - Parameters:
    ///   - rate: How fast `scale` grows, per second.
    ///   - scale: As in ``progress(scaledBy:)``.
    public func velocity(scalingBy rate: CGFloat, at scale: CGFloat) -> CGFloat {
        guard scale > 0 else { return 0 }
        switch movement {
        case .pan: return 0
        case .pinch: return -rate
        // What 1 − 1 / scale grows by.
        case .spread: return rate / (scale * scale)
        }
    }

    private func share(of vector: CGPoint, in size: CGSize, layout: UIUserInterfaceLayoutDirection) -> CGFloat {
        guard case .pan(let direction, let distance, _) = movement else { return 0 }
        let whole: CGFloat
        switch distance {
        case .container: whole = direction.isHorizontal ? size.width : size.height
        case .points(let points): whole = points
        }
        guard whole > 0 else { return 0 }
        return (direction.isHorizontal ? vector.x : vector.y) * direction.sign(in: layout) / whole
    }
}
