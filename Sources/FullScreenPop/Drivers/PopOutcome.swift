import GestureArbitration
import UIKit

/// What a finger that leaves the screen wants: the pop or the way back.
enum PopOutcome: Equatable {
    case pop
    case cancel

    /// Pops if the finger, going on at its speed for 0.3 seconds, would be past the middle of the screen.
    ///
    /// - Parameters:
    ///   - progress: how far the finger has come, from 0 to 1.
    ///   - velocity: of the finger in the back direction, in points per second.
    ///   - width: of the screen, in points. Without any width, the way back.
    init(progress: CGFloat, velocity: CGFloat, width: CGFloat) {
        guard width > 0 else {
            self = .cancel
            return
        }
        self = progress + velocity * 0.3 / width > 0.5 ? .pop : .cancel
    }

    /// What the finger of `pan` wants now.
    @MainActor
    init(of pan: UIPanGestureRecognizer) {
        guard let view = pan.view else {
            self = .cancel
            return
        }
        self.init(
            progress: Self.progress(of: pan),
            velocity: pan.velocity(in: view).x * backSign(in: view),
            width: view.bounds.width)
    }

    /// How fast the finger of `pan` goes in the back direction, in widths of its view per second.
    @MainActor
    static func velocity(of pan: UIPanGestureRecognizer) -> CGFloat {
        guard let view = pan.view, view.bounds.width > 0 else { return 0 }
        return pan.velocity(in: view).x * backSign(in: view) / view.bounds.width
    }

    /// How far the finger of `pan` has come in the back direction, as a fraction of the present width of its view.
    @MainActor
    static func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
        guard let view = pan.view, view.bounds.width > 0 else { return 0 }
        return min(max(pan.translation(in: view).x * backSign(in: view) / view.bounds.width, 0), 1)
    }
}

@MainActor
private func backSign(in view: UIView) -> CGFloat {
    SwipeDirection.back.sign(in: view.effectiveUserInterfaceLayoutDirection)
}
