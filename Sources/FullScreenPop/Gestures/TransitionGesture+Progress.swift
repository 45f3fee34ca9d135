import GestureArbitration
import UIKit

extension TransitionGesture {
    /// How far a pan has driven its transition, from 0 to 1. For other gestures this is 0.
    ///
    /// - Parameters:
    ///   - movement: The movement of the fingers since the pan began, in points of the container.
    ///   - size: The size of the container, in points. If it is empty along the pan, the progress is 0.
    ///   - layout: The layout of the container: right-to-left interfaces go back to the left.
    package func progress(
        movedBy movement: CGPoint, in size: CGSize, layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> CGFloat {
        min(max(share(of: movement, in: size, layout: layout), 0), 1)
    }

    /// How fast a pan drives its transition, in progress per second; negative on the way back.
    ///
    /// - Parameters:
    ///   - speed: The speed of the fingers, in points of the container per second.
    ///   - size: As in ``progress(movedBy:in:layout:)``.
    ///   - layout: As in ``progress(movedBy:in:layout:)``.
    package func velocity(
        movingBy speed: CGPoint, in size: CGSize, layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> CGFloat {
        share(of: speed, in: size, layout: layout)
    }

    /// Whether a transition that a finger had moved in `view` would run on to its end.
    ///
    /// - Parameter motion: How the finger has moved, in points of `view`, and how fast.
    @MainActor
    func finishes(after motion: FingerMotion, in view: UIView) -> Bool {
        let (size, layout) = (view.bounds.size, view.effectiveUserInterfaceLayoutDirection)
        return completion.finishes(
            progress: progress(movedBy: motion.movement, in: size, layout: layout),
            velocity: velocity(movingBy: motion.velocity, in: size, layout: layout))
    }

    /// How far two fingers have driven their transition, from 0 to 1. For a pan this is 0.
    ///
    /// A pinch is at 1 − scale, as in VCTransitionsLibrary, and a spread at 1 − 1 / scale: one undoes the other.
    ///
    /// - Parameter scale: The distance of the fingers relative to that when the gesture began. A scale of 0 or less is
    ///   a finished pinch.
    package func progress(scaledBy scale: CGFloat) -> CGFloat {
        guard scale > 0 else { return movement == .pinch ? 1 : 0 }
        switch movement {
        case .pan: return 0
        case .pinch: return min(max(1 - scale, 0), 1)
        case .spread: return min(max(1 - 1 / scale, 0), 1)
        }
    }

    /// How fast two fingers drive their transition, in progress per second; negative on the way back.
    ///
    /// - Parameters:
    ///   - rate: How fast `scale` grows, per second.
    ///   - scale: As in ``progress(scaledBy:)``.
    package func velocity(scalingBy rate: CGFloat, at scale: CGFloat) -> CGFloat {
        guard scale > 0 else { return 0 }
        switch movement {
        case .pan: return 0
        case .pinch: return -rate
        // The derivative of 1 − 1 / scale.
        case .spread: return rate / (scale * scale)
        }
    }

    /// The fraction of a pan's whole distance that `vector` is: negative on the way back, and more than 1 beyond the
    /// end. For other gestures this is 0.
    func share(of vector: CGPoint, in size: CGSize, layout: UIUserInterfaceLayoutDirection) -> CGFloat {
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
