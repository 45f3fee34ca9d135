import UIKit

extension ScreenTransition {
    /// A look-alike of UIKit's push and pop.
    ///
    /// The numbers are measurements of UIKit by others: the arriving screen slides in with a shadow at its edge, the
    /// leaving one moves by three tenths of the width and darkens by one tenth. 0.35 s.
    public static var systemLookAlike: ScreenTransition {
        ScreenTransition("systemLookAlike", timing: .easeInOut(0.35), motion: .intense, steps: TransitionPose.liftSteps)
        {
            scene in
            [
                .from { .identity.translated(x: -0.3 * scene.width * $0).dimmed(.pushDimming * $0) },
                .to { .identity.translated(x: scene.width * (1 - $0)).lifted(at: $0) },
            ]
        }
    }
}
