import UIKit

extension ScreenTransition {
    /// A presentation that looks like a push: the arriving screen slides in from the trailing edge, the leaving one
    /// moves by a quarter of the width and darkens by one half. The dismissal is the reverse, at a constant speed. 0.25
    /// s.
    public static var pushLikeModal: ScreenTransition {
        let push = ScreenTransition(
            "pushLikeModal", timing: .easeInOut(0.25), motion: .intense, steps: TransitionPose.liftSteps
        ) { scene in
            [
                .from { .identity.translated(x: -scene.width / 4 * $0).dimmed(0.5 * $0) },
                .to { .identity.translated(x: scene.width * (1 - $0)).lifted(at: $0) },
            ]
        }
        return push.onPop(push.reversed.timing(.linear(0.25)))
    }
}
