import UIKit

extension ScreenTransition {
    /// The arriving screen slides in from the trailing edge, and the leaving one slides out at half its speed.
    ///
    /// The geometry is that of VCTransitionsLibrary's pan: the leaving screen moves by half the width. As in UIKit's
    /// push, the screen above casts a shadow, and the one below darkens by one tenth. 0.5 s.
    public static var pan: ScreenTransition {
        ScreenTransition("pan", timing: .easeInOut(0.5), motion: .intense, steps: TransitionPose.liftSteps) { scene in
            [
                .from { .identity.translated(x: -scene.width / 2 * $0).dimmed(.pushDimming * $0) },
                .to { .identity.translated(x: scene.width * (1 - $0)).lifted(at: $0) },
            ]
        }
    }
}
