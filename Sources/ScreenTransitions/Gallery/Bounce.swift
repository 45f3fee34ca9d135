import UIKit

extension ScreenTransition {
    /// The arriving screen springs into place from below. The way back is ``drop``.
    ///
    /// It starts one height below its place, at rest; 0.8 s, damping ratio 0.6. It casts a shadow on its way, and the
    /// leaving screen darkens by one fifth.
    public static var bounce: ScreenTransition {
        ScreenTransition("bounce", timing: .spring(0.8, dampingRatio: 0.6), steps: TransitionPose.liftSteps) { scene in
            [
                .from { .identity.dimmed(.sheetDimming * $0) },
                .to { .identity.translated(y: scene.height * (1 - $0)).lifted(at: $0) },
            ]
        }
        .onPop(.drop)
    }

    /// The leaving screen slides out through the bottom edge, in front of the arriving one; 0.4 s. The shadow and the
    /// dimming are those of ``bounce``.
    public static var drop: ScreenTransition {
        ScreenTransition("drop", timing: .easeInOut(0.4), steps: TransitionPose.liftSteps) { scene in
            [
                .to { .identity.dimmed(.sheetDimming * (1 - $0)) },
                .from { .identity.translated(y: scene.height * $0).lifted(at: $0) },
            ]
        }
    }
}
