import UIKit

extension ScreenTransition {
    /// The leaving screen parts in the middle and slides out to both sides, like a pair of doors in front of the
    /// arriving one. The way back closes them.
    ///
    /// Each half moves by half the width, and casts a shadow. 0.8 s.
    public static var doors: ScreenTransition {
        ScreenTransition("doors", timing: .easeInOut(0.8), steps: TransitionPose.liftSteps) { scene in
            [.to { _ in .identity }] + doorLeaves(in: scene)
        }
    }

    /// The two halves of the leaving screen, parting.
    static func doorLeaves(in scene: TransitionScene) -> [TransitionLayer] {
        [
            .piece(of: .from, CGRect(x: 0, y: 0, width: 0.5, height: 1)) {
                .identity.translated(x: -scene.width / 2 * $0).lifted(at: $0)
            },
            .piece(of: .from, CGRect(x: 0.5, y: 0, width: 0.5, height: 1)) {
                .identity.translated(x: scene.width / 2 * $0).lifted(at: $0)
            },
        ]
    }
}
