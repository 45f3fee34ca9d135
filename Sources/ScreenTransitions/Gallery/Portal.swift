import UIKit

extension ScreenTransition {
    /// The leaving screen parts like ``doors``, and the arriving one comes closer behind them.
    ///
    /// The geometry is that of VCTransitionsLibrary's portal: the arriving screen grows from 0.8. 0.8 s.
    public static var portal: ScreenTransition {
        ScreenTransition("portal", timing: .easeInOut(0.8), motion: .intense, steps: TransitionPose.liftSteps) {
            scene in
            [.to { .identity.scaled($0.between(0.8, 1)) }] + doorLeaves(in: scene)
        }
    }
}
