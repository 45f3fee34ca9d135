import UIKit

extension ScreenTransition {
    /// The leaving screen turns edge-on about the vertical axis in its middle, and from there the arriving one turns
    /// into view, as if it were its back.
    ///
    /// m34 of −0.002; the first half turns the leaving screen from 0 to −90°, the second half the arriving one
    /// from 90° to 0, so that nothing is ever seen from behind. 0.8 s.
    public static var flip: ScreenTransition { halfTurns("flip", axis: .vertical) }

    /// ``flip`` about the horizontal axis, downward.
    public static var turn: ScreenTransition { turn(axis: .horizontal) }

    /// ``flip`` about either axis, by the same angles. About the horizontal axis, the upper edge comes towards the
    /// viewer first.
    ///
    /// The geometry is that of VCTransitionsLibrary's turn.
    public static func turn(axis: NSLayoutConstraint.Axis) -> ScreenTransition { halfTurns("turn", axis: axis) }

    private static func halfTurns(_ name: String, axis: NSLayoutConstraint.Axis) -> ScreenTransition {
        // Six keyframes, 15° apart, for each half.
        ScreenTransition(name, timing: .easeInOut(0.8), perspective: -0.002, motion: .intense, steps: 12) { _ in
            @Sendable func turned(_ quarters: CGFloat) -> TransitionPose {
                let angle = quarters * .pi / 2
                return axis == .vertical ? .identity.rotated(by: angle, y: 1) : .identity.rotated(by: angle, x: 1)
            }
            return [
                .from { turned(-$0.phase(from: 0, to: 0.5)) },
                .to { turned(1 - $0.phase(from: 0.5, to: 1)) },
            ]
        }
    }
}
