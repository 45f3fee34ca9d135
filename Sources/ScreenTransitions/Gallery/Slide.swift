import UIKit

extension ScreenTransition {
    /// Both screens slide side by side, in from the trailing edge and out through the leading one; Hero's default
    /// curve, 0.35 s.
    public static var slide: ScreenTransition { slide(from: .trailing) }

    /// ``slide`` with the arriving screen coming from `edge`.
    public static func slide(from edge: TransitionEdge) -> ScreenTransition {
        ScreenTransition("slide", timing: .standard(0.35)) { scene in
            [
                .from { .identity.translated($0, towards: edge.opposite, in: scene) },
                .to { .identity.translated(1 - $0, towards: edge, in: scene) },
            ]
        }
    }

    /// ``slide`` with screens that are smaller the farther they are from their places, down to Hero's scale of 0.8.
    public static var zoomSlide: ScreenTransition { zoomSlide(from: .trailing) }

    /// ``zoomSlide`` with the arriving screen coming from `edge`.
    public static func zoomSlide(from edge: TransitionEdge) -> ScreenTransition {
        var zoomSlide = ScreenTransition(
            "zoomSlide", timing: .standard(0.35), motion: .intense, steps: TransitionPose.liftSteps
        ) { scene in
            [
                .from {
                    .identity.scaled($0.between(1, 0.8)).translated($0, towards: edge.opposite, in: scene)
                        .lifted(at: $0)
                },
                .to {
                    .identity.scaled($0.between(0.8, 1)).translated(1 - $0, towards: edge, in: scene).lifted(at: $0)
                },
            ]
        }
        zoomSlide.groundContrast = .pushDimming
        return zoomSlide
    }
}
