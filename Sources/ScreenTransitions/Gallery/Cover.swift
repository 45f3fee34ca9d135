import UIKit

extension ScreenTransition {
    /// The arriving screen slides in over the leaving one, which doesn't move; Hero's default curve, 0.35 s.
    ///
    /// As in UIKit's push, the screen above casts a shadow, and the one below darkens by one tenth.
    public static var cover: ScreenTransition { cover(from: .trailing) }

    /// ``cover`` with the arriving screen coming from `edge`.
    public static func cover(from edge: TransitionEdge) -> ScreenTransition {
        ScreenTransition("cover", timing: .standard(0.35), steps: TransitionPose.liftSteps) { scene in
            [
                .from { .identity.dimmed(.pushDimming * $0) },
                .to { .identity.translated(1 - $0, towards: edge, in: scene).lifted(at: $0) },
            ]
        }
    }

    /// The leaving screen slides off the arriving one, which doesn't move; Hero's default curve, 0.35 s. The shadow and
    /// the dimming are those of ``cover``.
    public static var uncover: ScreenTransition { uncover(to: .leading) }

    /// ``uncover`` with the leaving screen leaving through `edge`.
    public static func uncover(to edge: TransitionEdge) -> ScreenTransition {
        ScreenTransition("uncover", timing: .standard(0.35), steps: TransitionPose.liftSteps) { scene in
            [
                .to { .identity.dimmed(.pushDimming * (1 - $0)) },
                .from { .identity.translated($0, towards: edge, in: scene).lifted(at: $0) },
            ]
        }
    }
}
